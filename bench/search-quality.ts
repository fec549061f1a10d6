/**
 * `npm run bench -- search-quality`: how many of 300 judged queries have a right product among the first five, per language and kind. Asked
 * over HTTP of a Plaza with the demo data. Prints Markdown for `docs/proof.md`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPlaza } from '#app/server/plaza.ts'
import { readPlazaConfig } from '#app/server/read-config.ts'
import { DEMO } from '#domains/catalog/server/demo.ts'
import { LANGUAGES, type Language } from '#platform/shared/language.ts'
import { openThrowAwayCluster } from '#test/cluster/throw-away.ts'
import { AR } from './search-quality/ar.ts'
import { EN } from './search-quality/en.ts'
import { ES } from './search-quality/es.ts'
import { type JudgedQueries, KINDS, type Kind } from './search-quality/judged.ts'

export const JUDGED: Readonly<Record<Language, JudgedQueries>> = { en: EN, es: ES, ar: AR }

/** A right product must be among these. */
const FIRST = 5
const LEAST_SHARE = 0.95

export type Answer = { language: Language; kind: Kind; query: string; right: boolean; found: string[] }

/** Asks every judged query; `languages` for fewer. */
export async function measureSearchQuality(url: string, languages: readonly Language[] = LANGUAGES): Promise<Answer[]> {
  const slugs = new Map(DEMO.flatMap(({ products }) => products.flatMap(({ slug, name }) => LANGUAGES.map((each) => [name[each], slug]))))
  const answers: Answer[] = []
  for (const language of languages) {
    for (const kind of KINDS) {
      for (const [query, accepted] of Object.entries(JUDGED[language][kind])) {
        const found = (await listNames(url, language, query)).map((name) => slugs.get(name) ?? name)
        const right = acceptedSlugs(accepted)
        answers.push({ language, kind, query, right: found.some((slug) => right.has(slug)), found })
      }
    }
  }
  return answers
}

/** The products of a judgment: slugs, or all of a category. */
export function acceptedSlugs(accepted: string): ReadonlySet<string> {
  const products = DEMO.flatMap((vendor) => vendor.products)
  const isCalled = (word: string) => (product: (typeof products)[number]) =>
    word.startsWith('@') ? product.category.toLowerCase() === word.slice(1) : product.slug === word
  return new Set(accepted.split(' ').flatMap((word) => products.filter(isCalled(word)).map(({ slug }) => slug)))
}

let asked = 0

/** Each query comes from another address, because searches are limited by address. */
async function listNames(url: string, language: Language, q: string): Promise<string[]> {
  asked += 1
  const response = await fetch(`${url}/api/v1/marketplace/listings?${new URLSearchParams({ q, limit: String(FIRST) })}`, {
    headers: { 'accept-language': language, 'x-forwarded-for': `10.9.${asked >> 8}.${asked & 255}` },
  })
  if (!response.ok) throw new Error(`«${q}»: ${response.status} ${await response.text()}`)
  const { items } = (await response.json()) as { items: { name: string }[] }
  return items.map(({ name }) => name)
}

const shareOf = (answers: readonly Answer[]) => answers.filter(({ right }) => right).length / answers.length

export function formatSearchQuality(answers: readonly Answer[]): string {
  const percent = (some: readonly Answer[]) => `${Math.round(shareOf(some) * 100)} %`
  const row = (name: string, one: (answer: Answer) => boolean) =>
    `| ${[name, ...LANGUAGES.map((language) => percent(answers.filter((answer) => answer.language === language && one(answer))))].join(' | ')} |`
  const missed = answers.filter(({ right }) => !right)
  return [
    `| a right product in the first ${FIRST} | ${LANGUAGES.join(' | ')} |`,
    `| --- | ${LANGUAGES.map(() => '---').join(' | ')} |`,
    ...KINDS.map((kind) => row(kind, (answer) => answer.kind === kind)),
    row('**all**', () => true),
    '',
    ...LANGUAGES.map((language) => {
      const own = missed.filter((answer) => answer.language === language)
      return `Missed, ${language}: ${own.map(({ query, kind, found }) => `«${query}» (${kind}${found.length === 0 ? ', nothing found' : ''})`).join(', ') || 'none'}.`
    }),
  ].join('\n')
}

/** The report, and whether every language reaches the aim. */
export async function runSearchQuality(): Promise<{ report: string; met: boolean }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plaza-bench-'))
  const cluster = await openThrowAwayCluster()
  try {
    const env = { DATABASE_URL: cluster.url, DATA_DIR: dataDir, PORT: '0', DEMO: 'on', LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.1' }
    const plaza = await openPlaza({ ...readPlazaConfig(env), role: 'web' }, cluster.url)
    try {
      const answers = await measureSearchQuality(plaza.url)
      const met = LANGUAGES.every((language) => shareOf(answers.filter((answer) => answer.language === language)) >= LEAST_SHARE)
      return { report: formatSearchQuality(answers), met }
    } finally {
      await plaza.stop()
    }
  } finally {
    await cluster.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
