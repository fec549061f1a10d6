/** Input and views of promotions. */
import * as z from 'zod'
import { moneyView, recordVersion } from '#platform/shared/contract.ts'
import { idText, singleLineText } from '#platform/shared/plain-text.ts'
import { MAX_TAG } from '../../catalog/contract.ts'
import { CODE_PROBLEMS, normalizeCode, PROMOTION_STATES } from './states.ts'

export const promotionId = z.string().regex(/^promo_[0-9a-z]{26}$/)

const MAX_NAME = 80
const MAX_SCOPE = 200
const MAX_MINOR = 1_000_000_00
const MAX_USES = 10_000_000
const name = singleLineText(MAX_NAME)
const percent = z.int().min(1).max(100)
const units = z.int().min(1).max(100)

/** Accepts any case and spaces. */
export const typedCode = singleLineText(80).transform(normalizeCode)

const code = typedCode.pipe(z.string().regex(/^[A-Z0-9][A-Z0-9_-]{2,31}$/))

export const offer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percentage'), percent }),
  z.object({ kind: z.literal('fixed'), amountMinor: z.int().min(1).max(MAX_MINOR) }),
  z.object({ kind: z.literal('freeShipping') }),
  /** Of each `buy` + `get` units, the cheapest `get` are reduced by `percent`. */
  z.object({ kind: z.literal('buyGet'), buy: units, get: units, percent }),
])

const names = z.array(idText(120)).max(MAX_SCOPE)

export const promotionInput = z.object({
  /** English is required; it replaces empty translations. */
  name: z.object({ en: name.min(1), es: name, ar: name }),
  /** Null: automatic. */
  code: code.nullable(),
  offer,
  minimumMinor: z.int().min(0).max(MAX_MINOR),
  /** Any of these products, categories (slugs), tags or collections (ids), limited to `vendors` (workspace ids; platform promotions only). Empty lists mean all. */
  products: names,
  categories: names,
  tags: z.array(singleLineText(MAX_TAG).min(1)).max(MAX_SCOPE).default([]),
  /** Of the owner of the promotion. */
  collections: names.default([]),
  vendors: names,
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
  maxUses: z.int().min(1).max(MAX_USES).nullable(),
  /** With this limit, an automatic promotion applies to signed-in customers only. */
  maxUsesPerCustomer: z.int().min(1).max(1000).nullable(),
  /** Whether a promotion of the platform includes payment on delivery; vendors' always do. */
  onDelivery: z.boolean().default(false),
  /** Only buyers whose linked contact is in this segment of the owner's CRM; vendors' promotions only. Null: everybody. */
  segmentId: z
    .string()
    .regex(/^segment_[0-9a-z]{26}$/)
    .nullable()
    .default(null),
})

const named = z.object({ id: z.string(), name: z.string() })

export const promotionView = promotionInput.extend({
  id: promotionId,
  name: z.object({ en: z.string(), es: z.string(), ar: z.string() }),
  code: z.string().nullable(),
  onDelivery: z.boolean(),
  segmentId: z.string().nullable(),
  tags: z.array(z.string()),
  collections: z.array(z.string()),
  state: z.enum(PROMOTION_STATES),
  /** Orders that used it and were not cancelled, the discount on them, and the sales of the products it applies to. */
  uses: z.int().min(0),
  discount: moneyView,
  revenue: moneyView,
  /** The scope with names in the reader's language. */
  scope: z.object({ products: z.array(named), collections: z.array(named), vendors: z.array(named), segment: named.nullable() }),
  version: recordVersion,
})

/** Why a code takes nothing off, and what is missing. */
export const codeProblem = z.object({
  problem: z.enum(CODE_PROBLEMS),
  startsAt: z.iso.datetime().optional(),
  missing: moneyView.optional(),
  missingUnits: z.int().optional(),
})

export type Offer = z.infer<typeof offer>
export type PromotionInput = z.infer<typeof promotionInput>
export type PromotionView = z.infer<typeof promotionView>
export type CodeProblemView = z.infer<typeof codeProblem>
