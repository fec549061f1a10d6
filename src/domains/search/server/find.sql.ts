/** Finds documents that a viewer may see. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { loadPage, matchingRows, type Page, type Paging, type Sorting } from '#platform/server/list-page.ts'

/** `number`: the words as they could begin a number, or null. */
export type Query = { words: readonly string[]; number: string | null }

/** What the viewer may find: `readers` are their keys, `hidden` the people who must not appear. */
export type Seeker = { readers: readonly string[]; hidden: readonly string[] }

type FoundRow = { id: string; score: number }
export type TypedRow = FoundRow & { type: string }

/** What is asked of each type: the viewer's keys for it, and the words as queries. Materialized, so that each is computed once. */
const asking = (types: readonly string[], { words, number }: Query, { readers }: Seeker) => sql`asked as materialized (
  select t.type, t.place, array(select t.type || ' ' || reader from unnest(${readers}::text[]) reader) as keys,
    search.to_query(${words}::text[], ${number}::text) as query, search.to_title_query(${words}::text[]) as title,
    coalesce('''' || ${number}::text || ''':B', '')::tsquery as exact
  from unnest(${types}::text[]) with ordinality t(type, place)
)`

/** An exact number before whole words of the title before everything else; then by rank. */
const SCORE = sql`(d.rank + 10000000000000 * case when d.words @@ asked.exact then 3 when d.words @@ asked.title then 2 else 1 end)`

const isFound = ({ hidden }: Seeker) => sql`
  d.type = asked.type and d.readers && asked.keys and d.words @@ asked.query
  and (d.person_id is null or d.person_id <> all(${hidden}::text[]))`

export async function findPage(db: Db, type: string, query: Query, seeker: Seeker, paging: Paging): Promise<Page<FoundRow>> {
  const best: Sorting<FoundRow> = {
    name: `best ${type}`,
    by: SCORE,
    cast: 'bigint',
    id: sql`d.id`,
    direction: 'desc',
    keyOf: ({ score, id }) => [score, id],
  }
  return loadPage<FoundRow>(db, {
    ...paging,
    sort: best,
    where: [isFound(seeker)],
    select: (page) => sql`
      with ${asking([type], query, seeker)} select d.id, ${SCORE} as score from asked cross join search.documents d ${page}`,
  })
}

/** The best matches of each type. */
export async function findBest(db: Db, types: readonly string[], query: Query, seeker: Seeker, limit: number): Promise<TypedRow[]> {
  const { rows } = await sql<TypedRow>`
    with ${asking(types, query, seeker)}
    select asked.type, best.id, best.score from asked
    cross join lateral (
      select d.id, ${SCORE} as score from search.documents d where ${isFound(seeker)} order by score desc, d.id desc limit ${limit}
    ) best
    order by asked.place, best.score desc, best.id desc`.execute(db)
  return rows
}

/** The number of matches of each type, counted up to one more than the exact maximum. */
export async function countFound(db: Db, types: readonly string[], query: Query, seeker: Seeker): Promise<Map<string, number>> {
  const { rows } = await sql<{ type: string; count: number }>`
    with ${asking(types, query, seeker)}
    select asked.type, found.count from asked
    cross join lateral (
      select count(*) as count from ${matchingRows(sql`search.documents d`, [isFound(seeker)])} matching
    ) found`.execute(db)
  return new Map(rows.map(({ type, count }) => [type, count]))
}

/** Limits on similar titles and on titles with a word that begins with the same letter. */
const ALIKE = 40
const SAME_LETTER = 400

/** For each typed word, normalized, words of titles that the viewer may find and that could be meant. */
export async function loadTitlesLike(
  db: Db,
  types: readonly string[],
  typed: readonly string[],
  seeker: Seeker,
): Promise<{ typed: string; word: string; titles: string[] }[]> {
  const keys = types.flatMap((type) => seeker.readers.map((reader) => `${type} ${reader}`))
  const isVisible = sql`d.readers && ${keys}::text[] and (d.person_id is null or d.person_id <> all(${seeker.hidden}::text[]))`
  const { rows } = await sql<{ typed: string; word: string; titles: string[] }>`
    select typed.text as typed, typed.word, array(
      (select search.plain(d.title) from search.documents d
        where ${isVisible} and d.title <> '' and typed.word <% platform.searchable(d.title)
        order by word_similarity(typed.word, platform.searchable(d.title)) desc limit ${ALIKE})
      union
      (select search.plain(d.title) from search.documents d
        where ${isVisible} and d.words @@ to_tsquery('simple', left(typed.word, 1) || ':*A') limit ${SAME_LETTER})
    ) as titles
    from (select text, search.plain(text) as word, place from unnest(${typed}::text[]) with ordinality as t(text, place)) typed
    order by typed.place`.execute(db)
  return rows
}
