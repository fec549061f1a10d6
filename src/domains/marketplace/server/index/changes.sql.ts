/** Loads changes of the index and matches of search words in one statement, after a cheaper check whether there are any. */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Language } from '#platform/shared/language.ts'
import { ID_LENGTH, type SortValues } from './columns.rules.ts'
import { MATCH_LEVEL } from './words.rules.ts'

/** A term to search for. `asOf` is the version it was loaded at, null when it is not cached. */
export type WantedWord = { word: string; whole: string; texts: boolean; asOf: number | null }

/** A listing's doc id and sort values. */
export type IndexedListing = SortValues & { place: number; version: number }

export type IndexChanges = {
  /** The lowest version of any bitmap; null when there are none. */
  oldestBits: number | null
  /** The highest version of any text. */
  newestText: number
  bits: { token: string; piece: number; version: number; bits: Buffer }[]
  listed: Iterable<IndexedListing>
  /**
   * Matches by word: doc ids with a match level (`words.rules.ts`); only changed ones for a cached word. `texts`: descriptions were
   * searched.
   */
  words: { word: string; texts: boolean; entries: number[] }[]
}

type ChangesQuery = { bitsAsOf: number; listedAsOf: number; language: Language; words: readonly WantedWord[] }

/** When fewer names than this contain a word, descriptions are searched too. */
export const MIN_NAME_MATCHES = 24

/**
 * Whether bitmaps or sort columns are newer than these versions, and the version of the newest text. No bitmaps at all counts as a change.
 */
export async function hasChanges(db: Db, { bitsAsOf, listedAsOf }: Pick<ChangesQuery, 'bitsAsOf' | 'listedAsOf'>) {
  const newest = (table: 'listing_bits' | 'listings' | 'listing_texts') => sql`(select max(version) from marketplace.${sql.raw(table)})`
  const { rows } = await sql<{ areBits: boolean; areListed: boolean; newestText: number }>`
    select coalesce(${newest('listing_bits')} > ${bitsAsOf}, true) as are_bits, coalesce(${newest('listings')} > ${listedAsOf}, false) as are_listed,
      coalesce(${newest('listing_texts')}, 0) as newest_text`.execute(db)
  return rows[0] ?? { areBits: true, areListed: true, newestText: 0 }
}

type ChangeRow = { what: string; name: string | null; number: number | null; version: number | null; bytes: Buffer | null }

export async function changesSince(db: Db, { bitsAsOf, listedAsOf, language, words }: ChangesQuery): Promise<IndexChanges> {
  const unknown = words.filter(({ asOf }) => asOf === null)
  const known = words.filter(({ asOf }) => asOf !== null)
  const parts = [
    sql`select 'bits' as what, concat_ws(E'\\t', kind, a, b) as name, piece as number, version, substr(bit_send(bits), 5) as bytes
      from marketplace.listing_bits where version > ${bitsAsOf}`,
    sql`select 'oldestBits', null, null, (select min(version) from marketplace.listing_bits), null`,
    sql`select 'newestText', null, null, (select max(version) from marketplace.listing_texts), null`,
    sql`select 'listed', null, null, null, string_agg(${encodedListing}, ''::bytea)
      from marketplace.listings where version > ${listedAsOf} group by ordinal >> 13`,
    ...(unknown.length > 0 ? [selectMatches(unknown, language)] : []),
    ...(known.length > 0 ? [selectChangedMatches(known, language)] : []),
  ]
  const { rows } = await sql<ChangeRow>`${sql.join(parts, sql` union all `)}`.execute(db)
  const bytesOf = (what: string) => rows.flatMap((row) => (row.what === what && row.bytes ? [row.bytes] : []))
  const versionOf = (what: string) => rows.find((row) => row.what === what)?.version ?? null
  return {
    oldestBits: versionOf('oldestBits'),
    newestText: versionOf('newestText') ?? 0,
    bits: rows.flatMap(({ what, name, number, version, bytes }) =>
      what === 'bits' ? [{ token: name ?? '', piece: number ?? 0, version: version ?? 0, bits: bytes ?? Buffer.alloc(0) }] : [],
    ),
    listed: decodeListings(bytesOf('listed')),
    words: rows.flatMap(({ what, name, number, bytes }) =>
      what === 'word' ? [{ word: name ?? '', texts: number === 1, entries: decodeEntries(bytes) }] : [],
    ),
  }
}

/** Binary, because text would be twice as long and slower to parse. */
const encodedListing = sql`
  int4send(ordinal) || float8send(version) || float8send(price_minor) || float8send((extract(epoch from published_at) * 1000)::float8)
  || int4send(rating_score) || convert_to(right(product_id, ${sql.lit(ID_LENGTH)}), 'LATIN1')`
const LISTING_BYTES = 32 + ID_LENGTH

function* decodeListings(pieces: readonly Buffer[]): Generator<IndexedListing> {
  for (const bytes of pieces) {
    for (let at = 0; at < bytes.length; at += LISTING_BYTES) {
      yield {
        place: bytes.readInt32BE(at),
        version: bytes.readDoubleBE(at + 4),
        price: bytes.readDoubleBE(at + 12),
        published: bytes.readDoubleBE(at + 20),
        rating: bytes.readInt32BE(at + 28),
        id: bytes.subarray(at + 32, at + LISTING_BYTES),
      }
    }
  }
}

/** Doc ids with the match level in their lowest two bits, four bytes each. */
const encodedEntries = (level: RawBuilder<unknown>) => sql`string_agg(int4send(ordinal << 2 | ${level}), ''::bytea)`

function decodeEntries(bytes: Buffer | null): number[] {
  if (bytes === null) return []
  return Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readInt32BE(index * 4))
}

/** One row per term, materialized so that each tsquery is read once. `whole` matches the word itself in the displayed name. */
const wantedWords = (words: readonly WantedWord[]) => sql`(
  select word, texts, as_of, word::tsquery as query, whole::tsquery as whole
  from unnest(${words.map(({ word }) => word)}::text[], ${words.map(({ whole }) => whole)}::text[], ${words.map(({ texts }) => texts)}::bool[], ${words.map(({ asOf }) => asOf)}::bigint[])
    as wanted(word, whole, texts, as_of)
  offset 0
) wanted`

const matchLevel = (otherwise: number) => sql`case
  when name_words @@ wanted.whole then ${sql.lit(MATCH_LEVEL.wholeInName)} when name_words @@ wanted.query then ${sql.lit(MATCH_LEVEL.name)}
  when words @@ wanted.query then ${sql.lit(MATCH_LEVEL.description)} else ${sql.lit(otherwise)} end`

/** One branch per language, because each language has its own index. */
function selectMatches(words: readonly WantedWord[], language: Language): RawBuilder<unknown> {
  const having = (column: 'name_words' | 'words', level: RawBuilder<unknown>, wherever: RawBuilder<unknown>) => sql`
    select count(*) as count, ${encodedEntries(level)} as bytes from marketplace.listing_texts
    where language = ${sql.lit(language)} and ${sql.ref(column)} @@ wanted.query and ${wherever}`
  const inName = sql`case when name_words @@ wanted.whole then ${sql.lit(MATCH_LEVEL.wholeInName)} else ${sql.lit(MATCH_LEVEL.name)} end`
  const needed = sql`(wanted.texts or names.count < ${sql.lit(MIN_NAME_MATCHES)})`
  return sql`
    select 'word', word, ${needed}::int, null, case when ${needed} then texts.bytes else names.bytes end from ${wantedWords(words)}
    cross join lateral (${having('name_words', inName, sql`true`)}) names
    cross join lateral (${having('words', matchLevel(MATCH_LEVEL.nowhere), needed)}) texts`
}

function selectChangedMatches(words: readonly WantedWord[], language: Language): RawBuilder<unknown> {
  return sql`
    select 'word', word, texts::int, null, ${encodedEntries(matchLevel(MATCH_LEVEL.nowhere))} from ${wantedWords(words)}
    join marketplace.listing_texts t on t.language = ${sql.lit(language)} and t.version > wanted.as_of
    group by word, texts`
}
