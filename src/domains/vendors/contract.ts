/** Who sells here, as everybody may know them, and what vendors say of themselves. */
import * as z from 'zod'
import { moneyView, read, write } from '#platform/shared/contract.ts'
import { line } from '#platform/shared/plain-text.ts'

export const MAX_METHODS = 10
const MAX_DAYS = 120
const MAX_PRICE_MINOR = 1_000_000_00

export const methodId = z.string().regex(/^dlv_[0-9a-z]{26}$/)

/** `pickup`: the shopper fetches the goods. */
const kind = z.enum(['delivery', 'pickup'])
const country = z.string().regex(/^[A-Z]{2}$/)

export const deliveryMethodView = z.object({
  id: methodId,
  kind,
  name: z.string(),
  price: moneyView,
  /** Free strictly over this subtotal of the vendor's goods; null: never. */
  freeOver: moneyView.nullable(),
  minDays: z.int().min(0),
  maxDays: z.int().min(0),
  /** Where it leads, as ISO 3166-1 alpha-2; null: everywhere. */
  countries: z.array(z.string().length(2)).nullable(),
})

const priceMinor = z.int().min(0).max(MAX_PRICE_MINOR)
const days = z.int().min(0).max(MAX_DAYS)
const name = line(80).min(1)

/** What a vendor says of a method. Amounts in minor units of the base currency. */
const methodTerms = z
  .object({
    kind,
    /** In whatever languages the vendor writes. */
    name: z.object({ en: name.optional(), es: name.optional(), ar: name.optional() }).refine((names) => Object.values(names).some(Boolean)),
    priceMinor,
    freeOverMinor: priceMinor.nullable(),
    minDays: days,
    maxDays: days,
    countries: z.array(country).min(1).max(250).nullable(),
    /** One that rests is not offered. */
    active: z.boolean(),
  })
  .refine(({ minDays, maxDays }) => minDays <= maxDays, { path: ['maxDays'] })

export const ownMethodView = z.object({
  id: methodId,
  kind,
  name: z.record(z.string(), z.string()),
  priceMinor: z.int(),
  freeOverMinor: z.int().nullable(),
  minDays: z.int(),
  maxDays: z.int(),
  countries: z.array(z.string()).nullable(),
  active: z.boolean(),
  /** Raised by every change; a change names the one it was made from. */
  version: z.int(),
})

const id = { id: methodId }

export const vendors = {
  deliveryMethods: {
    /** None: the vendor shares the one shipping rule of the platform. */
    list: read('anyone', '/vendors/{vendor}/delivery-methods')
      .input(z.object({ vendor: z.string().max(120) }))
      .output(z.object({ items: z.array(deliveryMethodView) })),
    /** The vendor's own, also those that rest, in its order. */
    own: read('vendor:orders', '/vendor/delivery-methods').output(z.object({ items: z.array(ownMethodView).max(MAX_METHODS) })),
    /** After the others. */
    add: write('vendor:orders', 'POST', '/vendor/delivery-methods')
      .input(z.object({ method: methodTerms }))
      .output(ownMethodView)
      .errors({ TOO_MANY_METHODS: { status: 409, data: z.object({ max: z.int() }) } }),
    update: write('vendor:orders', 'PUT', '/vendor/delivery-methods/{id}')
      .input(z.object({ ...id, version: z.int(), method: methodTerms }))
      .output(ownMethodView)
      .errors({ STALE: { status: 409, data: z.object({ current: ownMethodView }) } }),
    /** Orders keep how they were sent; carts go back to the vendor's first, or to the one rule. */
    remove: write('vendor:orders', 'DELETE', '/vendor/delivery-methods/{id}').input(z.object(id)).output(z.object({})),
  },
}

export type DeliveryMethodView = z.infer<typeof deliveryMethodView>
export type OwnMethodView = z.infer<typeof ownMethodView>
export type MethodTerms = z.infer<typeof methodTerms>
