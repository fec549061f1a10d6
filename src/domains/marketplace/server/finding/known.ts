/**
 * What this process knows of the shop's bits. Nothing here is older than the question it answers: each question begins with the
 * one statement that brings whatever was committed since the last one (docs/decisions/0023-bits-in-memory.md).
 */
import type { Db } from '#platform/server/db.ts'
import type { Language } from '#platform/shared/language.ts'
import { type Columns, noColumns, putRow } from './columns.rules.ts'
import { type Mask, NONE, withPieces } from './mask.rules.ts'
import { isNews, type News, newsFor } from './news.sql.ts'
import { noProfiles, type Profiles, turn } from './profiles.rules.ts'
import type { Token } from './tokens.rules.ts'
import { tokenOf } from './tokens.rules.ts'
import type { KnownWord } from './words.rules.ts'
import { emptyWords, type KnownWords, learnWords, wantedOf } from './words.ts'

/** The listings that have a token; `versions` of its pieces, so that what arrives late changes nothing. */
type KnownToken = { token: Token; mask: Mask; versions: Map<number, number> }

export type Known = {
  tokens: Map<string, KnownToken>
  /** The same by listing. */
  profiles: Profiles
  /** What lists are sorted by. */
  columns: Columns
  /** How many pieces a mask has. */
  pieces: number
  /** The newest and the oldest version of the bits, the newest of what lists are sorted by, and of the texts. */
  bitsAsOf: number
  oldestBits: number
  listedAsOf: number
  textsAsOf: number
  words: KnownWords
  /** By slug, as of `textsAsOf`: a vendor with a new name has new texts. */
  vendorNames: ReadonlyMap<string, string>
}

const nothing = (): Known => ({
  ...{
    tokens: new Map(),
    profiles: noProfiles(),
    columns: noColumns(),
    pieces: 0,
    bitsAsOf: -1,
    oldestBits: -1,
    listedAsOf: -1,
    textsAsOf: -1,
  },
  ...{ words: emptyWords(), vendorNames: new Map() },
})

const shops = new WeakMap<Db, { known: Known; first: Promise<unknown> | null }>()

type Question = { language: Language; words: readonly string[] }

/** Descriptions of words are known where so few names have them that they are looked into; `texts` asks for them in any case. */
export async function lookAt(db: Db, { language, words }: Question, { texts = false } = {}): Promise<{ known: Known; words: KnownWord[] }> {
  const shop = shops.get(db) ?? { known: nothing(), first: null }
  shops.set(db, shop)
  // Whoever comes while all of it is being read for the first time waits, instead of reading all of it too.
  await shop.first
  const known = await knownWords(db, shop, { language, words }, texts)
  if (known) return { known: shop.known, words: known }
  const { bitsAsOf, listedAsOf } = shop.known
  const asked = { language, words: wantedOf(shop.known.words, language, words, texts), bitsAsOf, listedAsOf }
  const asking = newsFor(db, asked)
  if (shop.known.bitsAsOf === -1) {
    shop.first = asking
      .catch(() => {})
      .finally(() => {
        shop.first = null
      })
  }
  const news = await asking
  learn(shop.known, news, bitsAsOf)
  return { known: shop.known, words: learnWords(shop.known, language, asked.words, news) }
}

/** The words, where nothing is newer than all that is known; else null. This is cheaper to ask than what the news are. */
async function knownWords(db: Db, shop: { known: Known }, { language, words }: Question, texts: boolean): Promise<KnownWord[] | null> {
  const wanted = () => wantedOf(shop.known.words, language, words, texts)
  if (shop.known.bitsAsOf === -1 || wanted().some(({ kept }) => kept === null)) return null
  const { areBits, areListed, newestText } = await isNews(db, shop.known)
  // Others may have learned something meanwhile.
  const now = wanted()
  if (areBits || areListed || newestText > shop.known.textsAsOf || now.some(({ asOf }) => asOf === null || asOf < newestText)) return null
  return learnWords(shop.known, language, now, { newestText, words: [] })
}

/** `since`: what was known when these news were asked for. */
function learn(known: Known, { oldestBits, newestText, bits, listed }: News, since: number): void {
  const areAll = oldestBits === null ? since === known.bitsAsOf : oldestBits > since && oldestBits > known.bitsAsOf
  // Made anew, or seen for the first time: nothing stays of what was.
  if (areAll) Object.assign(known, { ...nothing(), oldestBits: oldestBits ?? -1 })
  const newer = bits.filter(({ version }) => version >= known.oldestBits)
  known.pieces = newer.reduce((most, { piece }) => Math.max(most, piece + 1), known.pieces)
  for (const [token, pieces] of Map.groupBy(newer, (one) => one.token)) learnToken(known, token, pieces)
  learnListed(known, listed)
  if (newestText > known.textsAsOf) {
    known.textsAsOf = newestText
    known.vendorNames = new Map()
  }
}

/** What has a lower version than the newest that is known was known with it, or with something newer in its place. */
function learnListed(known: Known, listed: News['listed']): void {
  let newest = known.listedAsOf
  for (const { place, version, ...row } of listed) {
    if (version <= known.listedAsOf) continue
    putRow(known.columns, place, row)
    newest = Math.max(newest, version)
  }
  known.listedAsOf = newest
}

function learnToken(known: Known, text: string, bits: News['bits']): void {
  const { token, mask, versions } = known.tokens.get(text) ?? { token: tokenOf(text), mask: NONE, versions: new Map<number, number>() }
  const newer = bits.filter(({ piece, version }) => version > (versions.get(piece) ?? -1))
  if (newer.length === 0) return
  const changed = withPieces(mask, known.pieces, newer)
  turn(
    known.profiles,
    token,
    newer.map(({ piece }) => piece),
    mask,
    changed,
  )
  for (const { piece, version } of newer) {
    versions.set(piece, version)
    known.bitsAsOf = Math.max(known.bitsAsOf, version)
  }
  known.tokens.set(text, { token, mask: changed, versions })
}
