/** An operation that writes is a file: `inventory.transfers.create` calls `createTransfer` of `create-transfer.ts`. */
import type { SourceFile } from './schemas.ts'

type Procedure = { handler: (...args: never[]) => unknown }

/** The text of each operation's handler, by the operation's name; calls of imported functions may read `(0, module.name)(…)`. */
export function handlerTexts(node: unknown, path: string[] = []): Map<string, string> {
  const procedure = (node as { '~orpc'?: Procedure } | null)?.['~orpc']
  if (procedure) return new Map([[path.join('.'), procedure.handler.toString()]])
  return new Map(
    Object.entries((node ?? {}) as Record<string, unknown>).flatMap(([key, inner]) => [...handlerTexts(inner, [...path, key])]),
  )
}

/** The path behind each name that handlers import, apart from the helpers that they share: those lie beside them in `http/`. */
export function importedCommands(files: readonly SourceFile[]): Map<string, string> {
  return new Map(
    files.flatMap(({ path, text }) =>
      [...text.matchAll(/import \{([^}]*)\} from '(\.[^']+)'/g)]
        .filter(([, , from = '']) => !(path.includes('/http/') && from.startsWith('./')))
        .flatMap(([, names = '', from = '']) => names.split(',').map((name): [string, string] => [name.trim(), from]))
        // An import on several lines ends with a comma.
        .filter(([name]) => name !== ''),
    ),
  )
}

/** Settings and imports have one command for all domains, in `defineSettings` and `defineImport`. */
const SHARED = /\b\w+(?:Settings|Rates)\.update\(|\b\w+Import\.run\(/

/** Returns what is wrong with the file of a writing operation, or null. */
export function commandProblem(name: string, handler: string, imports: ReadonlyMap<string, string>): string | null {
  if (SHARED.test(handler)) return null
  const called = [...handler.matchAll(/(\w+)\)?\(/g)].map(([, call = '']) => call).filter((call) => imports.has(call))
  const [command, ...others] = called
  if (!command || others.length > 0) return `${name}: calls ${called.join(' and ') || 'no imported command'}`
  const file = imports.get(command)?.split('/').at(-1)
  if (file !== `${kebab(command)}.ts`) return `${name}: ${command} is in ${file}`
  const verb = kebab(name.split('.').at(-1) ?? '').split('-')[0]
  return kebab(command).split('-')[0] === verb ? null : `${name}: is called ${command}`
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
