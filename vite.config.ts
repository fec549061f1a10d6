import { globSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { manifests } from './src/app/web/manifest.vite.ts'
import { formFields } from './src/platform/web/form-fields.vite.ts'
import { locales } from './src/platform/web/locales.vite.ts'
import { offlineOperations } from './src/platform/web/outbox/operations.vite.ts'

const FOUNDATION =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|@tanstack[\\/](?:react-query|query-core)|@orpc[\\/](?:client|contract|shared|standard-server|standard-server-fetch)|i18next|react-i18next|html-parse-stringify|void-elements)[\\/]/

const DOOR = /[\\/]src[\\/]domains[\\/]\w+[\\/]web[\\/]index\.ts$/
const OURS = /[\\/]src[\\/]|lucide-react/
/** How many entries have to need a module of ours before it travels with what every page needs: nine pages in ten. Fewer, and dialogs travel too. */
const SHARED_BY = Math.round(0.9 * globSync('src/**/*.page.tsx', { cwd: import.meta.dirname }).length)

export default defineConfig({
  plugins: [
    tailwindcss(),
    locales({ root: import.meta.dirname }),
    formFields({ root: import.meta.dirname }),
    offlineOperations({ root: import.meta.dirname }),
    manifests({ root: import.meta.dirname }),
    reactRouter(),
  ],
  // Pictures and fonts stay files of their own: a data URL would be sent again with every page.
  build: { assetsInlineLimit: 0, manifest: true, target: 'baseline-widely-available' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // A door only hands on: who takes one thing from it does not get all the others.
          treeshake: { moduleSideEffects: [{ test: DOOR, sideEffects: false }] },
          // What every page needs is one file of others' and one of ours: they compress better than their parts, and others'
          // stays cached when ours changes.
          output: {
            codeSplitting: {
              groups: [
                { name: 'foundation', test: FOUNDATION, priority: 1 },
                { name: 'shared', test: OURS, minShareCount: SHARED_BY },
              ],
            },
          },
        },
      },
    },
  },
  server: { watch: { ignored: ['**/data/**', '**/demo/**', '**/studio/**'] } },
})
