/** The part of the listing index that counting and filtering need. */
import type { Columns } from '../index/columns.rules.ts'
import { EMPTY_MASK, type Mask } from '../index/mask.rules.ts'
import type { Profiles } from '../index/profiles.rules.ts'
import { unionExcept } from '../index/sets.rules.ts'
import { EVERY_LISTING, formatToken, type Token } from '../index/tokens.rules.ts'

/** `tokens` holds each token's listings in masks of `pieces` pieces; `profiles` holds the same data by listing; `columns` hold prices. */
export type FacetIndex = { tokens: ReadonlyMap<string, { token: Token; mask: Mask }>; profiles: Profiles; pieces: number; columns: Columns }

export type Facet = 'category' | 'vendor' | 'rating' | 'price' | 'option' | 'stock'
/** `key`: the option or attribute whose value is counted, empty for other facets. */
export type FacetCount = { facet: Facet; key: string; value: string; count: number }

export const listingsWith = ({ tokens }: FacetIndex, token: Token): Mask => tokens.get(formatToken(token))?.mask ?? EMPTY_MASK

export const isEveryListing = (token: Token) => formatToken(token) === formatToken(EVERY_LISTING)

/** A mask of all listings, with as many pieces as every other mask of the index. */
export const allListings = (index: FacetIndex) => unionExcept([listingsWith(index, EVERY_LISTING)], [], index.pieces)
