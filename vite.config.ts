import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chunkPlan, isRoute } from './src/app/web/chunks/chunks.vite.ts'
import { compileHints } from './src/app/web/chunks/compile-hints.vite.ts'
import { iconCopies } from './src/app/web/chunks/icon-copies.vite.ts'
import { directImports, runtimeInside } from './src/app/web/chunks/preloads.vite.ts'
import { routeFiles } from './src/app/web/chunks/route-files.vite.ts'
import { manifestPlugin } from './src/app/web/manifest.vite.ts'
import { formFields } from './src/platform/web/form-fields.vite.ts'
import { locales } from './src/platform/web/locales.vite.ts'
import { offlineOperations } from './src/platform/web/outbox/operations.vite.ts'
import routes from './src/routes.ts'

const FOUNDATION =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|@tanstack[\\/](?:react-query|query-core)|@orpc[\\/](?:client|contract|shared|standard-server|standard-server-fetch)|i18next|react-i18next|html-parse-stringify|void-elements)[\\/]|^\0vite\/preload-helper/

const fileNamed = (names: string) => new RegExp(`[\\\\/](?:[\\w-]+-)?(?:${names})\\.tsx$`)
/** What somebody opens, and what only a lost connection needs. */
const DIALOGS = 'dialog|sheet|drawer|palette|lightbox|offline-links'
/** What is shown only after something was done, however it is loaded. The button of a menu is there before. */
const OPENED = fileNamed(`${DIALOGS}|tooltip|toast-view`)
/** What somebody waits for. */
const AWAITED = fileNamed(`${DIALOGS}|menu`)

/** Our modules. What should happen at the start is called by `entry.client.tsx` or `root.tsx`. */
const PURE = /[\\/]src[\\/](?:app|domains|events|platform)[\\/].+\.tsx?$/
const MAIN_PAGES = [
  'app/web/landing/landing.page.tsx',
  'domains/marketplace/web/marketplace.page.tsx',
  'domains/marketplace/web/product.page.tsx',
  'domains/marketplace/web/vendor/vendor.page.tsx',
]
const OFTEN_VISITED = [
  'domains/checkout/web/checkout.page.tsx',
  'app/web/dashboard/dashboard.page.tsx',
  'app/web/vendor-dashboard/vendor-dashboard.page.tsx',
  'domains/orders/web/vendor/orders.page.tsx',
]
const chunks = chunkPlan({
  root: import.meta.dirname,
  routes,
  publicLayout: 'app/web/shells/public-shell.tsx',
  mainPages: MAIN_PAGES,
  oftenVisited: OFTEN_VISITED,
  appLayout: 'app/web/shells/app-shell.tsx',
  leftOut: FOUNDATION,
  pure: PURE,
  opened: OPENED,
})

export default defineConfig({
  plugins: [
    tailwindcss(),
    locales({ root: import.meta.dirname, publicFiles: chunks.publicFiles }),
    formFields({ root: import.meta.dirname }),
    offlineOperations({ root: import.meta.dirname }),
    manifestPlugin({ root: import.meta.dirname }),
    iconCopies({ root: import.meta.dirname }),
    reactRouter(),
    chunks.plugin,
    runtimeInside({ into: 'foundation' }),
    directImports({ opened: AWAITED }),
    compileHints({ of: 'foundation' }),
    routeFiles({ root: import.meta.dirname, isRoute, oftenVisited: [...MAIN_PAGES, ...OFTEN_VISITED] }),
  ],
  // Pictures and fonts stay separate files: a data URL would be sent again with every page.
  build: { assetsInlineLimit: 0, manifest: true, target: 'baseline-widely-available' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Importing a module does nothing by itself, so that one export of a public interface doesn't load the others.
          treeshake: { moduleSideEffects: [{ test: PURE, sideEffects: false }] },
          // The third-party modules of every visit stay cached when our code changes; everything else is divided by what visits load
          // (docs/decisions/0083).
          output: {
            codeSplitting: {
              groups: [
                { name: 'foundation', test: FOUNDATION, priority: 1 },
                { name: chunks.nameOf, includeDependenciesRecursively: false },
              ],
            },
          },
        },
      },
    },
  },
  server: { watch: { ignored: ['**/data/**', '**/demo/**'] } },
})
