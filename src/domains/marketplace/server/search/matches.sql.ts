/** Words in listings. Names come first: descriptions count only where names fill no page. */
import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#platform/shared/language.ts'

/** With so many names that have the words, descriptions are not looked into. */
const ENOUGH_NAMES = 24

export const queryOf = (words: string) => sql`to_tsquery('simple', platform.searchable(${words}))`

/** Written out, because the indexes of words are one per language. */
export const inIndex = (language: Language) => sql.lit(language)

/**
 * Two parts of a `with`: `by_name`, and `found` with the ordinals of what matches, at most one more than are `counted`.
 * `words` is a text query of `toPrefixQuery`.
 */
export function matches(words: string, language: Language, counted: number): RawBuilder<unknown> {
  const having = (column: string) => sql`
    select ordinal from marketplace.listing_texts
    where language = ${inIndex(language)} and ${sql.ref(column)} @@ ${queryOf(words)}`
  const most = sql`limit ${counted + 1}`
  return sql`
    by_name as materialized (${having('name_words')} ${most}),
    found as materialized (
      select ordinal from by_name
      union
      (${having('words')} and (select count(*) from by_name) < ${ENOUGH_NAMES} ${most})
    )`
}

/** In a statement that has `matches`: whether names alone are what was looked into. */
export const onlyNames = sql`(select count(*) from by_name) >= ${sql.lit(ENOUGH_NAMES)}`
