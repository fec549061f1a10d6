/** Compares random sequences of cart operations with the model. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setVariantPrice } from '#domains/catalog/server/fixtures.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import type { Guest, Reply } from '#test/plaza/guest.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { LONG_RUN_OPTIONS, SEQUENCES } from '#test/plaza/sequences.ts'
import type { CartLine, CartView } from '../contract.ts'
import {
  AVAILABLE,
  at,
  expectedTotals,
  type Line,
  live,
  liveIn,
  type Model,
  move,
  type Place,
  PRICES,
  raise,
  SKUS,
  type Sku,
} from './cart-model.check.ts'
import { mergeCarts } from './merge-carts.ts'

type Real = { guest: Guest }
type Command = fc.AsyncCommand<Model, Real>

let plaza: TestPlaza
let ids: Map<Sku, string>

beforeAll(async () => {
  plaza = await openTestPlaza()
  ids = new Map(await Promise.all(SKUS.map(async (sku) => [sku, await plaza.variant(sku)] as const)))
})
afterAll(() => plaza.close())

const idOf = (sku: Sku) => ids.get(sku) ?? ''
function expectSame(cart: CartView, model: Model) {
  const shown = (lines: CartLine[]) =>
    lines.map(({ variantId, quantity, priceBefore }) => [variantId, quantity, priceBefore?.amountMinor ?? null])
  const expected = (lines: Map<Sku, Line>) =>
    live(lines).map(([sku, { quantity, seen }]) => [idOf(sku), quantity, seen === PRICES[sku] ? null : seen])
  expect(shown(cart.lines)).toEqual(expected(model.cart))
  expect(shown(cart.saved)).toEqual(expected(model.saved))
  const { subtotal, shipping, tax, total } = cart.totals
  expect({ subtotal: subtotal.amountMinor, shipping: shipping.amountMinor, tax: tax.amountMinor, total: total.amountMinor }).toEqual(
    expectedTotals(model),
  )
  expect(cart.itemCount).toBe(live(model.cart).reduce((sum, [, { quantity }]) => sum + quantity, 0))
}

/** One operation: how the model changes and what is sent to Plaza. The returned cart must equal the model's. */
function command(name: string, model: (model: Model) => void, real: (guest: Guest) => Promise<Reply<CartView>>): Command {
  return {
    check: () => true,
    toString: () => name,
    async run(state, { guest }) {
      plaza.moveClock(1000)
      state.clock += 1
      model(state)
      const { status, body } = await real(guest)
      expect([status, name]).toEqual([200, name])
      expectSame(body, state)
    },
  }
}

/** Nothing is available: the request is rejected and nothing changes. */
function refused(name: string, real: (guest: Guest) => Promise<Reply<{ code?: string }>>): Command {
  return {
    check: () => true,
    toString: () => name,
    async run(_model, { guest }) {
      const { status, body } = await real(guest)
      expect([status, body.code]).toEqual([409, 'SOLD_OUT'])
    },
  }
}

function add(sku: Sku, quantity: number): Command {
  const name = `add ${quantity} ${sku}`
  if (AVAILABLE[sku] === 0) return refused(name, (guest) => guest.add(idOf(sku), quantity))
  return command(
    name,
    (model) => raise(model, 'cart', sku, { quantity, ...at(model, sku) }, AVAILABLE[sku]),
    (guest) => guest.add(idOf(sku), quantity),
  )
}

/** Two tabs add at the same time; both must count. */
function addInTwoTabs(sku: Sku, [one, other]: [number, number]): Command {
  if (AVAILABLE[sku] === 0) return refused(`add ${sku}`, (guest) => guest.add(idOf(sku)))
  return command(
    `add ${one} and ${other} ${sku} in two tabs`,
    (model) => {
      for (const quantity of [one, other]) raise(model, 'cart', sku, { quantity, ...at(model, sku) }, AVAILABLE[sku])
    },
    async (guest) => {
      // A guest's first write creates their token; two tabs share one.
      if (!guest.token) await guest.clearCart()
      await Promise.all([guest.add(idOf(sku), one), guest.add(idOf(sku), other)])
      return guest.cart()
    },
  )
}

function setQuantity(sku: Sku, quantity: number): Command {
  const name = `set ${sku} to ${quantity}`
  const real = (guest: Guest) => guest.setQuantity(idOf(sku), quantity)
  if (quantity > 0 && AVAILABLE[sku] === 0) return refused(name, real)
  return command(
    name,
    (model) => {
      const line = liveIn(model, 'cart', sku)
      if (quantity <= 0) return line && Object.assign(line, { out: true })
      const kept = Math.min(quantity, AVAILABLE[sku])
      model.cart.set(sku, line ? { ...line, quantity: kept } : { quantity: kept, ...at(model, sku), out: false })
    },
    real,
  )
}

const clear = command(
  'clear',
  (model) => {
    for (const [, line] of live(model.cart)) line.out = true
  },
  (guest) => guest.clearCart(),
)

function restore(skus: readonly Sku[], place: Place): Command {
  return command(
    `put ${skus} back into ${place}`,
    (model) => {
      for (const [sku, line] of model[place]) if (skus.includes(sku)) line.out = false
    },
    (guest) => guest.call('POST', '/cart/restored', { lineIds: skus.map(idOf), place }),
  )
}

const save = (sku: Sku) =>
  command(
    `save ${sku}`,
    (model) => move(model, sku, 'cart', 'saved', 999),
    (guest) => guest.call('POST', '/cart/saved', { lineId: idOf(sku) }),
  )

const moveBack = (sku: Sku) =>
  command(
    `move ${sku} back`,
    (model) => move(model, sku, 'saved', 'cart', AVAILABLE[sku]),
    (guest) => guest.call('POST', `/cart/saved/${idOf(sku)}`, {}),
  )

const drop = (sku: Sku) =>
  command(
    `drop ${sku}`,
    (model) => {
      const line = liveIn(model, 'saved', sku)
      if (line) line.out = true
    },
    (guest) => guest.call('DELETE', `/cart/saved/${idOf(sku)}`),
  )

const price = (sku: Sku, minor: number) =>
  command(
    `${sku} costs ${minor}`,
    () => {
      PRICES[sku] = minor
    },
    async (guest) => {
      await transactAsSystem(plaza.services, (tx) => setVariantPrice(tx, idOf(sku), minor))
      return guest.cart()
    },
  )

const acceptPrices = command(
  'take note of all prices',
  (model) => {
    for (const place of ['cart', 'saved'] as const) for (const [sku, line] of live(model[place])) line.seen = PRICES[sku]
  },
  (guest) => guest.call('POST', '/cart/prices', { lines: SKUS.map((sku) => ({ lineId: idOf(sku), unitPriceMinor: PRICES[sku] })) }),
)

const keepOnly = (sku: Sku, quantity: number) =>
  command(
    `keep only ${quantity} ${sku}`,
    (model) => {
      for (const [own, line] of live(model.cart)) {
        const kept = own === sku ? Math.min(quantity, line.quantity) : 0
        if (kept < line.quantity) raise(model, 'saved', own, { ...line, quantity: line.quantity - kept }, 999)
        if (kept === 0) model.cart.delete(own)
        else line.quantity = kept
      }
    },
    (guest) => guest.call('PUT', '/cart/lines', { lines: [{ lineId: idOf(sku), quantity }] }),
  )

/** Merges another guest's cart into this one, as at a login. */
const arrive = (sku: Sku, quantity: number) =>
  command(
    `somebody arrives with ${quantity} ${sku}`,
    (model) => raise(model, 'cart', sku, { quantity: Math.min(quantity, AVAILABLE[sku]), ...at(model, sku) }, AVAILABLE[sku]),
    async (guest) => {
      const other = plaza.guest()
      await other.add(idOf(sku), quantity)
      if (!guest.token) await guest.clearCart()
      const [from = '', to = ''] = [other, guest].map(({ token }) => token?.split('.')[0])
      await transactAsSystem(plaza.services, (tx) => mergeCarts(tx, { from, to }))
      expect((await other.cart()).body).toMatchObject({ lines: [], saved: [] })
      return guest.cart()
    },
  )

test('after any sequence of operations a cart contains and costs what the rules say', LONG_RUN_OPTIONS, async () => {
  // Few variants, because repeated operations on the same line find most bugs.
  const sku = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom<Sku>('MUG-SAGE', 'CABLE') },
    { weight: 1, arbitrary: fc.constantFrom(...SKUS) },
  )
  const sold = fc.constantFrom(...SKUS.filter((any) => AVAILABLE[any] > 0))
  const some = fc.integer({ min: 1, max: 12 })
  const commands: fc.Arbitrary<Command>[] = [
    fc.tuple(sku, some).map(([what, quantity]) => add(what, quantity)),
    fc.tuple(sku, fc.tuple(some, some)).map(([what, both]) => addInTwoTabs(what, both)),
    fc.tuple(sku, fc.integer({ min: -2, max: 15 })).map(([what, quantity]) => setQuantity(what, quantity)),
    fc
      .tuple(fc.shuffledSubarray([...SKUS], { minLength: 1 }), fc.constantFrom<Place>('cart', 'saved'))
      .map(([what, place]) => restore(what, place)),
    fc.tuple(sold, fc.integer({ min: 100, max: 9000 })).map(([what, minor]) => price(what, minor)),
    fc.tuple(sold, some).map(([what, quantity]) => keepOnly(what, quantity)),
    fc.tuple(sold, some).map(([what, quantity]) => arrive(what, quantity)),
    ...[save, moveBack, drop].map((what) => sku.map(what)),
    ...[clear, acceptPrices].map((what) => fc.constant(what)),
  ]
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 40, size: 'max' }), (sequence) =>
      fc.asyncModelRun(
        () => ({ model: { cart: new Map(), saved: new Map(), clock: 0 } as Model, real: { guest: plaza.guest() } }),
        sequence,
      ),
    ),
    { numRuns: SEQUENCES },
  )
})
