import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { partOf } from './src/i18n/parts.ts'

const SERVER = 'http://127.0.0.1:8000'
const LOCALES = join(import.meta.dirname, '../src/euchre/locales')

/** A one-line text of a language, for the page before any script runs. */
function text(lang: string, id: string): string {
  const found = new RegExp(`^${id} = (.+)$`, 'm').exec(readFileSync(join(LOCALES, lang, 'web.ftl'), 'utf8'))
  if (found?.[1] === undefined) throw new Error(`${lang}/web.ftl has no line "${id} = …", which index.html shows`)
  return found[1].replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

function inAllLanguages(id: string): string {
  const codes = readdirSync(LOCALES, { withFileTypes: true }).filter((one) => one.isDirectory() && !one.name.startsWith('_'))
  return codes.map(({ name }) => `<p lang="${name}">${text(name, id)}</p>`).join('')
}

/** What is fetched in one piece: the texts of all pages in a language, and those of each part that comes later. */
function texts(path: string): string | null {
  const [, lang, file] = /\/locales\/([^/]+)\/([^/]+)\.ftl/.exec(path) ?? []
  if (lang === undefined || file === undefined) return null
  const part = partOf(file)
  return part === undefined ? `texts-${lang}` : `texts-${lang}-${part}`
}

export default defineConfig({
  plugins: [
    svelte(),
    {
      name: 'texts-of-the-bare-page',
      transformIndexHtml: (html) =>
        html
          .replace('{{home-description}}', text('en', 'home-description'))
          .replace('{{web-needs-script}}', inAllLanguages('web-needs-script')),
    },
  ],
  server: {
    fs: { allow: ['..'] },
    // The server wants to see its own page's origin, so the proxy keeps the host.
    proxy: {
      '/api': { target: SERVER },
      '/ws': { target: SERVER, ws: true },
    },
  },
  build: {
    target: 'es2022',
    // Small pictures must stay files of their own: the server's content policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // How long each plugin took is no warning to whoever only wants to play.
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: [{ name: texts }] } },
    },
  },
  test: { include: ['test/**/*.test.ts'] },
})
