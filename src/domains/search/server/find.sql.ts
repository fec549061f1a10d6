/** Finds documents that a viewer may see. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { loadPage, type Page, type Paging, type Sorting } from '#platform/server/list-page.ts'

/** `number`: the words as they could begin a number, or null. */
export type Query = { words: readonly string[]; number: string | null }

/** What the viewer may find: `readers` are their keys, `hidden` the people who must not appear. */
export type Seeker = { readers: readonly string[]; hidden: readonly string[] }

type FoundRow = { id: string; score: number }
export type TypedRow = FoundRow & { type: string; count: number }

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

/** How many matches of a type are all ranked, and how many of the newest when there are more. */
type Bounds = { all: number; newest: number }

/** For the best matches: a member who finds more than a thousand types another word. */
export const BEST: Bounds = { all: 1000, newest: 50 }
const PAGES: Bounds = { all: 5000, newest: 1000 }
/** Of a type, so many of the newest documents are looked at. */
const MAX_SCANNED = 10_000

/** The matches of each type, at most one more than are all ranked, and `counted` their number. Beyond it they are any matches. */
const matching = (types: readonly string[], query: Query, seeker: Seeker, { all }: Bounds) => sql`${asking(types, query, seeker)},
  matching as materialized (
    select asked.type, d.id, d.words, d.rank
    from asked cross join lateral (select * from search.documents d where ${isFound(seeker)} limit ${all + 1}) d
  ), counted as materialized (select type, count(*) as count from matching group by type)`

const FOUND = sql`d.id, ${SCORE} as score`

/**
 * Where there are more matches than are all ranked, those with the exact number, with exactly this title, and the newest: a common word costs
 * as much among many documents as among few. The inner limit makes PostgreSQL walk the index by rank.
 */
const ranked = ({ words }: Query, seeker: Seeker, { all, newest }: Bounds) => sql`(
  select ${FOUND} from matching d where counted.count <= ${all} and d.type = asked.type
  union all (
  select ${FOUND} from matching d where counted.count > ${all} and d.type = asked.type
  union select ${FOUND} from search.documents d where counted.count > ${all} and ${isFound(seeker)} and d.words @@ asked.exact
  union (select ${FOUND} from search.documents d where counted.count > ${all} and ${isFound(seeker)}
    and left(search.plain(d.title), 200) = left(search.plain(array_to_string(${words}::text[], ' ')), 200) limit ${newest})
  union (select ${FOUND} from (
    select * from search.documents n where n.type = asked.type order by n.rank desc, n.id desc limit ${MAX_SCANNED}
  ) d where counted.count > ${all} and ${isFound(seeker)} limit ${newest}))
)`

export async function findPage(db: Db, type: string, query: Query, seeker: Seeker, paging: Paging): Promise<Page<FoundRow>> {
  const best: Sorting<FoundRow> = {
    name: `best ${type}`,
    by: sql`d.score`,
    cast: 'bigint',
    id: sql`d.id`,
    direction: 'desc',
    keyOf: ({ score, id }) => [score, id],
  }
  return loadPage<FoundRow>(db, {
    ...paging,
    sort: best,
    where: [],
    select: (page) => sql`
      with ${matching([type], query, seeker, PAGES)}
      select d.id, d.score from asked join counted using (type) cross join lateral ${ranked(query, seeker, PAGES)} d ${page}`,
  })
}

/** The best matches of each type, and how many there are, counted up to one more than `BEST.all`. */
export async function findBest(db: Db, types: readonly string[], query: Query, seeker: Seeker, limit: number): Promise<TypedRow[]> {
  const { rows } = await sql<TypedRow>`
    with ${matching(types, query, seeker, BEST)}
    select asked.type, counted.count, best.id, best.score from asked join counted using (type)
    cross join lateral (select d.id, d.score from ${ranked(query, seeker, BEST)} d order by d.score desc, d.id desc limit ${limit}) best
    order by asked.place, best.score desc, best.id desc`.execute(db)
  return rows
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
