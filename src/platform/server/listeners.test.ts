import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defineFact, type Fact } from '#platform/shared/fact.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { dispatchOnce } from './dispatcher.ts'
import { hearDueFacts, type Listener, listener, MAX_HEARINGS } from './listeners.ts'
import { announce, transactAs } from './transact.ts'

type Step = { order: string; step: number }
const stepped = defineFact<Step>()('test.stepped', ({ order }) => order)

let plaza: TestPlaza

beforeAll(async () => {
  plaza = await openTestPlaza()
  await plaza.rows('create table effects (listener text, "order" text, step int)')
})
afterAll(() => plaza.close())

/** Writes down what it hears; `spoils` says which facts it cannot digest. */
function scribe(name: string, spoils: (step: Step) => boolean = () => false): Listener {
  return listener(name, [stepped], async (tx, facts: readonly Fact<string, Step>[]) => {
    for (const { payload } of facts) {
      await sql`insert into effects values (${name}, ${payload.order}, ${payload.step})`.execute(tx.db)
      if (spoils(payload)) throw new Error(`cannot digest step ${payload.step}`)
    }
  })
}

const tell = (...steps: Step[]) => transactAs(plaza.kernel, async (tx) => announce(tx, ...steps.map((step) => stepped(step))))
const effects = (name: string, order: string) =>
  plaza.rows<{ step: number }>('select step from effects where listener = $1 and "order" = $2', [name, order])
const heard = async (name: string, order: string) => (await effects(name, order)).map(({ step }) => step)
const dispatchAll = async (listeners: Listener[]) => {
  while ((await dispatchOnce(plaza.kernel, listeners)) > 0);
}

describe('a listener', () => {
  test('hears each fact once and in order, however often its job runs', async () => {
    const amira = scribe('test.amira')
    await tell({ order: 'A', step: 1 }, { order: 'A', step: 2 })
    await tell({ order: 'A', step: 3 })
    await dispatchAll([amira])
    await Promise.all([1, 2, 3, 4].map(() => hearDueFacts(plaza.kernel, amira)))
    expect(await heard('test.amira', 'A')).toEqual([1, 2, 3])
  })

  test('keeps its effect and its mark in one transaction: a failure leaves neither', async () => {
    const bruno = scribe('test.bruno', ({ order }) => order === 'B')
    await tell({ order: 'B', step: 1 })
    await dispatchAll([bruno])
    await expect(hearDueFacts(plaza.kernel, bruno)).rejects.toThrow('1 facts still due')
    expect(await heard('test.bruno', 'B')).toEqual([])
    await hearDueFacts(plaza.kernel, scribe('test.bruno'))
    expect(await heard('test.bruno', 'B')).toEqual([1])
  })

  test('that fails on one fact goes on with other aggregates, and not past it within its own', async () => {
    const chen = scribe('test.chen', ({ order, step }) => order === 'C' && step === 2)
    await tell({ order: 'C', step: 1 }, { order: 'C', step: 2 }, { order: 'C', step: 3 }, { order: 'D', step: 1 })
    await dispatchAll([chen])
    await expect(hearDueFacts(plaza.kernel, chen)).rejects.toThrow('2 facts still due')
    expect(await heard('test.chen', 'C')).toEqual([1])
    expect(await heard('test.chen', 'D')).toEqual([1])
  })

  test('parks a fact it failed on eight times, keeps the reason, and goes on with the next', async () => {
    const dora = scribe('test.dora', ({ order, step }) => order === 'P' && step === 1)
    await tell({ order: 'P', step: 1 }, { order: 'P', step: 2 })
    await dispatchAll([dora])
    for (let attempt = 1; attempt < MAX_HEARINGS; attempt += 1) await expect(hearDueFacts(plaza.kernel, dora)).rejects.toThrow()
    await hearDueFacts(plaza.kernel, dora)
    expect(await heard('test.dora', 'P')).toEqual([2])
    const [parked] = await plaza.rows(`select attempts, error from platform.hearings where listener = 'test.dora' and error is not null`)
    expect(parked).toEqual({ attempts: MAX_HEARINGS, error: 'cannot digest step 1' })
  })

  test('that comes later owes nothing to what was told before it', async () => {
    await tell({ order: 'E', step: 1 })
    await dispatchAll([])
    const late = scribe('test.late')
    await tell({ order: 'E', step: 2 })
    await dispatchAll([late])
    await hearDueFacts(plaza.kernel, late)
    expect(await heard('test.late', 'E')).toEqual([2])
  })
})

describe('the dispatcher', () => {
  test('tells each fact once though two dispatch at the same time', async () => {
    const echo = scribe('test.echo')
    await tell(...Array.from({ length: 1200 }, (_, step) => ({ order: `O${step % 7}`, step })))
    await Promise.all([dispatchAll([echo]), dispatchAll([echo])])
    const [{ count } = { count: 0 }] = await plaza.rows<{ count: number }>(
      `select count(*) from platform.hearings where listener = 'test.echo'`,
    )
    expect(count).toBe(1200)
    await hearDueFacts(plaza.kernel, echo)
    expect(await heard('test.echo', 'O3')).toEqual(Array.from({ length: 1200 }, (_, step) => step).filter((step) => step % 7 === 3))
  })

  test('adds one job for a listener, not one for each fact', async () => {
    const [{ count: before } = { count: 0 }] = await plaza.rows<{ count: number }>(
      `select count(*) from graphile_worker.jobs where task_identifier = 'hear:test.few'`,
    )
    const few = scribe('test.few')
    await tell(...Array.from({ length: 50 }, (_, step) => ({ order: 'F', step })))
    await dispatchAll([few])
    const [{ count } = { count: 0 }] = await plaza.rows<{ count: number }>(
      `select count(*) from graphile_worker.jobs where task_identifier = 'hear:test.few'`,
    )
    expect(count - before).toBe(1)
  })
})
