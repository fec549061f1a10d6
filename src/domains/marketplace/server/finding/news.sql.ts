/** What a process does not know yet of the shop, and which listings have the words it was asked for, in one statement; and whether to ask. */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Language } from '#platform/shared/language.ts'
import { ID_LENGTH, type Sortable } from './columns.rules.ts'
import { LEVEL } from './words.rules.ts'

/** A word whose beginning is looked for. `asOf`: the version it is known at, null when it is not known. */
export type WantedWord = { word: string; texts: boolean; asOf: number | null }

/** A listing's place with what orders go by. */
export type ListedRow = Sortable & { place: number; version: number }

export type News = {
  /** The lowest version of any bits; null: there are none. */
  oldestBits: number | null
  /** The highest version of any text. */
  newestText: number
  bits: { token: string; piece: number; version: number; bits: Buffer }[]
  listed: Iterable<ListedRow>
  /** By word: places with a level (`words.rules.ts`); of a word that was known those that changed. `texts`: descriptions were looked into. */
  words: { word: string; texts: boolean; entries: number[] }[]
}

type Asked = { bitsAsOf: number; listedAsOf: number; language: Language; words: readonly WantedWord[] }

/** Where fewer names have a word, all of the text is looked into. */
export const ENOUGH_NAMES = 24

/** What is newer than these versions, and the version of the newest text. Bits that are gone are news too. */
export async function isNews(db: Db, { bitsAsOf, listedAsOf }: Pick<Asked, 'bitsAsOf' | 'listedAsOf'>) {
  const newest = (table: 'listing_bits' | 'listings' | 'listing_texts') => sql`(select max(version) from marketplace.${sql.raw(table)})`
  const { rows } = await sql<{ areBits: boolean; areListed: boolean; newestText: number }>`
    select coalesce(${newest('listing_bits')} > ${bitsAsOf}, true) as are_bits, coalesce(${newest('listings')} > ${listedAsOf}, false) as are_listed,
      coalesce(${newest('listing_texts')}, 0) as newest_text`.execute(db)
  return rows[0] ?? { areBits: true, areListed: true, newestText: 0 }
}

type Row = { what: string; name: string | null; number: number | null; version: number | null; bytes: Buffer | null }

export async function newsFor(db: Db, { bitsAsOf, listedAsOf, language, words }: Asked): Promise<News> {
  const unknown = words.filter(({ asOf }) => asOf === null)
  const known = words.filter(({ asOf }) => asOf !== null)
  const parts = [
    sql`select 'bits' as what, concat_ws(E'\\t', kind, a, b) as name, piece as number, version, substr(bit_send(bits), 5) as bytes
      from marketplace.listing_bits where version > ${bitsAsOf}`,
    sql`select 'oldestBits', null, null, (select min(version) from marketplace.listing_bits), null`,
    sql`select 'newestText', null, null, (select max(version) from marketplace.listing_texts), null`,
    sql`select 'listed', null, null, null, string_agg(${bytesOfListing}, ''::bytea)
      from marketplace.listings where version > ${listedAsOf} group by ordinal >> 13`,
    ...(unknown.length > 0 ? [allThatHave(unknown, language)] : []),
    ...(known.length > 0 ? [changedSince(known, language)] : []),
  ]
  const { rows } = await sql<Row>`${sql.join(parts, sql` union all `)}`.execute(db)
  const bytesOf = (what: string) => rows.flatMap((row) => (row.what === what && row.bytes ? [row.bytes] : []))
  const versionOf = (what: string) => rows.find((row) => row.what === what)?.version ?? null
  return {
    oldestBits: versionOf('oldestBits'),
    newestText: versionOf('newestText') ?? 0,
    bits: rows.flatMap(({ what, name, number, version, bytes }) =>
      what === 'bits' ? [{ token: name ?? '', piece: number ?? 0, version: version ?? 0, bits: bytes ?? Buffer.alloc(0) }] : [],
    ),
    listed: listedIn(bytesOf('listed')),
    words: rows.flatMap(({ what, name, number, bytes }) =>
      what === 'word' ? [{ word: name ?? '', texts: number === 1, entries: entriesIn(bytes) }] : [],
    ),
  }
}

/** Binary: as text it would be twice as long and slow to read. */
const bytesOfListing = sql`
  int4send(ordinal) || float8send(version) || float8send(price_minor) || float8send((extract(epoch from published_at) * 1000)::float8)
  || int4send(rating_score) || convert_to(right(product_id, ${sql.lit(ID_LENGTH)}), 'LATIN1')`
const BYTES_OF_LISTING = 32 + ID_LENGTH

function* listedIn(pieces: readonly Buffer[]): Generator<ListedRow> {
  for (const bytes of pieces) {
    for (let at = 0; at < bytes.length; at += BYTES_OF_LISTING) {
      yield {
        place: bytes.readInt32BE(at),
        version: bytes.readDoubleBE(at + 4),
        price: bytes.readDoubleBE(at + 12),
        published: bytes.readDoubleBE(at + 20),
        rating: bytes.readInt32BE(at + 28),
        id: bytes.subarray(at + 32, at + BYTES_OF_LISTING),
      }
    }
  }
}

/** Places with a level in their lowest two bits, four bytes each. */
const bytesOfEntries = (level: RawBuilder<unknown>) => sql`string_agg(int4send(ordinal << 2 | ${level}), ''::bytea)`

function entriesIn(bytes: Buffer | null): number[] {
  if (bytes === null) return []
  return Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readInt32BE(index * 4))
}

/** One row per word; planned apart, so that its queries are made once. `whole`: as it is, in the name that is shown. */
const wanted = (words: readonly WantedWord[]) => sql`(
  select word, texts, as_of, to_tsquery('simple', platform.searchable(word) || ':*') as query, to_tsquery('simple', platform.searchable(word) || ':A') as whole
  from unnest(${words.map(({ word }) => word)}::text[], ${words.map(({ texts }) => texts)}::bool[], ${words.map(({ asOf }) => asOf)}::bigint[])
    as wanted(word, texts, as_of)
  offset 0
) wanted`

const levelOf = (otherwise: number) => sql`case
  when name_words @@ wanted.whole then ${sql.lit(LEVEL.wholeInName)} when name_words @@ wanted.query then ${sql.lit(LEVEL.name)}
  when words @@ wanted.query then ${sql.lit(LEVEL.description)} else ${sql.lit(otherwise)} end`

/** Written out, because the indexes of words are one per language. */
function allThatHave(words: readonly WantedWord[], language: Language): RawBuilder<unknown> {
  const having = (column: 'name_words' | 'words', level: RawBuilder<unknown>, wherever: RawBuilder<unknown>) => sql`
    select count(*) as count, ${bytesOfEntries(level)} as bytes from marketplace.listing_texts
    where language = ${sql.lit(language)} and ${sql.ref(column)} @@ wanted.query and ${wherever}`
  const inName = sql`case when name_words @@ wanted.whole then ${sql.lit(LEVEL.wholeInName)} else ${sql.lit(LEVEL.name)} end`
  const needed = sql`(wanted.texts or names.count < ${sql.lit(ENOUGH_NAMES)})`
  return sql`
    select 'word', word, ${needed}::int, null, case when ${needed} then texts.bytes else names.bytes end from ${wanted(words)}
    cross join lateral (${having('name_words', inName, sql`true`)}) names
    cross join lateral (${having('words', levelOf(LEVEL.nowhere), needed)}) texts`
}

function changedSince(words: readonly WantedWord[], language: Language): RawBuilder<unknown> {
  return sql`
    select 'word', word, texts::int, null, ${bytesOfEntries(levelOf(LEVEL.nowhere))} from ${wanted(words)}
    join marketplace.listing_texts t on t.language = ${sql.lit(language)} and t.version > wanted.as_of
    group by word, texts`
}
