/** Two processes and a bus between them that loses messages; the clock is moved by hand. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openManualTimers } from '#test/plaza/manual-timers.ts'
import { openLog } from '../log.ts'
import type { BusListener, OpenBus } from './bus.ts'
import { openMessages } from './messages.ts'

/** Delivers to all but the sender, at once, unless `loses` says so. */
function openLossyBus(loses: () => boolean): OpenBus {
  const listeners = new Set<BusListener>()
  return async (listener) => {
    if (listener) listeners.add(listener)
    return {
      async publish(text) {
        for (const other of listeners) if (other !== listener && !loses()) other.onText(text)
      },
      close: async () => void (listener && listeners.delete(listener)),
    }
  }
}

/** A process with what it has heard. */
async function openProcess(openBus: OpenBus, timers = openManualTimers()) {
  const heard: string[] = []
  const messages = await openMessages({
    openBus,
    log: openLog('silent'),
    timers,
    listener: {
      onMessage: ({ signals = [], wake }) => void heard.push(...signals.map(({ topic }) => topic), ...(wake ? ['wake'] : [])),
      onGap: () => void heard.push('gap'),
    },
  })
  return { heard, messages, say: (topic: string) => messages.publish({ signals: [{ to: 'everyone', topic, ids: [] }] }) }
}

test('a message reaches every process once, its own at once', async () => {
  const bus = openLossyBus(() => false)
  const timers = openManualTimers()
  const [one, two] = [await openProcess(bus, timers), await openProcess(bus, timers)]
  one.say('a.b')
  expect([one.heard, two.heard]).toEqual([['a.b'], ['a.b']])
  timers.advance(60_000)
  expect([one.heard, two.heard]).toEqual([['a.b'], ['a.b']])
})

test('a process wakes the dispatcher of another', async () => {
  const bus = openLossyBus(() => false)
  const timers = openManualTimers()
  const [one, two] = [await openProcess(bus, timers), await openProcess(bus, timers)]
  for (let commit = 0; commit < 100; commit += 1) one.messages.wake()
  timers.advance(50)
  expect([one.heard, two.heard]).toEqual([[], ['wake', 'wake']])
})

test('hazard 23: a process that misses messages hears within ten seconds that anything may have changed, whichever are lost', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 200 }),
      fc.infiniteStream(fc.integer({ min: 0, max: 9 })),
      async (says, luck) => {
        // One in ten messages is lost, heartbeats too.
        const bus = openLossyBus(() => luck.next().value === 0)
        const timers = openManualTimers()
        const [one, two] = [await openProcess(bus, timers), await openProcess(bus, timers)]
        for (const [index, pause] of says.entries()) {
          one.say(`message.${index}`)
          timers.advance(pause * 100)
        }
        const lost = says.map((_, index) => `message.${index}`).filter((topic) => !two.heard.includes(topic))
        const last = lost.at(-1)
        timers.advance(10_000)
        // A gap after the last one that was lost covers all of them.
        const before = last === undefined ? -1 : Number(last.split('.')[1]) - 1
        const seen = two.heard.findLastIndex((topic) => topic !== 'gap' && Number(topic.split('.')[1]) <= before)
        if (last !== undefined) expect(two.heard.slice(seen + 1)).toContain('gap')
      },
    ),
  )
})

test('a process that is killed after an unheard message is missed', async () => {
  let dead = false
  const bus = openLossyBus(() => dead)
  const timers = openManualTimers()
  const [one, two] = [await openProcess(bus, timers), await openProcess(bus, timers)]
  one.say('a.b')
  timers.advance(1000)
  dead = true
  one.say('a.c')
  timers.advance(6000)
  expect(two.heard).toEqual(['a.b', 'gap'])
})

test('a process that ends properly is not missed', async () => {
  const bus = openLossyBus(() => false)
  const oneClock = openManualTimers()
  const timers = openManualTimers()
  const [one, two] = [await openProcess(bus, oneClock), await openProcess(bus, timers)]
  one.say('a.b')
  await one.messages.close()
  timers.advance(60_000)
  expect(two.heard).toEqual(['a.b'])
})

test('a text that is no message is a gap', async () => {
  let tell = (_text: string) => {}
  const openBus: OpenBus = async (listener) => {
    tell = (text) => listener?.onText(text)
    return { publish: async () => {}, close: async () => {} }
  }
  const { heard } = await openProcess(openBus)
  tell('{"from"')
  expect(heard).toEqual(['gap'])
})
