/** What every write of administrators must do: ask for a recent reauthentication, and leave an entry in the audit log. */
import type { OperationMeta } from '#platform/shared/contract.ts'

type Named = { name: string; meta: OperationMeta }

/** Writes of administrators without a reauthentication, and why; maintained by hand. */
export const WITHOUT_REAUTH: Readonly<Record<string, string>> = {
  'catalog.admin.categories.add': 'a list of the platform: no money, no rights, nobody’s content, and undone by hand',
  'catalog.admin.categories.update': 'as above',
  'catalog.admin.categories.remove': 'as above; a category in use stays',
  'catalog.admin.categories.arrange': 'as above',
  'catalog.admin.attributes.add': 'as above',
  'catalog.admin.attributes.update': 'as above; a choice in use stays',
  'catalog.admin.attributes.remove': 'as above; an attribute in use stays',
  'catalog.admin.attributes.arrange': 'as above',
  'catalog.admin.collections.create': 'as above',
  'catalog.admin.collections.update': 'as above',
  'catalog.admin.collections.remove': 'as above; the products stay',
  'marketplace.admin.synonyms.add': 'words of the search: no money, no rights, nobody’s content, and undone by hand',
  'marketplace.admin.synonyms.update': 'as above',
  'marketplace.admin.synonyms.remove': 'as above',
  'pages.admin.update': 'a draft, which nobody else sees before it is published',
}

export function adminWrites<O extends Named>(operations: readonly O[]): O[] {
  return operations.filter(({ meta }) => meta.access === 'admin' && meta.writes)
}

/** Names of writes that are neither reauthenticated nor listed, and of listed ones that are reauthenticated or gone. */
export function withoutReauth(operations: readonly Named[], listed: Readonly<Record<string, string>> = WITHOUT_REAUTH): string[] {
  const open = adminWrites(operations)
    .filter(({ meta }) => !meta.reauth)
    .map(({ name }) => name)
  return [
    ...open.filter((name) => !(name in listed)).map((name) => `${name}: no reauth`),
    ...Object.keys(listed)
      .filter((name) => !open.includes(name))
      .map((name) => `${name}: listed for nothing`),
  ]
}

/** The text of a module by its path; undefined for files that are not there. */
export type ReadModule = (path: string) => string | undefined

const RECORDS = /\brecordAudit\(|\bdefineSettings\(/

/**
 * Whether the function of a file records to the audit log: itself, or in a function that it calls, of its own module or imported from its
 * own domain, two modules deep.
 */
export function recordsAudit(path: string, name: string, read: ReadModule, depth = 2, seen: ReadonlySet<string> = new Set()): boolean {
  const text = read(path)
  if (text === undefined || seen.has(name)) return false
  const body = functionText(text, name)
  if (RECORDS.test(body)) return true
  const called = new Set([...body.matchAll(/\b(\w+)\(/g)].map(([, each = '']) => each))
  const own = [...called].filter((each) => each !== name && new RegExp(`^(?:export )?(?:async )?function ${each}\\b`, 'm').test(text))
  if (own.some((each) => recordsAudit(path, each, read, depth, new Set([...seen, name])))) return true
  return (
    depth > 0 &&
    importsOf(text)
      .filter(([imported]) => called.has(imported))
      .some(([imported, from]) => recordsAudit(resolve(path, from), imported, read, depth - 1))
  )
}

/** A function's text up to its end at the start of a line; the whole module when it is no function. */
function functionText(text: string, name: string): string {
  const start = text.search(new RegExp(`^(?:export )?(?:async )?function ${name}\\b`, 'm'))
  if (start < 0) return text
  const end = text.slice(start).search(/^\}/m)
  return end < 0 ? text.slice(start) : text.slice(start, start + end)
}

function importsOf(text: string): [string, string][] {
  return [...text.matchAll(/import \{([^}]*)\} from '(\.[^']+)'/g)].flatMap(([, names = '', from = '']) =>
    names.split(',').map((name): [string, string] => [name.trim(), from]),
  )
}

export function resolve(path: string, from: string): string {
  return new URL(from, `file:///${path}`).pathname.slice(1)
}
