/** What is known of the shop, as far as counting and narrowing need it. */
import type { Columns } from '../finding/columns.rules.ts'
import { type Mask, NONE } from '../finding/mask.rules.ts'
import type { Profiles } from '../finding/profiles.rules.ts'
import { either } from '../finding/sets.rules.ts'
import { EVERY, type Token, tokenText } from '../finding/tokens.rules.ts'

/** Every token with the listings that have it, in masks of so many pieces, and the same by listing; the columns know prices. */
export type Findings = { tokens: ReadonlyMap<string, { token: Token; mask: Mask }>; profiles: Profiles; pieces: number; columns: Columns }

export const listingsWith = ({ tokens }: Findings, token: Token): Mask => tokens.get(tokenText(token))?.mask ?? NONE

export const isEvery = (token: Token) => tokenText(token) === tokenText(EVERY)

/** A mask of all listings, with as many pieces as every other of what is known. */
export const everyOf = (findings: Findings) => either([listingsWith(findings, EVERY)], [], findings.pieces)
