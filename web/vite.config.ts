import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const SERVER = 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte()],
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
    // How long each plugin took is no warning to whoever only wants to play.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  test: { include: ['test/**/*.test.ts'] },
})
