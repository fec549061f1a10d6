/**
 * Gives each module its own copy of the icons that it imports. An icon is about a hundred bytes; shared by pages that load different modules, it
 * would be a file of its own, and a request of each of them (docs/decisions/0083).
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const PACKAGE = 'lucide-react'
const COPY = /^lucide-react\/copy\/([\w-]+)\?of=/
const COPIED = /\?of=/
const IMPORT = /^import \{([^}]+)\} from 'lucide-react'$/gm

export function iconCopies({ root }: { root: string }): Plugin {
  const folder = dirname(createRequire(join(root, 'package.json')).resolve(PACKAGE)).replace(/cjs$/, 'esm')
  const files = iconFiles(readFileSync(join(folder, 'lucide-react.mjs'), 'utf8'))
  if (files.size === 0) throw new Error(`${PACKAGE} lists its icons in another form.`)
  return {
    name: 'plaza:icon-copies',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!id.startsWith(join(root, 'src')) || !code.includes(PACKAGE)) return null
      const of = id.slice(join(root, 'src').length + 1).replace(/[\\/]/g, '.')
      return { code: code.replace(IMPORT, (_all, names: string) => importCopies(names, files, of)), map: null }
    },
    resolveId(source) {
      const [, file] = COPY.exec(source) ?? []
      return file === undefined
        ? null
        : { id: `${join(folder, 'icons', file)}.mjs${source.slice(source.indexOf('?'))}`, moduleSideEffects: false }
    },
    load: (id) => (id.startsWith(folder) && COPIED.test(id) ? readFileSync(id.replace(/\?.*/, ''), 'utf8') : null),
  }
}

/** The file of each exported name, without its extension. */
export function iconFiles(index: string): ReadonlyMap<string, string> {
  const exported = index.matchAll(/^export \{([^}]+)\} from '\.\/icons\/([\w-]+)\.mjs';$/gm)
  return new Map(
    Array.from(exported, ([, names = '', file = '']) =>
      Array.from(names.matchAll(/default as (\w+)/g), ([, name = '']) => [name, file] as const),
    ).flat(),
  )
}

/**
 * `names`: what is between the braces of an import. What is no icon is imported as before, and types as types: the compiler
 * would leave an import without names, which loads the package's index and three thousand modules.
 */
export function importCopies(names: string, files: ReadonlyMap<string, string>, of: string): string {
  const others: string[] = []
  const copies = names.split(',').flatMap((part) => {
    const specifier = part.trim()
    const [name = '', local = name] = specifier.split(' as ')
    const file = files.get(name)
    if (file !== undefined) return [`import ${local} from '${PACKAGE}/copy/${file}?of=${of}'`]
    if (specifier) others.push(specifier)
    return []
  })
  const keyword = others.every((name) => name.startsWith('type ')) ? 'import type' : 'import'
  const rest = others.map((name) => (keyword === 'import' ? name : name.replace('type ', '')))
  return [...copies, ...(rest.length > 0 ? [`${keyword} { ${rest.join(', ')} } from '${PACKAGE}'`] : [])].join(';')
}
