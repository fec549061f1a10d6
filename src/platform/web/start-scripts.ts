/**
 * Lets a rendered page be seen, with its first picture, before its scripts are asked for. On a phone they take most of the connection, and the page
 * is readable and its links work without them (docs/decisions/0089).
 */

const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g
/** The script of React Router that imports the modules of the page's routes and then the entry. */
const MODULES = /<script type="module" async="">(import [\s\S]*?)<\/script>/

/** After this time scripts begin, even if the style sheet or the picture isn't there yet. */
const LATEST_MS = 2000

/** A file that only exports what another one has. `names`: those of the other file, by its own. */
export type ForwardedFile = { file: string; names: Readonly<Record<string, string>> }
type ForwardedFiles = Readonly<Record<string, ForwardedFile>>

const NAMESPACE_IMPORT = /import \* as (\w+) from "([^"]+)";/g
const ENTRY = /import\("([^"]+)"\)/

/**
 * Returns the document with its scripts begun after the first paint, or after that of the picture that is loaded with priority. The script with the imports becomes a text that is run then: its imports must
 * all be there before the first of them runs. Files that only forward are left out, and what they forward to is imported.
 */
export function startScriptsAfterFirstPaint(html: string, forwarded: ForwardedFiles): string {
  if (!MODULES.test(html)) throw new Error('The document has no script that imports its modules, or one of another form.')
  const preloads = Array.from(html.matchAll(MODULE_PRELOAD), ([, href = '']) => href).filter((href) => !forwarded[href])
  const script = `(() => {
let begun = false
const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties))
const begin = () => {
if (begun) return
begun = true
for (const href of ${JSON.stringify(preloads)}) add("link", { rel: "modulepreload", href, fetchPriority: "low" })
add("script", { type: "module", textContent: document.getElementById("modules").textContent })
}
const afterPaint = () => requestAnimationFrame(() => setTimeout(begin))
const picture = document.querySelector("img[fetchpriority=high]")
if (document.hidden) begin()
if (picture && !picture.complete) for (const end of ["load", "error"]) picture.addEventListener(end, afterPaint)
else afterPaint()
setTimeout(begin, ${LATEST_MS})
})()`
  return html
    .replaceAll(MODULE_PRELOAD, (_all, href: string) => (forwarded[href] ? unused(href) : ''))
    .replace(
      MODULES,
      (_whole, imports: string) =>
        `<script type="text/plain" id="modules">${importDirectly(imports, forwarded)}</script><script>${script}</script>`,
    )
}

/** Of a document that shows nothing before its scripts have run: only the files that forward are left out. */
export function skipForwardedFiles(html: string, forwarded: ForwardedFiles): string {
  return html
    .replaceAll(MODULE_PRELOAD, (link, href: string) => (forwarded[href] ? unused(href) : link))
    .replace(MODULES, (script) => importDirectly(script, forwarded))
}

/** React adds a link for the files of the routes where the document has none. One for no medium loads nothing. */
const unused = (href: string) => `<link rel="modulepreload" href="${href}" media="not all"/>`

function importDirectly(imports: string, forwarded: ForwardedFiles): string {
  return imports
    .replace(NAMESPACE_IMPORT, (all, name: string, href: string) => {
      const target = forwarded[href]
      if (!target) return all
      const locals = Object.entries(target.names).map(([exported, inner]) => ({ exported, inner, local: `${name}_${exported}` }))
      const imported = locals.map(({ inner, local }) => `${inner} as ${local}`)
      const properties = locals.map(({ exported, local }) => `${exported}:${local}`)
      return `import {${imported}} from "${target.file}";const ${name}={${properties}};`
    })
    .replace(ENTRY, (all, href: string) => (forwarded[href] ? `import("${forwarded[href].file}")` : all))
}
