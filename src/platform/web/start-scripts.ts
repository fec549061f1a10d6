/**
 * Lets a rendered page be seen before its scripts are asked for. On a phone they take most of the connection, and the page is readable and its
 * links work without them (docs/decisions/0089).
 */

const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g
/** The script of React Router that imports the modules of the page's routes and then the entry. */
const MODULES = /<script type="module" async="">(import [\s\S]*?)<\/script>/

/** After this time scripts begin, even if the style sheet isn't there yet. */
const LATEST_MS = 2000

/**
 * Returns the document with its scripts begun after the first paint. The script with the imports becomes a text that is run then as it is: its
 * imports must all be there before the first of them runs.
 */
export function startScriptsAfterFirstPaint(html: string): string {
  if (!MODULES.test(html)) throw new Error('The document has no script that imports its modules, or one of another form.')
  const preloads = Array.from(html.matchAll(MODULE_PRELOAD), ([, href = '']) => href)
  const script = `(() => {
let begun = false
const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties))
const begin = () => {
if (begun) return
begun = true
for (const href of ${JSON.stringify(preloads)}) add("link", { rel: "modulepreload", href, fetchPriority: "low" })
add("script", { type: "module", textContent: document.getElementById("modules").textContent })
}
if (document.hidden) begin()
requestAnimationFrame(() => setTimeout(begin))
setTimeout(begin, ${LATEST_MS})
})()`
  return html
    .replaceAll(MODULE_PRELOAD, '')
    .replace(MODULES, (_whole, imports: string) => `<script type="text/plain" id="modules">${imports}</script><script>${script}</script>`)
}
