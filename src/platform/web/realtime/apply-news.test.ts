import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { openManualTimers } from '#test/plaza/manual-timers.ts'
import { createNewsHandler } from './apply-news.ts'
import type { StreamNews } from './connection.ts'

let client: QueryClient
let timers = openManualTimers()
let handled: string[]
let apply: (news: StreamNews) => void

beforeEach(() => {
  client = new QueryClient()
  client.setQueryData(['en', 'anything'], 'data')
  timers = openManualTimers()
  handled = []
  apply = createNewsHandler({
    client,
    handlers: { 'orders.order': (_client, ids) => void handled.push(...ids) },
    isMember: () => true,
    refetchViewer: () => void handled.push('viewer'),
    isHidden: () => false,
    after: timers.after,
    random: () => 0.5,
  })
})

const isOutdated = () => client.getQueryState(['en', 'anything'])?.isInvalidated
const topics = (spread: boolean): StreamNews => ({
  kind: 'topics',
  spread,
  topics: [
    ['orders.order', ['ORD-1']],
    ['unknown.topic', ['x']],
  ],
})

test('a signal of one’s own is handled at once, one to everyone a little later', () => {
  apply(topics(false))
  expect(handled).toEqual(['ORD-1'])
  apply(topics(true))
  expect(handled).toEqual(['ORD-1'])
  timers.advance(750)
  expect(handled).toEqual(['ORD-1', 'ORD-1'])
  expect(isOutdated()).toBe(false)
})

test('the first stream of a page refetches nothing, a later one everything', () => {
  apply({ kind: 'open', viewer: 'usr_1', again: false })
  expect(isOutdated()).toBe(false)
  apply({ kind: 'open', viewer: 'usr_1', again: true })
  expect(isOutdated()).toBe(true)
})

test('a stream of somebody else than the page shows asks who it is, and refetches nothing with lost rights', () => {
  apply({ kind: 'open', viewer: null, again: true })
  expect([handled, isOutdated()]).toEqual([['viewer'], false])
})

test('after a gap everything is refetched', () => {
  apply({ kind: 'anything' })
  timers.advance(750)
  expect(isOutdated()).toBe(true)
})

test('a refetch waits for a write that is being sent', async () => {
  const sent = Promise.withResolvers<void>()
  const write = client.getMutationCache().build(client, { mutationFn: () => sent.promise })
  const done = write.execute(undefined)
  apply(topics(false))
  timers.advance(1000)
  expect(handled).toEqual([])
  sent.resolve()
  await done
  timers.advance(250)
  expect(handled).toEqual(['ORD-1'])
})
