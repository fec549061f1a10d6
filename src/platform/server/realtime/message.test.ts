import { expect, test } from 'vitest'
import type { Signal } from '#platform/shared/signal.ts'
import { splitMessage, toHints } from './message.ts'

const signal = (id: string): Signal => ({ to: { user: `usr_${id}` }, topic: 'orders.order', ids: [id] })
const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value))

test('a commit is usually one message', () => {
  const message = { hints: toHints([{ type: 'a.b', aggregate: '1' }]), signals: [signal('1'), signal('2')] }
  expect(splitMessage(message)).toEqual([message])
  expect(splitMessage({ wake: true })).toEqual([])
})

test('a long list of signals is split, none is lost, and every part fits into a NOTIFY', () => {
  const signals = Array.from({ length: 500 }, (_, index) => signal(`ORD-${'ü'.repeat(10)}${index}`))
  const parts = splitMessage({ hints: [['orders.placed', 'x']], signals })
  expect(parts.length).toBeGreaterThan(4)
  expect(parts.flatMap((part) => part.signals ?? [])).toEqual(signals)
  for (const part of parts) expect(bytes(part)).toBeLessThan(7500)
})

test('what cannot be split says that anything may have changed', () => {
  const hints = Array.from({ length: 500 }, (_, index) => ['catalog.productPublished', `prod_${index}`] as const)
  const ids = Array.from({ length: 500 }, (_, index) => `prod_${index}`)
  expect(splitMessage({ hints, signals: [{ to: 'everyone', topic: 'marketplace.listing', ids }] })).toEqual([
    { hints: [], signals: [{ to: 'everyone', topic: 'marketplace.listing', ids: [] }] },
  ])
})
