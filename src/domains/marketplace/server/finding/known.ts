/**
 * What this process knows of the shop's bits. Nothing here is older than the question it answers: each question begins with the
 * one statement that brings whatever was committed since the last one (docs/decisions/0023-bits-in-memory.md).
 */
import type { Db } from '#platform/server/db.ts'
import type { Language } from '#platform/shared/language.ts'
import type { FacetCount } from '../facets/counts.rules.ts'
import type { Token } from '../facets/tokens.rules.ts'
import { tokenOf } from '../facets/tokens.rules.ts'
import { type Bits, noBits, putPiece } from './bits.rules.ts'
import type { Mask } from './mask.rules.ts'
import { ENOUGH_NAMES, type News, newsFor } from './news.sql.ts'
import { emptyWords, type KnownWord, type KnownWords, learnWords, wantedOf } from './words.ts'

/** The listings that have a token; `versions` of its pieces, so that what arrives late changes nothing. */
export type TokenBits = Bits & { token: Token; versions: Map<number, number> }

export type Known = {
  bits: Map<string, TokenBits>
  /** All listings there are, once somebody asked for them. */
  every: Mask | null
  /** How many pieces a mask has. */
  pieces: number
  /** The newest and the oldest version of the bits, and the newest of the texts. */
  bitsAsOf: number
  oldestBits: number
  textsAsOf: number
  words: KnownWords
  /** What was made of all this for one question; gone with whatever it was made of. */
  answers: Map<string, Answer>
  /** By slug, as of `textsAsOf`: a vendor with a new name has new texts. */
  vendorNames: ReadonlyMap<string, string>
}

/** What was found for a question and how much of everything else that can be chosen. */
export type Answer = {
  /** The listings; null: all there are. */
  left: Mask | null
  /** How many these are, and how many there are in the shop. */
  total: number
  listed: number
  /** Nothing has the words, whatever else is chosen. */
  nothingSaysSo: boolean
  /** Descriptions were not looked into, because names were enough. */
  inNames: boolean
  /** Empty unless they were asked for. */
  facets: FacetCount[]
}

const nothing = (): Known => ({
  ...{ bits: new Map(), pieces: 0, bitsAsOf: -1, oldestBits: -1, textsAsOf: -1 },
  ...{ words: emptyWords(), answers: new Map(), every: null, vendorNames: new Map() },
})

const shops = new WeakMap<Db, { known: Known; first: Promise<unknown> | null }>()

type Question = { language: Language; words: readonly string[]; prices: readonly { from: number; to: number }[] }

/**
 * The words of the question, and the listings at its prices. `isNewest`: nothing newer was
 * learned of texts while this was on its way.
 */
export type Seen = { known: Known; words: KnownWord[]; priced: number[]; isNewest: boolean }

/** Descriptions of words are known where so few names have them that they are looked into; `texts` asks for them in any case. */
export async function lookAt(db: Db, { language, words, prices }: Question, { texts = false } = {}): Promise<Seen> {
  const shop = shops.get(db) ?? { known: nothing(), first: null }
  shops.set(db, shop)
  // Whoever comes while all of it is being read for the first time waits, instead of reading all of it too.
  await shop.first
  const asked = { language, words: wantedOf(shop.known.words, language, words, texts), prices, bitsAsOf: shop.known.bitsAsOf }
  const asking = newsFor(db, asked)
  if (shop.known.bitsAsOf === -1) {
    shop.first = asking
      .catch(() => {})
      .finally(() => {
        shop.first = null
      })
  }
  const news = await asking
  learn(shop.known, news, asked.bitsAsOf)
  const { known } = shop
  const isNewest = news.newestText >= known.textsAsOf
  return { known, words: learnWords(known.words, language, asked.words, news), priced: news.priced, isNewest }
}

export const areEnough = (names: number) => names >= ENOUGH_NAMES

/** `since`: what was known when these news were asked for. */
function learn(known: Known, { oldestBits, newestText, bits }: News, since: number): void {
  const areAll = oldestBits === null ? since === known.bitsAsOf : oldestBits > since && oldestBits > known.bitsAsOf
  // Made anew, or seen for the first time: nothing stays of what was.
  if (areAll) Object.assign(known, { ...nothing(), oldestBits: oldestBits ?? -1 })
  for (const { token, piece, version, bits: bytes } of bits) {
    if (version < known.oldestBits) continue
    const set = known.bits.get(token) ?? { ...noBits(), token: tokenOf(token), versions: new Map() }
    if (version <= (set.versions.get(piece) ?? -1)) continue
    putPiece(set, piece, bytes)
    set.versions.set(piece, version)
    known.bits.set(token, set)
    known.pieces = Math.max(known.pieces, piece + 1)
    known.bitsAsOf = Math.max(known.bitsAsOf, version)
    known.answers.clear()
    known.every = null
  }
  if (newestText > known.textsAsOf) {
    known.textsAsOf = newestText
    known.vendorNames = new Map()
    known.answers.clear()
  }
}
