/** Random sequences of what people do to a cart, against the rules written down as a model. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Guest } from '#test/plaza/guest.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import type { CartView } from '../contract.ts'

const SKUS = ['MUG-SAGE', 'MUG-IVORY', 'MUG-CLAY', 'TEE-S', 'CABLE'] as const
type Sku = (typeof SKUS)[number]

/** Price in cents, and units that can be had; the cast's, written out. */
const GOODS: Record<Sku, { priceMinor: number; available: number }> = {
  'MUG-SAGE': { priceMinor: 2800, available: 10 },
  'MUG-IVORY': { priceMinor: 2800, available: 3 },
  'MUG-CLAY': { priceMinor: 3000, available: 0 },
  'TEE-S': { priceMinor: 1999, available: 999 },
  CABLE: { priceMinor: 3000, available: 999 },
}

type Model = Map<Sku, number>
type Real = { guest: Guest; ids: Map<Sku, string> }

let plaza: TestPlaza
let ids: Map<Sku, string>

beforeAll(async () => {
  plaza = await openTestPlaza()
  ids = new Map(await Promise.all(SKUS.map(async (sku) => [sku, await plaza.variant(sku)] as const)))
})
afterAll(() => plaza.close())

/** Spec §9 in whole cents, without the code under test. */
function expectedTotals(model: Model) {
  const subtotal = [...model].reduce((sum, [sku, quantity]) => sum + GOODS[sku].priceMinor * quantity, 0)
  if (subtotal === 0) return { subtotal: 0, shipping: 0, tax: 0, total: 0 }
  const shipping = subtotal > 5000 ? 0 : 1000
  const tax = Math.floor((subtotal * 8 + 50) / 100)
  return { subtotal, shipping, tax, total: subtotal + shipping + tax }
}

function expectSame(cart: CartView, model: Model, { ids: variants }: Real) {
  const lines = new Map(cart.lines.map(({ variantId, quantity }) => [variantId, quantity]))
  expect(lines).toEqual(new Map([...model].map(([sku, quantity]) => [variants.get(sku), quantity])))
  const { subtotal, shipping, tax, total } = cart.totals
  expect({ subtotal: subtotal.amountMinor, shipping: shipping.amountMinor, tax: tax.amountMinor, total: total.amountMinor }).toEqual(
    expectedTotals(model),
  )
  expect(cart.itemCount).toBe([...model.values()].reduce((sum, quantity) => sum + quantity, 0))
}

class Add implements fc.AsyncCommand<Model, Real> {
  private readonly sku: Sku
  private readonly quantity: number
  constructor(sku: Sku, quantity: number) {
    this.sku = sku
    this.quantity = quantity
  }
  check = () => true
  toString = () => `add ${this.quantity} ${this.sku}`
  async run(model: Model, real: Real) {
    const { status, body } = await real.guest.add(real.ids.get(this.sku) ?? '', this.quantity)
    const { available } = GOODS[this.sku]
    if (available === 0) return expect([status, body.code]).toEqual([409, 'SOLD_OUT'])
    const wanted = (model.get(this.sku) ?? 0) + this.quantity
    model.set(this.sku, Math.min(wanted, available))
    expect(body.cappedTo).toBe(wanted > available ? available : null)
    expectSame(body, model, real)
  }
}

class SetQuantity implements fc.AsyncCommand<Model, Real> {
  private readonly sku: Sku
  private readonly quantity: number
  constructor(sku: Sku, quantity: number) {
    this.sku = sku
    this.quantity = quantity
  }
  check = () => true
  toString = () => `set ${this.sku} to ${this.quantity}`
  async run(model: Model, real: Real) {
    const { status, body } = await real.guest.setQuantity(real.ids.get(this.sku) ?? '', this.quantity)
    const { available } = GOODS[this.sku]
    if (this.quantity <= 0) model.delete(this.sku)
    else if (available === 0) return expect([status, body.code]).toEqual([409, 'SOLD_OUT'])
    else model.set(this.sku, Math.min(this.quantity, available))
    expectSame(body, model, real)
  }
}

class Clear implements fc.AsyncCommand<Model, Real> {
  check = () => true
  toString = () => 'clear'
  async run(model: Model, real: Real) {
    model.clear()
    expectSame((await real.guest.clearCart()).body, model, real)
  }
}

class Look implements fc.AsyncCommand<Model, Real> {
  check = () => true
  toString = () => 'look'
  async run(model: Model, real: Real) {
    expectSame((await real.guest.cart()).body, model, real)
  }
}

test('whatever people do to a cart, it holds what the rules say and costs what they say', { timeout: 3_600_000 }, async () => {
  const sku = fc.constantFrom(...SKUS)
  const commands = [
    fc.tuple(sku, fc.integer({ min: 1, max: 12 })).map(([what, quantity]) => new Add(what, quantity)),
    fc.tuple(sku, fc.integer({ min: -2, max: 15 })).map(([what, quantity]) => new SetQuantity(what, quantity)),
    fc.constant(new Clear()),
    fc.constant(new Look()),
  ]
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 25 }), (sequence) =>
      fc.asyncModelRun(() => ({ model: new Map() as Model, real: { guest: plaza.guest(), ids } }), sequence),
    ),
    { numRuns: Number(process.env['PLAZA_SEQUENCES'] ?? 50) },
  )
})
