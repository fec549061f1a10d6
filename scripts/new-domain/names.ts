/** The names of a new domain: what the command line says, and how the templates use it. */
import { parseArgs } from 'node:util'
import { PERMISSIONS, type Permission } from '#platform/shared/permissions.ts'

export type Names = {
  domain: string
  /** The noun of one record, and of several. */
  record: string
  records: string
  permission: Permission
}

/** A wish that cannot be fulfilled; the message says why. */
export class Refusal extends Error {}

const WORD = /^[a-z]{2,30}$/

/** Folders and schemas of Plaza's own, and words that PostgreSQL doesn't take as a name. */
const NO_DOMAIN = 'app audit events platform public test all and any array check column end from grant references select table to'.split(
  ' ',
)

/** The platform has a component, a type or a parameter of this name. */
const NO_RECORD = 'domain input list page record source total workspace'.split(' ')

const USAGE = 'npm run new-domain -- <name> [--record <noun>] [--permission <permission>]'

export function readNames(args: readonly string[]): Names {
  const { positionals, values } = parseArguments(args)
  const [domain = '', ...others] = positionals
  if (domain === '' || others.length > 0) throw new Refusal(`Name one domain: ${USAGE}`)
  const record = values.record ?? singularOf(domain)
  if (record === null)
    throw new Refusal(`«${domain}» is not a plural. Say what its records are: npm run new-domain -- ${domain} --record <noun>`)
  requireWord(domain, NO_DOMAIN)
  requireWord(record, NO_RECORD)
  const permission = values.permission ?? PERMISSIONS.find((known) => known === domain) ?? 'content'
  if (!isPermission(permission)) throw new Refusal(`There is no permission «${permission}». There are: ${PERMISSIONS.join(', ')}.`)
  return { domain, record, permission, records: record === singularOf(domain) ? domain : pluralOf(record) }
}

function parseArguments(args: readonly string[]) {
  const options = { record: { type: 'string' }, permission: { type: 'string' } } as const
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : error}\n${USAGE}`)
  }
}

function requireWord(word: string, taken: readonly string[]): void {
  if (!WORD.test(word)) throw new Refusal(`«${word}» must be one lower-case word of 2 to 30 letters.`)
  if (taken.includes(word) || !isIdentifier(word)) throw new Refusal(`«${word}» has another meaning in Plaza, JavaScript or PostgreSQL.`)
}

function isIdentifier(word: string): boolean {
  try {
    new Function(`'use strict'; const ${word} = 0`)
    return true
  } catch {
    return false
  }
}

const isPermission = (text: string): text is Permission => PERMISSIONS.some((known) => known === text)

function singularOf(word: string): string | null {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ss|x|zz|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return /[^s]s$/.test(word) ? word.slice(0, -1) : null
}

function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
}

/** `/leads`; `/crm/contacts` if the domain has another name than its records. */
export const addressOf = ({ domain, records }: Names) => (domain === records ? `/${domain}` : `/${domain}/${records}`)

/** The paths of its screens. */
export function screenPaths(names: Names): string[] {
  return ['', '/new', `/:${names.record}Id`, `/:${names.record}Id/edit`].map((rest) => addressOf(names) + rest)
}

/** The values of the placeholders `__name__` in the templates. Operations are `leads.list`, or `crm.contacts.list`. */
export function placeholders(names: Names, time: string): Record<string, string> {
  const { domain, record, records, permission } = names
  const nested = domain !== records
  return {
    domain,
    record,
    records,
    permission,
    time,
    a_record: `${/^[aeiou]/.test(record) ? 'an' : 'a'} ${record}`,
    Record: capitalized(record),
    Records: capitalized(records),
    path: addressOf(names),
    operations: nested ? `${domain}.${records}` : domain,
    nested: nested ? `${records}.` : '',
    open: nested ? `{ ${records}: {` : '{',
    close: nested ? '} }' : '}',
  }
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Replaces every placeholder of a template or of its path. */
export function fill(template: string, values: Record<string, string>): string {
  return template.replace(/__([a-zA-Z][a-zA-Z_]*?)__/g, (placeholder, name) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${placeholder} has no value`)
    return value
  })
}
