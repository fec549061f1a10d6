/** Random sequences of changes to engraved rings: one line for each engraving, and never a ring more or less than the rules say. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { engraved, sellRing } from '#test/plaza/engraved-ring.ts'
import type { Guest, Reply } from '#test/plaza/guest.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { LONG_RUN_OPTIONS, SEQUENCES } from '#test/plaza/sequences.ts'
import type { CartView } from '../contract.ts'
import { lineIdFor } from './line-id.rules.ts'

const STOCK = 10
const NAMES = ['Lena', 'Omar', 'ليلى'] as const
type Name = (typeof NAMES)[number]
/** `out`: removed, and can be restored. */
type Line = { quantity: number; out: boolean }
type Model = { cart: Map<Name, Line>; saved: Map<Name, number> }
type Command = fc.AsyncCommand<Model, { guest: Guest }>
/** The status that is expected after the model has changed. */
type Step = (model: Model) => number

let plaza: TestPlaza
let ring = ''

beforeAll(async () => {
  plaza = await openTestPlaza()
  ;({ ring } = await sellRing(plaza))
})
afterAll(() => plaza.close())

const idOf = (name: Name) => lineIdFor(ring, engraved(name))
const live = ({ cart }: Model) => [...cart].flatMap(([name, { quantity, out }]) => (out ? [] : [[name, quantity] as const]))
const quantityOf = (model: Model, name: Name) => live(model).find(([own]) => own === name)?.[1] ?? 0
const sumOf = (rows: readonly (readonly [Name, number])[]) => rows.reduce((sum, [, quantity]) => sum + quantity, 0)
const room = (model: Model, name: Name) => STOCK - sumOf(live(model)) + quantityOf(model, name)
const set = (model: Model, name: Name, quantity: number) => void model.cart.set(name, { quantity, out: false })

function command(name: string, step: Step, real: (guest: Guest) => Promise<Reply<CartView>>): Command {
  return {
    check: () => true,
    toString: () => name,
    async run(model, { guest }) {
      plaza.moveClock(1000)
      const expected = step(model)
      expect([(await real(guest)).status, name]).toEqual([expected, name])
      const { body } = await guest.cart()
      const shown = (lines: CartView['lines']) => lines.map(({ id, quantity }) => [id, quantity]).sort()
      expect(shown(body.lines)).toEqual(
        live(model)
          .map(([own, quantity]) => [idOf(own), quantity])
          .sort(),
      )
      expect(shown(body.saved)).toEqual([...model.saved].map(([own, quantity]) => [idOf(own), quantity]).sort())
      expect([body.itemCount, body.totals.subtotal.amountMinor]).toEqual([sumOf(live(model)), sumOf(live(model)) * 40_00])
    },
  }
}

const adding =
  (name: Name, quantity: number): Step =>
  (model) => {
    const [before, most] = [quantityOf(model, name), room(model, name)]
    if (before === 0 && most <= 0) return 409
    set(model, name, Math.min(before + quantity, Math.max(most, 1)))
    return 200
  }
const send = (guest: Guest, name: Name, quantity: number) =>
  guest.call('POST', '/cart/lines', { variantId: ring, quantity, personalization: engraved(name) })

const add = (name: Name, quantity: number) =>
  command(`add ${quantity} “${name}”`, adding(name, quantity), (guest) => send(guest, name, quantity))

const addTwice = (name: Name, quantity: number) =>
  command(
    `add ${quantity} “${name}” in two tabs`,
    (model) => (adding(name, quantity)(model) === 409 ? 409 : adding(name, quantity)(model)),
    async (guest) => {
      if (!guest.token) await guest.clearCart()
      const [one] = await Promise.all([send(guest, name, quantity), send(guest, name, quantity)])
      return one
    },
  )

const change = (name: Name, quantity: number) =>
  command(
    `set “${name}” to ${quantity}`,
    (model) => {
      const line = model.cart.get(name)
      if (quantity <= 0) {
        if (line) line.out = true
        return 200
      }
      if (!line) return 404
      if (room(model, name) <= 0) return 409
      set(model, name, Math.min(quantity, room(model, name)))
      return 200
    },
    (guest) => guest.setQuantity(idOf(name), quantity),
  )

const restore = (name: Name) =>
  command(
    `put “${name}” back`,
    (model) => {
      const line = model.cart.get(name)
      if (line) line.out = false
      return 200
    },
    (guest) => guest.call('POST', '/cart/restored', { lineIds: [idOf(name)] }),
  )

const save = (name: Name) =>
  command(
    `save “${name}”`,
    (model) => {
      const quantity = quantityOf(model, name)
      if (quantity === 0) return 200
      model.cart.delete(name)
      model.saved.set(name, (model.saved.get(name) ?? 0) + quantity)
      return 200
    },
    (guest) => guest.call('POST', '/cart/saved', { lineId: idOf(name) }),
  )

const moveBack = (name: Name) =>
  command(
    `move “${name}” back`,
    (model) => {
      const quantity = model.saved.get(name)
      if (quantity === undefined) return 200
      if (room(model, name) <= 0) return 409
      set(model, name, Math.min(quantityOf(model, name) + quantity, room(model, name)))
      model.saved.delete(name)
      return 200
    },
    (guest) => guest.call('POST', `/cart/saved/${idOf(name)}`, {}),
  )

test('after any sequence of changes each engraving has one line, and the lines add up', LONG_RUN_OPTIONS, async () => {
  const name = fc.constantFrom<Name>(...NAMES)
  const some = fc.integer({ min: 1, max: 7 })
  const commands: fc.Arbitrary<Command>[] = [
    fc.tuple(name, some).map(([who, quantity]) => add(who, quantity)),
    fc.tuple(name, some).map(([who, quantity]) => addTwice(who, quantity)),
    fc.tuple(name, fc.integer({ min: -1, max: 12 })).map(([who, quantity]) => change(who, quantity)),
    ...[restore, save, moveBack].map((what) => name.map(what)),
  ]
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 30, size: 'max' }), (sequence) =>
      fc.asyncModelRun(() => ({ model: { cart: new Map(), saved: new Map() } as Model, real: { guest: plaza.guest() } }), sequence),
    ),
    { numRuns: SEQUENCES },
  )
})
