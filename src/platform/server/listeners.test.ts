import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DomainEvent, defineEvent } from '#platform/shared/domain-event.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { dispatchOnce } from './dispatcher.ts'
import { deliverDueEvents, type Listener, listener, MAX_DELIVERY_ATTEMPTS } from './listeners.ts'
import { publish, transactAsSystem } from './transact.ts'

type Step = { order: string; step: number }
const stepped = defineEvent<Step>()('test.stepped', ({ order }) => order)

let plaza: TestPlaza

beforeAll(async () => {
  plaza = await openTestPlaza()
  await plaza.rows('create table effects (listener text, "order" text, step int)')
})
afterAll(() => plaza.close())

/** Creates a listener that records its events; `spoils` selects the events on which it fails. */
function scribe(name: string, spoils: (step: Step) => boolean = () => false): Listener {
  return listener(name, [stepped], async (tx, events: readonly DomainEvent<string, Step>[]) => {
    for (const { payload } of events) {
      await sql`insert into effects values (${name}, ${payload.order}, ${payload.step})`.execute(tx.db)
      if (spoils(payload)) throw new Error(`cannot digest step ${payload.step}`)
    }
  })
}

const tell = (...steps: Step[]) => transactAsSystem(plaza.services, async (tx) => publish(tx, ...steps.map((step) => stepped(step))))
const effects = (name: string, order: string) =>
  plaza.rows<{ step: number }>('select step from effects where listener = $1 and "order" = $2', [name, order])
const delivered = async (name: string, order: string) => (await effects(name, order)).map(({ step }) => step)
const dispatchAll = async (listeners: Listener[]) => {
  while ((await dispatchOnce(plaza.services, listeners)) > 0);
}

describe('a listener', () => {
  test('gets each event once and in order, no matter how often its job runs', async () => {
    const amira = scribe('test.amira')
    await tell({ order: 'A', step: 1 }, { order: 'A', step: 2 })
    await tell({ order: 'A', step: 3 })
    await dispatchAll([amira])
    await Promise.all([1, 2, 3, 4].map(() => deliverDueEvents(plaza.services, amira)))
    expect(await delivered('test.amira', 'A')).toEqual([1, 2, 3])
  })

  test('commits its effect and its delivery in one transaction: a failure leaves neither', async () => {
    const bruno = scribe('test.bruno', ({ order }) => order === 'B')
    await tell({ order: 'B', step: 1 })
    await dispatchAll([bruno])
    await expect(deliverDueEvents(plaza.services, bruno)).rejects.toThrow('1 events still due')
    expect(await delivered('test.bruno', 'B')).toEqual([])
    await deliverDueEvents(plaza.services, scribe('test.bruno'))
    expect(await delivered('test.bruno', 'B')).toEqual([1])
  })

  test('that fails on one event continues with other aggregates, but not with later events of the same aggregate', async () => {
    const chen = scribe('test.chen', ({ order, step }) => order === 'C' && step === 2)
    await tell({ order: 'C', step: 1 }, { order: 'C', step: 2 }, { order: 'C', step: 3 }, { order: 'D', step: 1 })
    await dispatchAll([chen])
    await expect(deliverDueEvents(plaza.services, chen)).rejects.toThrow('2 events still due')
    expect(await delivered('test.chen', 'C')).toEqual([1])
    expect(await delivered('test.chen', 'D')).toEqual([1])
  })

  test('parks an event after eight failed attempts, stores the reason, and continues with the next event', async () => {
    const dora = scribe('test.dora', ({ order, step }) => order === 'P' && step === 1)
    await tell({ order: 'P', step: 1 }, { order: 'P', step: 2 })
    await dispatchAll([dora])
    for (let attempt = 1; attempt < MAX_DELIVERY_ATTEMPTS; attempt += 1)
      await expect(deliverDueEvents(plaza.services, dora)).rejects.toThrow()
    await deliverDueEvents(plaza.services, dora)
    expect(await delivered('test.dora', 'P')).toEqual([2])
    const [parked] = await plaza.rows(
      `select attempts, error from platform.event_deliveries where listener = 'test.dora' and error is not null`,
    )
    expect(parked).toEqual({ attempts: MAX_DELIVERY_ATTEMPTS, error: 'cannot digest step 1' })
  })

  test('that is added later does not get events dispatched before', async () => {
    await tell({ order: 'E', step: 1 })
    await dispatchAll([])
    const late = scribe('test.late')
    await tell({ order: 'E', step: 2 })
    await dispatchAll([late])
    await deliverDueEvents(plaza.services, late)
    expect(await delivered('test.late', 'E')).toEqual([2])
  })
})

describe('the dispatcher', () => {
  test('dispatches each event once even when two dispatchers run at the same time', async () => {
    const echo = scribe('test.echo')
    await tell(...Array.from({ length: 1200 }, (_, step) => ({ order: `O${step % 7}`, step })))
    await Promise.all([dispatchAll([echo]), dispatchAll([echo])])
    const [{ count } = { count: 0 }] = await plaza.rows<{ count: number }>(
      `select count(*) from platform.event_deliveries where listener = 'test.echo'`,
    )
    expect(count).toBe(1200)
    await deliverDueEvents(plaza.services, echo)
    expect(await delivered('test.echo', 'O3')).toEqual(Array.from({ length: 1200 }, (_, step) => step).filter((step) => step % 7 === 3))
  })

  test('adds one job per listener, not one per event', async () => {
    const [{ count: before } = { count: 0 }] = await plaza.rows<{ count: number }>(
      `select count(*) from graphile_worker.jobs where task_identifier = 'deliver:test.few'`,
    )
    const few = scribe('test.few')
    await tell(...Array.from({ length: 50 }, (_, step) => ({ order: 'F', step })))
    await dispatchAll([few])
    const [{ count } = { count: 0 }] = await plaza.rows<{ count: number }>(
      `select count(*) from graphile_worker.jobs where task_identifier = 'deliver:test.few'`,
    )
    expect(count - before).toBe(1)
  })
})
