/** The sitemap of all public pages: an index, and parts of one type of resource each, in every language (https://www.sitemaps.org/protocol.html). */
import type { Services } from '#platform/server/services.ts'
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '#platform/shared/language.ts'
import { screens } from '../../screens.ts'

/** Records in a part. Each has an address in every language, and the format allows 50,000. */
export const PART_SIZE = 5000
const BATCH = 500
/** The index reads the ids of all records. */
const INDEX_TTL_MS = 10 * 60_000
/** The part of pages that belong to no resource. */
export const PAGES = 'pages'

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

export type SitemapPart = { type: string; after: string }

/** Returns a function that writes the index. Concurrent and repeated calls share one reading of the database. */
export function createSitemapIndex(services: Services, origin: string, partSize: number): () => Promise<string> {
  let kept: { text: Promise<string>; until: number } | null = null
  return () => {
    const now = services.now().getTime()
    if (kept && kept.until > now) return kept.text
    const text = writeIndex(services, origin, partSize)
    kept = { text, until: now + INDEX_TTL_MS }
    text.catch(() => {
      kept = null
    })
    return text
  }
}

async function writeIndex({ db, resources }: Services, origin: string, partSize: number): Promise<string> {
  const parts: SitemapPart[] = [{ type: PAGES, after: '' }]
  for (const type of resources.sitemapTypes) {
    for (let after = ''; ; ) {
      const ids = await resources.sitemapIds(db, type, after, partSize)
      if (ids.length > 0) parts.push({ type, after })
      const last = ids.at(-1)
      if (last === undefined || ids.length < partSize) break
      after = last
    }
  }
  const entries = parts.map(({ type, after }) => {
    const address = `${origin}/sitemaps/${type}.xml${after === '' ? '' : `?after=${encodeURIComponent(after)}`}`
    return `<sitemap><loc>${address}</loc></sitemap>\n`
  })
  return `${DECLARATION}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`
}

/** The text of one part, read in batches while it is sent. */
export async function* writePart(
  { db, resources }: Services,
  origin: string,
  { type, after }: SitemapPart,
  partSize: number,
): AsyncGenerator<string> {
  yield `${DECLARATION}<urlset ${NAMESPACES}>\n`
  if (type === PAGES) {
    for (const { path, indexed } of screens) if (indexed) yield inEveryLanguage(origin, { href: path, changedAt: null, images: [] })
  } else {
    let cursor: string | null = after
    for (let left = partSize; left > 0 && cursor !== null; left -= BATCH) {
      const { entries, lastId } = await resources.sitemapEntries(db, type, cursor, Math.min(BATCH, left))
      yield entries.map((entry) => inEveryLanguage(origin, entry)).join('')
      cursor = lastId
    }
  }
  yield '</urlset>\n'
}

type Entry = { href: string; changedAt: Date | null; images: readonly string[]; languages?: readonly Language[] }

function inEveryLanguage(origin: string, { href, changedAt, images, languages = LANGUAGES }: Entry): string {
  const address = (language: Language) => `${origin}${href}${language === FALLBACK_LANGUAGE ? '' : `?lng=${language}`}`
  const alternates = [...languages.map((language) => [language, address(language)]), ['x-default', address(FALLBACK_LANGUAGE)]]
    .map(([language, url]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`)
    .join('')
  const changed = changedAt === null ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`
  const pictures = images.map((image) => `<image:image><image:loc>${origin}${image}</image:loc></image:image>`).join('')
  return languages.map((language) => `<url><loc>${address(language)}</loc>${changed}${alternates}${pictures}</url>\n`).join('')
}
