import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { formFields } from './src/platform/web/form-fields.vite.ts'
import { locales } from './src/platform/web/locales.vite.ts'

const FOUNDATION =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|@tanstack[\\/](?:react-query|query-core)|@orpc[\\/](?:client|contract|shared|standard-server|standard-server-fetch)|i18next|react-i18next|html-parse-stringify|void-elements)[\\/]/

export default defineConfig({
  plugins: [tailwindcss(), locales({ root: import.meta.dirname }), formFields({ root: import.meta.dirname }), reactRouter()],
  // Pictures and fonts stay files of their own: a data URL would be sent again with every page.
  build: { assetsInlineLimit: 0, manifest: true, target: 'baseline-widely-available' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // What every page needs is one file: it compresses better than its parts, and stays cached when ours change.
          output: { codeSplitting: { groups: [{ name: 'foundation', test: FOUNDATION }] } },
        },
      },
    },
  },
  server: { watch: { ignored: ['**/data/**', '**/demo/**', '**/studio/**'] } },
})
