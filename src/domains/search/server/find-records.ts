/** The one search: documents of all domains, and sources with an index of their own. */
import type { OperationContext, ResourceRef, SearchSource } from '#platform/server/services.ts'
import type { Total } from '#platform/server/total.ts'
import type { FoundGroup, FoundRecord } from '../contract.ts'
import { correctWords } from './correct-words.ts'
import { BEST, findBest, findPage, type Query, type Seeker } from './find.sql.ts'
import { isSurelyNoWord, parsePrefix, parseQuery } from './query.rules.ts'
import { loadSeeker } from './seeker.ts'

type Best = { type: string; ids: string[]; total: Total }

/** The best matches of each type; of corrected words when nothing matches, and of fewer words in the sources that allow it. */
export async function findRecords(
  ctx: OperationContext,
  { q, limit }: { q: string; limit: number },
): Promise<{ groups: FoundGroup[]; corrected: string | null }> {
  const seeker = await loadSeeker(ctx)
  const found = await findGroups(ctx, seeker, q, limit)
  if (found.length > 0 || numberedTypes(ctx, q).length > 0) return { groups: await toGroups(ctx, found), corrected: null }
  // Nobody means other words by an unknown number.
  if (isSurelyNoWord(parseQuery(q)?.number ?? '')) return { groups: [], corrected: null }
  const corrected = await correct(ctx, seeker, q)
  const meant = corrected === null ? [] : await findGroups(ctx, seeker, corrected, limit)
  if (meant.length > 0) return { groups: await toGroups(ctx, meant), corrected }
  return findFewer(ctx, corrected ?? q, limit)
}

async function findFewer(ctx: OperationContext, q: string, limit: number): Promise<{ groups: FoundGroup[]; corrected: string | null }> {
  for (const source of ctx.services.search.sources) {
    const fewer = await source.fewer(ctx, q)
    if (fewer !== null) return { groups: await toGroups(ctx, [await askSource(ctx, source, fewer, limit)]), corrected: fewer }
  }
  return { groups: [], corrected: null }
}

/** A page of one type. */
export async function listRecords(
  ctx: OperationContext,
  { q, type, cursor, limit }: { q: string; type: string; cursor?: string | undefined; limit: number },
): Promise<{ items: FoundRecord[]; nextCursor: string | null }> {
  const { services } = ctx
  const source = services.search.sources.find((candidate) => candidate.type === type)
  if (source) {
    const { ids, nextCursor } = await source.find(ctx, { q, cursor, limit })
    return { items: await loadCards(ctx, toRefs(type, ids)), nextCursor }
  }
  const query = toQuery(q, numberedTypes(ctx, q).includes(type))
  if (!query) return { items: [], nextCursor: null }
  const { items, nextCursor } = await findPage(services.db, type, query, await loadSeeker(ctx), { cursor, limit })
  const refs = toRefs(
    type,
    items.map(({ id }) => id),
  )
  return { items: await loadCards(ctx, refs), nextCursor }
}

/** The types whose numbers begin with what was typed, when nothing else was typed. */
function numberedTypes({ services }: OperationContext, q: string): string[] {
  const prefix = parsePrefix(q)
  const { searchables, sources } = services.search
  return prefix === null ? [] : [...searchables, ...sources].filter((one) => one.numberPrefix === prefix).map(({ type }) => type)
}

const toQuery = (q: string, isPrefix: boolean): Query | null => (isPrefix ? { words: [], number: parsePrefix(q) } : parseQuery(q))

/** Types with a match, those of the sources first: the shop is what everybody searches. */
async function findGroups(ctx: OperationContext, seeker: Seeker, q: string, limit: number): Promise<Best[]> {
  const numbered = numberedTypes(ctx, q)
  const isAsked = ({ type }: { type: string }) => numbered.length === 0 || numbered.includes(type)
  const sources = ctx.services.search.sources.filter(isAsked)
  const types = ctx.services.search.searchables.filter(isAsked).map(({ type }) => type)
  const [shop, own] = await Promise.all([
    Promise.all(sources.map((source) => askSource(ctx, source, q, limit))),
    findDocuments(ctx, types, seeker, toQuery(q, numbered.length > 0), limit),
  ])
  return [...shop, ...own].filter(({ total }) => total.count > 0)
}

async function askSource(ctx: OperationContext, source: SearchSource, q: string, limit: number): Promise<Best> {
  const { ids, total } = await source.find(ctx, { q, cursor: undefined, limit })
  return { type: source.type, ids, total }
}

async function findDocuments(
  ctx: OperationContext,
  types: readonly string[],
  seeker: Seeker,
  query: Query | null,
  limit: number,
): Promise<Best[]> {
  if (!query) return []
  const rows = await findBest(ctx.services.db, types, query, seeker, limit)
  return [...Map.groupBy(rows, ({ type }) => type)].map(([type, best]) => {
    const count = best[0]?.count ?? 0
    return { type, ids: best.map(({ id }) => id), total: { count: Math.min(count, BEST.all), exact: count <= BEST.all } }
  })
}

async function correct(ctx: OperationContext, seeker: Seeker, q: string): Promise<string | null> {
  const { searchables, sources } = ctx.services.search
  const types = searchables.map(({ type }) => type)
  const own = await correctWords(ctx.services.db, types, q, seeker)
  if (own !== null) return own
  for (const source of sources) {
    const corrected = await source.correct(ctx, q)
    if (corrected !== null) return corrected
  }
  return null
}

async function toGroups(ctx: OperationContext, found: readonly Best[]): Promise<FoundGroup[]> {
  const cards = await loadCards(
    ctx,
    found.flatMap(({ type, ids }) => toRefs(type, ids)),
  )
  const byType = Map.groupBy(cards, ({ type }) => type)
  return found.map(({ type, total }) => ({ type, total, items: byType.get(type) ?? [] }))
}

const toRefs = (type: string, ids: readonly string[]): ResourceRef[] => ids.map((id) => ({ type, id }))

/** The domain of each record checks once more that the viewer may see it: those without a card are left out. */
async function loadCards({ services, viewer, language }: OperationContext, refs: readonly ResourceRef[]): Promise<FoundRecord[]> {
  const cards = await services.resources.cards(services.db, viewer, language, refs)
  return cards.filter((card) => card !== null)
}
