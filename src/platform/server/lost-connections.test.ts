import { expect, test } from 'vitest'
import { isLostConnection } from './lost-connections.ts'

const coded = (code: string) => Object.assign(new Error(code), { code })

test('a broken connection, and a server that shuts down or starts, are lost connections', () => {
  for (const code of ['ECONNREFUSED', 'EPIPE', 'ENOENT', '57P01', '57P03', '08006']) expect(isLostConnection(coded(code)), code).toBe(true)
  expect(isLostConnection(new Error('Connection terminated unexpectedly'))).toBe(true)
  expect(isLostConnection(new Error('Cannot use a pool after calling end on the pool'))).toBe(true)
  expect(isLostConnection(new Error('Client has encountered a connection error and is not queryable'))).toBe(true)
  expect(isLostConnection(new Error('job failed', { cause: coded('57P01') }))).toBe(true)
})

test('a bug is not a lost connection', () => {
  for (const error of [coded('23505'), coded('42P01'), new TypeError('x is not a function'), 'EPIPE', null])
    expect(isLostConnection(error)).toBe(false)
})
