/**
 * The listing index in this process's memory. Each request first loads everything committed since the last one, so results are never older
 * than the request (docs/decisions/0027-listing-index.md).
 */
import type { Db } from '#platform/server/db.ts'
import type { Language } from '#platform/shared/language.ts'
import { changesSince, hasChanges, type IndexChanges } from './changes.sql.ts'
import { type Columns, emptyColumns, setRow } from './columns.rules.ts'
import { EMPTY_MASK, type Mask, withPieces } from './mask.rules.ts'
import { emptyProfiles, type Profiles, toggleToken } from './profiles.rules.ts'
import type { Token } from './tokens.rules.ts'
import { parseToken } from './tokens.rules.ts'
import { applyWordChanges, emptyWordCache, lookUpWords, type WordCache } from './word-cache.ts'
import type { IndexedWord, Term } from './words.rules.ts'

/** A token's listings; `versions` per piece let late, older changes be ignored. */
type IndexedToken = { token: Token; mask: Mask; versions: Map<number, number> }

export type ListingIndex = {
  tokens: Map<string, IndexedToken>
  /** The tokens of each listing. */
  profiles: Profiles
  /** Sort values of each listing. */
  columns: Columns
  /** Number of pieces of every mask. */
  pieces: number
  /** Versions loaded so far: the newest and the oldest of the bitmaps, the newest of the sort columns and of the texts. */
  bitsAsOf: number
  oldestBits: number
  listedAsOf: number
  textsAsOf: number
  words: WordCache
  /** Vendor names by slug, valid as of `textsAsOf`: renaming a vendor rewrites its listings' texts. */
  vendorNames: ReadonlyMap<string, string>
  /** Vendors' names of values that are no choice, by the value's token, valid as of `textsAsOf`. */
  valueNames: ReadonlyMap<string, Names>
}

type Names = Partial<Record<Language, string>>

const emptyIndex = (): ListingIndex => ({
  tokens: new Map(),
  profiles: emptyProfiles(),
  columns: emptyColumns(),
  pieces: 0,
  bitsAsOf: -1,
  oldestBits: -1,
  listedAsOf: -1,
  textsAsOf: -1,
  words: emptyWordCache(),
  vendorNames: new Map(),
  valueNames: new Map(),
})

const indexes = new WeakMap<Db, { index: ListingIndex; firstLoad: Promise<unknown> | null }>()

type IndexQuery = { language: Language; words: readonly Term[] }

/**
 * Brings the index up to date and loads the search words. Descriptions are searched only for words that few names contain; `texts` requests
 * them in any case.
 */
export async function refreshIndex(
  db: Db,
  { language, words }: IndexQuery,
  { texts = false } = {},
): Promise<{ index: ListingIndex; words: IndexedWord[] }> {
  const state = indexes.get(db) ?? { index: emptyIndex(), firstLoad: null }
  indexes.set(db, state)
  // Concurrent requests wait for the first full load instead of repeating it.
  await state.firstLoad
  const current = await findCurrentWords(db, state, { language, words }, texts)
  if (current) return { index: state.index, words: current }
  const { bitsAsOf, listedAsOf } = state.index
  const query = { language, words: lookUpWords(state.index.words, language, words, texts), bitsAsOf, listedAsOf }
  const loading = changesSince(db, query)
  if (state.index.bitsAsOf === -1) {
    state.firstLoad = loading
      .catch(() => {})
      .finally(() => {
        state.firstLoad = null
      })
  }
  const changes = await loading
  applyChanges(state.index, changes, bitsAsOf)
  return { index: state.index, words: applyWordChanges(state.index, language, query.words, changes) }
}

/** The cached words if nothing changed since they were loaded, else null. This check is cheaper than loading changes. */
async function findCurrentWords(
  db: Db,
  state: { index: ListingIndex },
  { language, words }: IndexQuery,
  texts: boolean,
): Promise<IndexedWord[] | null> {
  const wanted = () => lookUpWords(state.index.words, language, words, texts)
  if (state.index.bitsAsOf === -1 || wanted().some(({ kept }) => kept === null)) return null
  const { areBits, areListed, newestText } = await hasChanges(db, state.index)
  // Another request may have updated the index during the query.
  const now = wanted()
  if (areBits || areListed || newestText > state.index.textsAsOf || now.some(({ asOf }) => asOf === null || asOf < newestText)) return null
  return applyWordChanges(state.index, language, now, { newestText, words: [] })
}

/** `since` is the bitmap version these changes were queried from. */
function applyChanges(index: ListingIndex, { oldestBits, newestText, bits, listed }: IndexChanges, since: number): void {
  const areAll = oldestBits === null ? since === index.bitsAsOf : oldestBits > since && oldestBits > index.bitsAsOf
  // The bitmaps were rebuilt or are loaded for the first time: start from an empty index.
  if (areAll) Object.assign(index, { ...emptyIndex(), oldestBits: oldestBits ?? -1 })
  const newer = bits.filter(({ version }) => version >= index.oldestBits)
  index.pieces = newer.reduce((most, { piece }) => Math.max(most, piece + 1), index.pieces)
  for (const [token, pieces] of Map.groupBy(newer, (one) => one.token)) applyTokenChanges(index, token, pieces)
  applyListingChanges(index, listed)
  if (newestText > index.textsAsOf) {
    index.textsAsOf = newestText
    index.vendorNames = new Map()
    index.valueNames = new Map()
  }
}

/** A row with a lower version than the newest loaded one was already loaded, or replaced by a newer row. */
function applyListingChanges(index: ListingIndex, listed: IndexChanges['listed']): void {
  let newest = index.listedAsOf
  for (const { place, version, ...row } of listed) {
    if (version <= index.listedAsOf) continue
    setRow(index.columns, place, row)
    newest = Math.max(newest, version)
  }
  index.listedAsOf = newest
}

function applyTokenChanges(index: ListingIndex, text: string, bits: IndexChanges['bits']): void {
  const { token, mask, versions } = index.tokens.get(text) ?? {
    token: parseToken(text),
    mask: EMPTY_MASK,
    versions: new Map<number, number>(),
  }
  const newer = bits.filter(({ piece, version }) => version > (versions.get(piece) ?? -1))
  if (newer.length === 0) return
  const changed = withPieces(mask, index.pieces, newer)
  toggleToken(
    index.profiles,
    token,
    newer.map(({ piece }) => piece),
    mask,
    changed,
  )
  for (const { piece, version } of newer) {
    versions.set(piece, version)
    index.bitsAsOf = Math.max(index.bitsAsOf, version)
  }
  index.tokens.set(text, { token, mask: changed, versions })
}
