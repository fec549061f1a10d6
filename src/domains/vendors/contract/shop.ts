/** Operations of a workspace on its own shop. */
import * as z from 'zod'
import { read, recordVersion, write } from '#platform/shared/contract.ts'
import { idText, singleLineText } from '#platform/shared/plain-text.ts'
import { crop, pictureFailures } from '#platform/shared/uploads.ts'
import { deliveryMethodView, methodId } from './delivery.ts'
import { legalInput, traderInput } from './legal.ts'
import { MAX_METHOD_NAME, MAX_METHODS, MAX_WEIGHT_LIMIT_GRAMS, MAX_ZONES } from './limits.ts'
import { EMAIL_NOT_CONFIRMED, NAME_RESERVED, NAME_TAKEN, payoutInput, STALE, shopTexts, shopView, slug, vendorName } from './views.ts'
import { ZONES_INVALID, zone } from './zones.ts'

const web = { webOnly: true } as const
const picture = z.enum(['logo', 'banner'])

const methodName = singleLineText(MAX_METHOD_NAME)
const methodInput = {
  kind: z.enum(['delivery', 'pickup']),
  /** English is required; it replaces empty translations. */
  name: z.object({ en: methodName.min(1), es: methodName, ar: methodName }),
  priceMinor: z.int().min(0).max(100_000_00),
  freeOverMinor: z.int().min(0).max(1_000_000_00).nullable(),
  minDays: z.int().min(0).max(90),
  maxDays: z.int().min(0).max(90),
  /** ISO 3166-1 alpha-2 codes; null: all countries. */
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .min(1)
    .max(60)
    .nullable(),
  /** They replace price and countries. Left out or empty: one price. A pickup has none. */
  zones: z.array(zone).max(MAX_ZONES).optional(),
  /** The weight of a piece whose variant has none; left out: 0. */
  defaultWeightGrams: z.int().min(0).max(MAX_WEIGHT_LIMIT_GRAMS).optional(),
}

const ownMethod = deliveryMethodView.omit({ name: true }).extend({
  name: z.object({ en: z.string(), es: z.string(), ar: z.string() }),
  active: z.boolean(),
  version: recordVersion,
})
const ownMethods = z.object({ items: z.array(ownMethod) })
const DAYS_CROSSED = { status: 400 } as const

export const shop = {
  shop: {
    get: read('workspace:any', '/vendor/shop', web).output(shopView),
    /** A former slug redirects to the shop. Without `trader` it stays as it is; it needs legal details. */
    update: write('workspace:manager', 'PATCH', '/vendor/shop', web)
      .input(z.object({ version: recordVersion, name: vendorName, slug, ...shopTexts, legal: legalInput, trader: traderInput.optional() }))
      .output(shopView)
      .errors({ STALE, NAME_TAKEN, NAME_RESERVED, SLUG_TAKEN: { status: 409 } }),
    setPicture: write('workspace:manager', 'PUT', '/vendor/shop/pictures/{picture}', web)
      .input(z.object({ picture, uploadId: idText(60), crop }))
      .output(shopView)
      .errors(pictureFailures),
    removePicture: write('workspace:manager', 'DELETE', '/vendor/shop/pictures/{picture}', web)
      .input(z.object({ picture }))
      .output(shopView),
    setPayout: write('workspace:owner', 'PUT', '/vendor/shop/payout', { ...web, reauth: true })
      .input(payoutInput)
      .output(shopView)
      .errors({ EMAIL_NOT_CONFIRMED }),
    /** Ends the freeze that follows the recovery of the owner's account. */
    confirmPayout: write('workspace:owner', 'PUT', '/vendor/shop/payout/confirmation', { ...web, reauth: true })
      .output(shopView)
      .errors({ EMAIL_NOT_CONFIRMED }),
    removePayout: write('workspace:owner', 'DELETE', '/vendor/shop/payout', { ...web, reauth: true }).output(shopView),
    /** `until`: the first day after the vacation, at most a year from now; null: ends the vacation. */
    setAway: write('workspace:manager', 'PUT', '/vendor/shop/away', web)
      .input(z.object({ until: z.iso.date().nullable() }))
      .output(shopView),
    methods: {
      list: read('workspace:any', '/vendor/shop/delivery-methods', web).output(ownMethods),
      add: write('workspace:manager', 'POST', '/vendor/shop/delivery-methods', web)
        .input(z.object(methodInput))
        .output(ownMethods)
        .errors({ DAYS_CROSSED, ZONES_INVALID, TOO_MANY_METHODS: { status: 409, data: z.object({ most: z.int() }) } }),
      update: write('workspace:manager', 'PATCH', '/vendor/shop/delivery-methods/{id}', web)
        .input(z.object({ id: methodId, version: recordVersion, ...methodInput }))
        .output(ownMethods)
        .errors({ DAYS_CROSSED, ZONES_INVALID, STALE: { status: 409, data: z.object({ current: ownMethod }) } }),
      /** An inactive method is kept for the orders that chose it. */
      setActive: write('workspace:manager', 'PUT', '/vendor/shop/delivery-methods/{id}/active', web)
        .input(z.object({ id: methodId, active: z.boolean() }))
        .output(ownMethods),
      arrange: write('workspace:manager', 'PUT', '/vendor/shop/delivery-methods/order', web)
        .input(z.object({ ids: z.array(methodId).min(1).max(MAX_METHODS) }))
        .output(ownMethods),
    },
  },
}

export type OwnMethodView = z.infer<typeof ownMethod>
export type MethodInput = z.infer<z.ZodObject<typeof methodInput>>
