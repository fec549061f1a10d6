/** Searches for all words; if no listing has them, for similarly spelled ones, and then for fewer. */
import type { Db } from '#platform/server/db.ts'
import { typedWords } from '#platform/server/text-search.ts'
import { type FindQuery, type Found, findListings } from '../find-listings.ts'
import { correctQuery } from './correct-query.ts'
import { readTerms } from './read-terms.ts'

export type Searched = {
  found: Found
  /** The query with other spellings that was searched instead; null when the typed words were. */
  corrected: string | null
  /** The words that were searched, and those left out of them; null when all were. */
  fewer: { q: string; without: string[] } | null
}

type SearchQuery = Omit<FindQuery, 'terms'> & { q: string | undefined }

export async function searchListings(db: Db, { q, ...asked }: SearchQuery): Promise<Searched> {
  const find = async (text: string) => findListings(db, { ...asked, terms: await readTerms(db, asked.language, text) })
  if (q === undefined) return { found: await findListings(db, { ...asked, terms: [] }), corrected: null, fewer: null }

  const typed = await find(q)
  if (!typed.noMatches) return { found: typed, corrected: null, fewer: null }
  const corrected = await correctQuery(db, asked.language, q, typed.unknown)
  const meant = corrected === null ? typed : await find(corrected)
  if (!meant.noMatches) return { found: meant, corrected, fewer: null }
  const terms = meant.fewer
  if (terms.length === 0) return { found: meant, corrected: null, fewer: null }
  const kept = terms.flatMap((term) => term.typed.split(' '))
  return {
    found: await findListings(db, { ...asked, terms }),
    corrected: null,
    fewer: { q: kept.join(' '), without: typedWords(corrected ?? q).filter((word) => !kept.includes(word)) },
  }
}
