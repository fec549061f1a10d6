/** Form values of a promotion and their conversion to input. */

import type { Typed } from '#platform/web/inputs/number-field.tsx'
import type { Choice } from '#platform/web/inputs/use-choices.ts'
import type { OfferKind } from '../contract/states.ts'
import type { Offer, PromotionInput, PromotionView } from '../contract.ts'

export type Draft = {
  name: { en: string; es: string; ar: string }
  how: 'code' | 'automatic'
  code: string
  kind: OfferKind
  percent: Typed
  amountMinor: Typed
  buy: Typed
  get: Typed
  minimumMinor: Typed
  products: Choice[]
  vendors: Choice[]
  categories: string[]
  tags: string[]
  collections: Choice[]
  startsAt: string
  endsAt: string
  maxUses: Typed
  maxUsesPerCustomer: Typed
  onDelivery: boolean
  /** None: everybody. */
  segment: Choice[]
}

export function newDraft(now: Date): Draft {
  return {
    name: { en: '', es: '', ar: '' },
    how: 'code',
    code: '',
    kind: 'percentage',
    percent: 10,
    amountMinor: null,
    buy: 2,
    get: 1,
    minimumMinor: null,
    products: [],
    vendors: [],
    categories: [],
    tags: [],
    collections: [],
    startsAt: now.toISOString(),
    endsAt: '',
    maxUses: null,
    maxUsesPerCustomer: null,
    onDelivery: false,
    segment: [],
  }
}

export function toDraft({ offer, scope, ...promotion }: PromotionView, now: Date): Draft {
  const { name, code, minimumMinor, categories, tags, startsAt, endsAt, maxUses, maxUsesPerCustomer, onDelivery } = promotion
  const choices = (named: { id: string; name: string }[]) => named.map(({ id, name }) => ({ id, title: name }))
  return {
    ...newDraft(now),
    name,
    how: code === null ? 'automatic' : 'code',
    code: code ?? '',
    kind: offer.kind,
    ...('percent' in offer && { percent: offer.percent }),
    ...('amountMinor' in offer && { amountMinor: offer.amountMinor }),
    ...('buy' in offer && { buy: offer.buy, get: offer.get }),
    minimumMinor: minimumMinor || null,
    categories,
    tags,
    startsAt,
    endsAt: endsAt ?? '',
    maxUses,
    maxUsesPerCustomer,
    onDelivery,
    products: choices(scope.products),
    collections: choices(scope.collections),
    vendors: choices(scope.vendors),
    segment: choices(scope.segment ? [scope.segment] : []),
  }
}

/** Fields that the user never touched may be missing. */
export function toInput(draft: Partial<Draft>): PromotionInput {
  const {
    name,
    how,
    code = '',
    minimumMinor,
    products = [],
    vendors = [],
    categories = [],
    tags = [],
    collections = [],
    startsAt = '',
    endsAt,
    onDelivery = false,
    segment = [],
    ...limits
  } = draft
  const ids = (choices: readonly Choice[]) => choices.map(({ id }) => id)
  return {
    name: { en: (name?.en ?? '').trim(), es: (name?.es ?? '').trim(), ar: (name?.ar ?? '').trim() },
    code: how === 'code' ? code : null,
    offer: toOffer(draft),
    minimumMinor: Number(minimumMinor ?? 0),
    products: ids(products),
    vendors: ids(vendors),
    categories,
    tags,
    collections: ids(collections),
    startsAt,
    endsAt: endsAt || null,
    maxUses: numberOrNull(limits.maxUses),
    maxUsesPerCustomer: numberOrNull(limits.maxUsesPerCustomer),
    onDelivery,
    segmentId: segment[0]?.id ?? null,
  }
}

function numberOrNull(typed: Typed | undefined): number | null {
  return typed === null || typed === undefined || typed === '' ? null : Number(typed)
}

function toOffer({ kind, percent, amountMinor, buy, get }: Partial<Draft>): Offer {
  if (kind === 'fixed') return { kind, amountMinor: Number(amountMinor ?? 0) }
  if (kind === 'buyGet') return { kind, buy: Number(buy ?? 0), get: Number(get ?? 0), percent: Number(percent ?? 0) }
  return kind === 'freeShipping' ? { kind } : { kind: 'percentage', percent: Number(percent ?? 0) }
}
