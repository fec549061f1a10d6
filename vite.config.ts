import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { locales } from './src/platform/web/locales.vite.ts'

export default defineConfig({
  plugins: [tailwindcss(), locales({ root: import.meta.dirname }), reactRouter()],
  // Pictures and fonts stay files of their own: a data URL would be sent again with every page.
  build: { assetsInlineLimit: 0, manifest: true, target: 'baseline-widely-available' },
  server: { watch: { ignored: ['**/data/**', '**/demo/**', '**/studio/**'] } },
})
