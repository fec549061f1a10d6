import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { invalidateByKey, invalidateEach } from './refetch.ts'

const KEYS = [
  ['en', 'orders', 'ORD-1'],
  ['en', 'orders', 'ORD-2', 'refund'],
  ['en', 'orders', 'list', {}],
  ['es', 'workspace', 'ws_1', 'orders', 'list'],
  ['es', 'workspace', 'ws_1', 'shop'],
  ['en'],
]

function invalidated(act: (client: QueryClient) => void): number[] {
  const client = new QueryClient()
  for (const key of KEYS) client.setQueryData(key, 'data')
  act(client)
  return KEYS.flatMap((key, index) => (client.getQueryState(key)?.isInvalidated ? [index] : []))
}

test('queries are found by their key after the language', () => {
  expect(invalidated((client) => invalidateByKey(client, 'orders'))).toEqual([0, 1, 2])
  expect(invalidated((client) => invalidateByKey(client, 'orders', 'ORD-2'))).toEqual([1])
  expect(invalidated((client) => invalidateByKey(client, 'workspace', null, 'orders'))).toEqual([3])
})

test('each record is invalidated, or all when none is named', () => {
  const keyOf = (id: string | null) => ['orders', id]
  expect(invalidated((client) => invalidateEach(client, ['ORD-1', 'ORD-3'], keyOf))).toEqual([0])
  expect(invalidated((client) => invalidateEach(client, [], keyOf))).toEqual([0, 1, 2])
})
