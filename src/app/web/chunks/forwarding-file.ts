/** Files of a build that only export what another file has. */
import { parseAst } from 'vite'

/** `names`: what it exports, by the names that the other file has for it. */
export type Forwarded = { file: string; names: ReadonlyMap<string, string> }

type Named = { name?: string; value?: string }
type Statement = {
  type: string
  source?: { value: string } | null
  specifiers?: { local: Named; imported?: Named; exported?: Named }[]
}
const textOf = ({ name, value }: Named) => name ?? value ?? ''
const fileOf = (source: string) => source.replace(/^\.\//, '')

/** In characters. Files that only forward are not longer. Parsing all files of a build takes longer than the rest of it. */
export const FORWARDING_LENGTH = 1000

/** Null if it does more, or exports from more than one file. */
export function findForwarded(code: string): Forwarded | null {
  if (code.length > FORWARDING_LENGTH) return null
  const { body } = parseAst(code) as unknown as { body: Statement[] }
  const origins = new Map<string, { source: string; name: string }>()
  const names = new Map<string, string>()
  const sources = new Set<string>()
  for (const { type, source, specifiers = [] } of body) {
    if (type !== 'ImportDeclaration' && type !== 'ExportNamedDeclaration') return null
    for (const { local, imported, exported } of specifiers) {
      if (type === 'ImportDeclaration') {
        if (!source || !imported) return null
        origins.set(textOf(local), { source: source.value, name: textOf(imported) })
        continue
      }
      const origin = source ? { source: source.value, name: textOf(local) } : origins.get(textOf(local))
      if (!origin || !exported) return null
      sources.add(origin.source)
      names.set(textOf(exported), origin.name)
    }
  }
  const [file] = sources
  return file !== undefined && sources.size === 1 ? { file: fileOf(file), names } : null
}

/** The file that the code imports, if it does nothing else. */
export const findOnlyImport = (code: string): string | null => /^import\s?"\.\/([^"]+)";?\s*$/.exec(code)?.[1] ?? null

const IMPORT = /import\((["'`])\.\/([^"'`]+)\1\)/g

/** Imports of forwarding files become imports of what they forward to. */
export function importDirectly(code: string, forwardedBy: (file: string) => Forwarded | undefined): string {
  return code.replace(IMPORT, (all, quote: string, file: string) => {
    const forwarded = forwardedBy(file)
    if (!forwarded) return all
    const properties = [...forwarded.names].map(([name, inner]) => `${JSON.stringify(name)}:m[${JSON.stringify(inner)}]`)
    return `import(${quote}./${forwarded.file}${quote}).then(m=>({${properties}}))`
  })
}
