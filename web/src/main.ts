import './styles/font.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/cards.css'
import { mount } from 'svelte'
import App from './App.svelte'

import { watchKeyboard } from './state/keyboard'

watchKeyboard()
const target = document.getElementById('app')
if (target !== null) mount(App, { target })
