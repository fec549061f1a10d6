/** Writes a new domain: its folder, its events, its place in the dependency order and its row in the README. */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { comingSoonScreens } from '#app/coming-soon.ts'
import { screens } from '#app/screens.ts'
import { DEPENDENCY_ORDER } from '#domains/dependency-order.ts'
import { fill, type Names, placeholders, Refusal, screenPaths } from './names.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const TEMPLATES = fileURLToPath(new URL('./', import.meta.url))

/** A domain that the list does not name yet is put before this one, which may call all others. */
const LAST = 'moderation'

/** Fails with a Refusal if the domain or one of its addresses is there already. */
export function requireFree(names: Names): void {
  const { domain } = names
  if (existsSync(`${ROOT}src/domains/${domain}`)) throw new Refusal(`There is a domain «${domain}» already: src/domains/${domain}`)
  const coming = comingSoonScreens.map(({ path }) => path)
  const built = screens.map(({ path }) => path).filter((path) => !coming.includes(path))
  const taken = screenPaths(names).find((path) => built.map(anyParameter).includes(anyParameter(path)))
  if (taken) throw new Refusal(`The address ${taken} is taken.`)
}

/** Addresses that are announced as coming, and must be removed there. */
export function announcedPaths(names: Names): string[] {
  const own = screenPaths(names).map(anyParameter)
  return comingSoonScreens.map(({ path }) => path).filter((path) => own.includes(anyParameter(path)))
}

const anyParameter = (path: string) => path.replace(/:\w+/g, '*')

/** Returns the paths of the new files. */
export function writeFiles(names: Names, now: Date): string[] {
  const values = placeholders(names, migrationTime(now))
  const files = globSync('**/*.tmpl', { cwd: TEMPLATES }).sort()
  return files.map((template) => {
    const path = fill(template, values).replace(/\.tmpl$/, '')
    const target = path === 'events.ts' ? `src/events/${names.domain}.ts` : `src/domains/${names.domain}/${path.replace('domain/', '')}`
    mkdirSync(dirname(`${ROOT}${target}`), { recursive: true })
    writeFileSync(`${ROOT}${target}`, fill(readFileSync(`${TEMPLATES}${template}`, 'utf8'), values))
    return target
  })
}

/** `20261122_1015`: now, but after every existing migration, because its table refers to theirs. */
function migrationTime(now: Date): string {
  const existing = globSync('src/**/migrations/*.sql', { cwd: ROOT }).map((file) => basename(file).slice(0, 13))
  const [latest = ''] = existing.sort().reverse()
  const [, year, month, day, hour, minute] = (/^(....)(..)(..)_(..)(..)$/.exec(latest) ?? []).map(Number)
  const next = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, (minute ?? 0) + 5))
  const time = next > now ? next : now
  return time.toISOString().replace(/^(\d+)-(\d+)-(\d+)T(\d+):(\d+).*$/, '$1$2$3_$4$5')
}

/** Adds the domain to the dependency order, unless it is planned there already, and to the map of the README. */
export function joinLists({ domain, records }: Names): void {
  const planned: readonly string[] = DEPENDENCY_ORDER
  const order = planned.includes(domain) ? planned : planned.flatMap((name) => (name === LAST ? [domain, name] : [name]))
  if (order !== planned) replaceIn('src/domains/dependency-order.ts', `  '${LAST}',`, `  '${domain}',\n  '${LAST}',`)
  const before = order.slice(0, order.indexOf(domain)).findLast((name) => existsSync(`${ROOT}src/domains/${name}`))
  const row = readFileSync(`${ROOT}README.md`, 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| [${before}](src/domains/${before}/`))
  if (!row) throw new Error('the map of the README has no row above the new one')
  replaceIn('README.md', row, `${row}\n| [${domain}](src/domains/${domain}/README.md) | the ${records} of a workspace |`)
}

function replaceIn(path: string, found: string, instead: string): void {
  const text = readFileSync(`${ROOT}${path}`, 'utf8')
  if (!text.includes(found)) throw new Error(`${path} has no line ${found}`)
  writeFileSync(
    `${ROOT}${path}`,
    text.replace(found, () => instead),
  )
}
