/** What a process does not know yet of the bits, and which listings have the words and prices it was asked for, in one statement. */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Language } from '#platform/shared/language.ts'

/** A word whose beginning is looked for. `asOf`: the version it is known at, null when it is not known. */
export type WantedWord = { word: string; texts: boolean; asOf: number | null }

export type News = {
  /** The lowest version of any bits; null: there are none. */
  oldestBits: number | null
  /** The highest version of any text. */
  newestText: number
  bits: { token: string; piece: number; version: number; bits: Buffer }[]
  /** By word: the listings that have it, and those that do not have it any more, in names or in all of their text. */
  words: { word: string; inNames: boolean; isIn: boolean; ordinals: number[] }[]
  /** Listings at the prices asked for. */
  priced: number[]
}

type Asked = {
  bitsAsOf: number
  language: Language
  words: readonly WantedWord[]
  /** Minor units, both ends included. */
  prices: readonly { from: number; to: number }[]
}

/** Where fewer names have a word, all of the text is looked into. */
export const ENOUGH_NAMES = 24

type Row = { what: string; name: string | null; number: number | null; version: number | null; bytes: Buffer | null }

export async function newsFor(db: Db, { bitsAsOf, language, words, prices }: Asked): Promise<News> {
  const unknown = words.filter(({ asOf }) => asOf === null)
  const known = words.filter(({ asOf }) => asOf !== null)
  const parts = [
    sql`select 'bits' as what, concat_ws(E'\\t', kind, a, b) as name, piece as number, version, substr(bit_send(bits), 5) as bytes
      from marketplace.listing_bits where version > ${bitsAsOf}`,
    sql`select 'oldestBits', null, null, (select min(version) from marketplace.listing_bits), null`,
    sql`select 'newestText', null, null, (select max(version) from marketplace.listing_texts), null`,
    ...(unknown.length > 0 ? [allThatHave(unknown, language)] : []),
    ...(known.length > 0 ? [changedSince(known, language)] : []),
    ...prices.map(
      ({ from, to }) =>
        sql`select 'priced', null, null, null, ${bytesOfOrdinals} from marketplace.listings where price_minor between ${from} and ${to}`,
    ),
  ]
  const { rows } = await sql<Row>`${sql.join(parts, sql` union all `)}`.execute(db)
  const versionOf = (what: string) => rows.find((row) => row.what === what)?.version ?? null
  return {
    oldestBits: versionOf('oldestBits'),
    newestText: versionOf('newestText') ?? 0,
    bits: rows.flatMap(({ what, name, number, version, bytes }) =>
      what === 'bits' ? [{ token: name ?? '', piece: number ?? 0, version: version ?? 0, bits: bytes ?? Buffer.alloc(0) }] : [],
    ),
    words: rows.flatMap(({ what, name, number, bytes }) => {
      if (what !== 'names' && what !== 'texts') return []
      return [{ word: name ?? '', inNames: what === 'names', isIn: number === 1, ordinals: ordinalsOf(bytes) }]
    }),
    priced: rows.flatMap(({ what, bytes }) => (what === 'priced' ? ordinalsOf(bytes) : [])),
  }
}

/** Four bytes each: an array of numbers as text would be twice as long and slow to read. */
const bytesOfOrdinals = sql`string_agg(int4send(ordinal), ''::bytea)`

function ordinalsOf(bytes: Buffer | null): number[] {
  if (bytes === null) return []
  return Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readInt32BE(index * 4))
}

/** One row per word; planned apart, so that its query is made once. */
const wanted = (words: readonly WantedWord[]) => sql`(
  select word, texts, as_of, to_tsquery('simple', platform.searchable(word) || ':*') as query
  from unnest(${words.map(({ word }) => word)}::text[], ${words.map(({ texts }) => texts)}::bool[], ${words.map(({ asOf }) => asOf)}::bigint[])
    as wanted(word, texts, as_of)
  offset 0
) wanted`

/** Written out, because the indexes of words are one per language. */
function allThatHave(words: readonly WantedWord[], language: Language): RawBuilder<unknown> {
  const having = (column: 'name_words' | 'words', wherever: RawBuilder<unknown>) => sql`
    select count(*) as count, ${bytesOfOrdinals} as bytes from marketplace.listing_texts
    where language = ${sql.lit(language)} and ${sql.ref(column)} @@ wanted.query and ${wherever}`
  const needed = sql`(wanted.texts or names.count < ${sql.lit(ENOUGH_NAMES)})`
  return sql`
    select found.what, word, 1, null, found.bytes from ${wanted(words)}
    cross join lateral (${having('name_words', sql`true`)}) names
    cross join lateral (${having('words', needed)}) texts
    cross join lateral (select 'names' as what, names.bytes union all select 'texts', texts.bytes where ${needed}) found`
}

function changedSince(words: readonly WantedWord[], language: Language): RawBuilder<unknown> {
  return sql`
    select what, word, is_in::int, null, ${bytesOfOrdinals} from ${wanted(words)}
    join marketplace.listing_texts t on t.language = ${sql.lit(language)} and t.version > wanted.as_of
    cross join lateral (values ('names', name_words @@ wanted.query), ('texts', words @@ wanted.query)) changed(what, is_in)
    group by 1, 2, 3`
}
