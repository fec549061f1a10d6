/**
 * Lets a rendered page be seen before its scripts are asked for. On a phone they take most of the connection, and the page is readable and its
 * links work without them (docs/decisions/0089).
 */

const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g
/** The script of React Router that imports the modules of the page's routes and then the entry. */
const MODULES =
  /<script type="module" async="">import "([^"]+)";\s*((?:import \* as route\d+ from "[^"]+";\s*)+)window\.__reactRouterRouteModules = (\{[^}]*\});\s*import\("([^"]+)"\);<\/script>/
const ROUTE = /import \* as (route\d+) from "([^"]+)";/g

/** After this time scripts begin, even if the style sheet isn't there yet. */
const LATEST_MS = 2000

/** Returns the document with its scripts begun after the first paint. */
export function startScriptsAfterFirstPaint(html: string): string {
  const modules = MODULES.exec(html)
  if (!modules) throw new Error('The document has no script that imports its modules, or one of another form.')
  const [whole, manifest = '', imports = '', routeModules = '', entry = ''] = modules
  const preloads = Array.from(html.matchAll(MODULE_PRELOAD), ([, href = '']) => href)
  const routes = Array.from(imports.matchAll(ROUTE), ([, name = '', file = '']) => ({ name, file }))
  const script = `(() => {
let begun = false
const begin = async () => {
if (begun) return
begun = true
for (const href of ${JSON.stringify(preloads)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href, fetchPriority: "low" }))
const [${routes.map(({ name }) => name).join()}] = await Promise.all([${[...routes.map(({ file }) => file), manifest].map((file) => `import("${file}")`).join()}])
window.__reactRouterRouteModules = ${routeModules}
import("${entry}")
}
if (document.hidden) begin()
requestAnimationFrame(() => setTimeout(begin))
setTimeout(begin, ${LATEST_MS})
})()`
  return html.replaceAll(MODULE_PRELOAD, '').replace(whole, () => `<script>${script}</script>`)
}
