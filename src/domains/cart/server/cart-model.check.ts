/** A second, plain implementation of the cart's rules, without a database and without the code under test. */
export const SKUS = ['MUG-SAGE', 'MUG-IVORY', 'MUG-CLAY', 'TEE-S', 'CABLE'] as const
export type Sku = (typeof SKUS)[number]
export type Place = 'cart' | 'saved'

/** Units available and prices in cents of the fixtures. Prices change while sequences run. */
export const AVAILABLE: Record<Sku, number> = { 'MUG-SAGE': 10, 'MUG-IVORY': 3, 'MUG-CLAY': 0, 'TEE-S': 999, CABLE: 999 }
export const PRICES: Record<Sku, number> = { 'MUG-SAGE': 2800, 'MUG-IVORY': 2800, 'MUG-CLAY': 3000, 'TEE-S': 1999, CABLE: 3000 }

/** A line in one place. `out` lines were removed and can be restored. `at` is the position, `seen` the last price the owner saw. */
export type Line = { quantity: number; at: number; seen: number; out: boolean }
export type Model = { cart: Map<Sku, Line>; saved: Map<Sku, Line>; clock: number }
export const live = (lines: Map<Sku, Line>) => [...lines].filter(([, { out }]) => !out).sort(([, a], [, b]) => a.at - b.at)
export const liveIn = (model: Model, place: Place, sku: Sku) => live(model[place]).find(([own]) => own === sku)?.[1]

/** Adds `quantity` units to a place; an existing line keeps its position. */
export function raise(model: Model, place: Place, sku: Sku, { quantity, at, seen }: Omit<Line, 'out'>, max: number): number {
  const there = liveIn(model, place, sku)
  const after = Math.min((there?.quantity ?? 0) + quantity, max)
  model[place].set(sku, { quantity: after, at: there?.at ?? at, seen, out: false })
  return after
}

export function move(model: Model, sku: Sku, from: Place, to: Place, max: number): void {
  const line = liveIn(model, from, sku)
  if (!line) return
  model[from].delete(sku)
  raise(model, to, sku, line, max)
}

/** Spec §9 in whole cents, without the code under test. */
export function expectedTotals(model: Model) {
  const subtotal = live(model.cart).reduce((sum, [sku, { quantity }]) => sum + PRICES[sku] * quantity, 0)
  if (subtotal === 0) return { subtotal: 0, shipping: 0, tax: 0, total: 0 }
  const shipping = subtotal > 5000 ? 0 : 1000
  const tax = Math.floor((subtotal * 8 + 50) / 100)
  return { subtotal, shipping, tax, total: subtotal + shipping + tax }
}

export const at = (model: Model, sku: Sku) => ({ at: model.clock, seen: PRICES[sku] })
