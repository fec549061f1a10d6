import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { manifestPlugin } from './src/app/web/manifest.vite.ts'
import { formFields } from './src/platform/web/form-fields.vite.ts'
import { locales } from './src/platform/web/locales.vite.ts'
import { offlineOperations } from './src/platform/web/outbox/operations.vite.ts'

const FOUNDATION =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|@tanstack[\\/](?:react-query|query-core)|@orpc[\\/](?:client|contract|shared|standard-server|standard-server-fetch)|i18next|react-i18next|html-parse-stringify|void-elements)[\\/]/

const DOOR = /[\\/]src[\\/]domains[\\/]\w+[\\/]web[\\/]index\.ts$/
/** Modules that every visit loads. */
const FRAME = /[\\/]src[\\/](?:root|entry\.client|app[\\/]web[\\/]shells[\\/]public-shell)\.tsx/

export default defineConfig({
  plugins: [
    tailwindcss(),
    locales({ root: import.meta.dirname }),
    formFields({ root: import.meta.dirname }),
    offlineOperations({ root: import.meta.dirname }),
    manifestPlugin({ root: import.meta.dirname }),
    reactRouter(),
  ],
  // Pictures and fonts stay separate files: a data URL would be sent again with every page.
  build: { assetsInlineLimit: 0, manifest: true, target: 'baseline-widely-available' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // A public interface only re-exports, so importing one export must not load the others.
          treeshake: { moduleSideEffects: [{ test: DOOR, sideEffects: false }] },
          // Every visit loads one chunk of third-party modules and one of ours, each with its static imports: they compress better than
          // their parts, and the third-party chunk stays cached when ours changes (docs/decisions/0024).
          output: {
            codeSplitting: {
              groups: [
                { name: 'foundation', test: FOUNDATION, priority: 1 },
                { name: 'frame', test: FRAME },
              ],
            },
          },
        },
      },
    },
  },
  server: { watch: { ignored: ['**/data/**', '**/demo/**'] } },
})
