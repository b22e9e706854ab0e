import './styles/font.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/cards.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { firstLanguage, speak } from './i18n/index.svelte'
import { delay } from './net/backoff'
import { watchKeyboard } from './state/keyboard'
import { settings } from './state/settings.svelte'

watchKeyboard()

/** Shows the page as soon as it has words; without the network it tries again, ever more slowly. */
async function start(target: HTMLElement): Promise<void> {
  for (let attempt = 0; !(await speak(firstLanguage(settings.lang))); attempt += 1) {
    await new Promise((done) => setTimeout(done, delay(attempt)))
  }
  mount(App, { target })
}

const target = document.getElementById('app')
if (target !== null) void start(target)
