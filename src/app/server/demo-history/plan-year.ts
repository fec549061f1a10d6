import type { PaymentMethod } from '#domains/payments/contract.ts'
import type { Chance } from '#platform/server/demo/chance.ts'
import { shipsAtHome } from '../demo-carriers.ts'
import { SAVED_CODE } from '../demo-code.ts'
import type { Shop } from '../demo-order-seeder.ts'
import { DAY_MS, DAYS, tradeOn } from './calendar.ts'
import type { Customer } from './customers.ts'
import type { Plan, PlannedDispute, PlannedLine, PlannedOrder, PlannedPart, PlannedReturn } from './plan.ts'
import { planReceipts } from './plan-receipts.ts'
import type { Shelf } from './shelf.ts'
import { SHOP_HABITS, type ShopHabits } from './shops.ts'

const HOUR_MS = 3600_000
/** The last minutes belong to those who try the demo. */
const UNTIL_MS = 20 * 60_000

const TWO_VENDORS = 0.05
const CANCELLED = 0.025
const RETURNED = 0.04
const REASONS = ['changedMind', 'damaged', 'notAsDescribed', 'wrongItem'] as const

type Year = {
  now: Date
  chance: Chance
  shops: ReadonlyMap<string, Shop>
  shelf: Shelf
  customers: readonly Customer[]
  methods: readonly PaymentMethod[]
  /** What members have bought, because they reviewed it. */
  purchases: readonly PlannedPurchase[]
}

/** `product` is a slug. */
export type PlannedPurchase = { customer: Customer; product: string; orderedDaysAgo: number }

export function planYear(year: Year): Plan {
  const { now, chance } = year
  const orders: PlannedOrder[] = []
  for (let daysAgo = DAYS; daysAgo >= 0; daysAgo -= 1) {
    const day = new Date(now.getTime() - daysAgo * DAY_MS)
    for (const [slug, habits] of Object.entries(SHOP_HABITS)) {
      const expected = (habits.perWeek / 7) * tradeOn(day, daysAgo) * (0.7 + 0.6 * chance.next())
      const count = Math.floor(expected) + (chance.happens(expected % 1) ? 1 : 0)
      for (let index = 0; index < count; index += 1) {
        const order = planOrder(year, slug, timeOn(chance, day), daysAgo)
        if (order) orders.push(order)
      }
    }
  }
  orders.push(...year.purchases.flatMap((purchase) => planPurchase(year, purchase) ?? []))
  orders.sort((a, b) => a.placedAt.getTime() - b.placedAt.getTime())
  addDisputes(orders, now)
  for (const order of orders) order.codes = enterCodes(chance, order)
  return { orders, receipts: planReceipts(orders, now) }
}

/** Whether a code is valid then, and for these goods, is decided when the order is priced. */
function enterCodes(chance: Chance, { parts, customer }: PlannedOrder): string[] {
  const habits = parts.flatMap(({ slug }) => Object.entries(SHOP_HABITS[slug]?.codes ?? {}))
  const entered = habits.flatMap(([code, share]) => (chance.happens(share) ? [code] : []))
  return entered.filter((code) => customer.email !== SAVED_CODE.email || code !== SAVED_CODE.code)
}

/** Between seven in the morning and eleven at night. */
function timeOn(chance: Chance, day: Date): Date {
  const minutes = 7 * 60 + chance.between(0, 8 * 60) + chance.between(0, 8 * 60)
  return new Date(Math.floor(day.getTime() / DAY_MS) * DAY_MS + minutes * 60_000 + chance.between(0, 59_000))
}

function planOrder(year: Year, slug: string, placedAt: Date, daysAgo: number): PlannedOrder | null {
  const { now, chance } = year
  const habits = SHOP_HABITS[slug]
  if (!habits || placedAt.getTime() > now.getTime() - UNTIL_MS) return null
  const customer = chooseCustomer(year, habits, daysAgo)
  const id = `ORD-${chance.text(10).toUpperCase()}`
  const method = chooseMethod(year, habits, shipsAtHome(slug, customer.address.country))
  const paidAt = method === 'transfer' ? notLater(now, new Date(placedAt.getTime() + chance.between(5, 44) * HOUR_MS)) : null
  const other = chance.happens(TWO_VENDORS) ? chance.pick(Object.keys(SHOP_HABITS).filter((name) => name !== slug)) : null
  const parts = [slug, ...(other ? [other] : [])].flatMap(
    (name) => planPart(year, name, { placedAt, paidAt, method, customer, daysAgo }) ?? [],
  )
  const numbered = parts.map((part, index) => ({ ...part, number: index + 1 }))
  if (numbered.length === 0) return null
  return {
    id,
    customer,
    method,
    placedAt,
    paidAt,
    lines: numbered.flatMap(({ lines }) => lines),
    parts: withPositions(numbered),
    codes: [],
    dispute: null,
  }
}

/** Returns are about lines by their position in the whole order. */
function withPositions(parts: PlannedPart[]): PlannedPart[] {
  let before = 0
  return parts.map((part) => {
    const first = before
    before += part.lines.length
    const units = part.back?.units.map(({ position, quantity }) => ({ position: position + first, quantity }))
    return part.back && units ? { ...part, back: { ...part.back, units } } : part
  })
}

/** Delivered within `DELIVERED_WITHIN_DAYS`, and kept. */
function planPurchase(year: Year, { customer, product, orderedDaysAgo }: PlannedPurchase): PlannedOrder | null {
  const { now, chance, shops, shelf } = year
  const picked = shelf.pickOf(chance, product)
  const [shop, habits] = picked ? [shops.get(picked.slug), SHOP_HABITS[picked.slug]] : []
  if (!picked || !shop || !habits || customer.userId === shop.ownerId) return null
  const { slug, good } = picked
  const placedAt = timeOn(chance, new Date(now.getTime() - orderedDaysAgo * DAY_MS))
  const id = `ORD-${chance.text(10).toUpperCase()}`
  const atHome = shipsAtHome(slug, customer.address.country)
  const method = chooseMethod(year, habits, atHome)
  const paidAt = method === 'transfer' ? new Date(placedAt.getTime() + chance.between(5, 30) * HOUR_MS) : null
  const sentAt = inWorkingHours(chance, new Date((paidAt ?? placedAt).getTime() + chance.between(9, 24) * HOUR_MS))
  const deliveredAt = inWorkingHours(chance, new Date(sentAt.getTime() + (atHome ? 1 : 2) * DAY_MS))
  const { variantId, productId, workspaceId } = good
  const lines = [{ variantId, productId, workspaceId, quantity: 1 }]
  const done = { processedAt: null, sentAt, deliveredAt, cancelledAt: null, back: null }
  const part = { number: 1, slug, workspaceId, ownerId: shop.ownerId, lines, ...done }
  return { id, customer, method, placedAt, paidAt, lines, parts: [part], codes: [], dispute: null }
}

function chooseCustomer({ chance, customers }: Year, { buyers }: ShopHabits, daysAgo: number): Customer {
  const countries = Object.keys(buyers)
  const country = countries[chance.weighted(Object.values(buyers))]
  return chance.pick(customers.filter(({ address, joinedDaysAgo }) => address.country === country && joinedDaysAgo > daysAgo))
}

/** Nobody pays abroad on delivery. */
function chooseMethod({ chance, methods }: Year, { payments }: ShopHabits, atHome: boolean): PaymentMethod {
  const offered = methods.filter((method) => atHome || method !== 'delivery')
  return offered[chance.weighted(offered.map((method) => payments[method]))] ?? 'delivery'
}

type Sale = Pick<PlannedOrder, 'placedAt' | 'paidAt' | 'method' | 'customer'> & { daysAgo: number }

function planPart(year: Year, slug: string, sale: Sale): PlannedPart | null {
  const { now, chance, shops, shelf } = year
  const [shop, habits] = [shops.get(slug), SHOP_HABITS[slug]]
  if (!shop || !habits || sale.customer.userId === shop.ownerId) return null
  const readyAt = sale.method === 'transfer' ? sale.paidAt : sale.placedAt
  const packedAt = readyAt && inWorkingHours(chance, new Date(readyAt.getTime() + chance.between(9, habits.packingDays * 24) * HOUR_MS))
  const sentAt = packedAt && notLater(now, packedAt)
  const lines = planLines(year, slug, { daysAgo: sale.daysAgo, waits: sentAt === null })
  if (lines.length === 0) return null
  const { workspaceId, ownerId } = shop
  const part = {
    number: 0,
    slug,
    workspaceId,
    ownerId,
    lines,
    processedAt: null,
    sentAt: null,
    deliveredAt: null,
    cancelledAt: null,
    back: null,
  }
  const cancelledAt = notLater(now, new Date(sale.placedAt.getTime() + chance.between(1, 5) * HOUR_MS))
  if (chance.happens(CANCELLED) && cancelledAt && sale.method !== 'transfer') return { ...part, cancelledAt }
  const processedAt = readyAt && notLater(now, new Date(readyAt.getTime() + chance.between(2, 8) * HOUR_MS))
  if (!sentAt) {
    for (const { variantId, quantity } of lines) shelf.promise(variantId, quantity)
    return { ...part, processedAt: chance.happens(0.4) ? processedAt : null }
  }
  const days = shipsAtHome(slug, sale.customer.address.country) ? chance.between(1, 3) : chance.between(4, 9)
  const deliveredAt = notLater(now, inWorkingHours(chance, new Date(sentAt.getTime() + days * DAY_MS)))
  const back = deliveredAt && chance.happens(RETURNED) ? planReturn(year, lines, deliveredAt) : null
  return { ...part, processedAt: processedAt && processedAt < sentAt ? processedAt : null, sentAt, deliveredAt, back }
}

function planLines({ chance, shelf }: Year, slug: string, when: { daysAgo: number; waits: boolean }): PlannedLine[] {
  const count = 1 + chance.weighted([62, 27, 11])
  const lines = new Map<string, PlannedLine>()
  for (let index = 0; index < count; index += 1) {
    const good = shelf.pick(chance, slug, when)
    if (!good) continue
    const { variantId, productId, workspaceId } = good
    const quantity = when.waits ? 1 : 1 + chance.weighted([72, 20, 4, 4])
    lines.set(variantId, { variantId, productId, workspaceId, quantity })
  }
  return [...lines.values()]
}

function planReturn({ now, chance }: Year, lines: readonly PlannedLine[], deliveredAt: Date): PlannedReturn | null {
  const requestedAt = notLater(now, new Date(deliveredAt.getTime() + chance.between(1, 9) * DAY_MS + chance.between(1, 9) * HOUR_MS))
  if (!requestedAt) return null
  const acceptedAt = notLater(now, new Date(requestedAt.getTime() + chance.between(5, 40) * HOUR_MS))
  const receivedAt = acceptedAt && notLater(now, new Date(acceptedAt.getTime() + chance.between(4, 9) * DAY_MS))
  const [position, line] = chance.pick([...lines.entries()])
  const units = [{ position, quantity: chance.happens(0.6) ? line.quantity : 1 }]
  return { units, reason: chance.pick(REASONS), restock: false, requestedAt, acceptedAt, receivedAt }
}

/** Parcels leave and arrive by day: the next time after `at`. */
function inWorkingHours(chance: Chance, at: Date): Date {
  const midnight = Math.floor(at.getTime() / DAY_MS) * DAY_MS
  const moment = new Date(midnight + chance.between(8 * 60, 17 * 60) * 60_000 + chance.between(0, 59_000))
  return moment > at ? moment : new Date(moment.getTime() + DAY_MS)
}

function notLater(now: Date, at: Date): Date | null {
  return at < now ? at : null
}

/** Two card payments that were disputed at the bank, one of each decision, and one that is not decided. */
function addDisputes(orders: readonly PlannedOrder[], now: Date): void {
  const cases: readonly (Omit<PlannedDispute, 'openedAt' | 'closedAt'> & {
    slug: string
    openedDaysAgo: number
    closedAfterDays: number | null
  })[] = [
    { slug: 'low-hum', reason: 'fraudulent', openedDaysAgo: 141, closedAfterDays: 33, won: false },
    { slug: 'telar-sur', reason: 'product_not_received', openedDaysAgo: 86, closedAfterDays: 41, won: true },
    { slug: 'dar-amira', reason: 'product_unacceptable', openedDaysAgo: 5, closedAfterDays: null, won: false },
  ]
  for (const { slug, reason, openedDaysAgo, closedAfterDays, won } of cases) {
    const openedAt = new Date(now.getTime() - openedDaysAgo * DAY_MS)
    const closedAt = closedAfterDays === null ? null : new Date(openedAt.getTime() + closedAfterDays * DAY_MS)
    const disputed = orders.find(({ method, parts, placedAt }) => {
      const [part] = parts
      const age = (openedAt.getTime() - placedAt.getTime()) / DAY_MS
      return method === 'card' && parts.length === 1 && part?.slug === slug && part.deliveredAt && !part.back && age > 11 && age < 16
    })
    if (disputed) disputed.dispute = { reason, openedAt, closedAt, won }
  }
}
