import { describe, expect, test } from 'vitest'
import { isForThisMachine, isLoopback } from './this-machine.ts'

describe('a request is for this machine', () => {
  test.each(['127.0.0.1', '127.0.0.1:3000', 'localhost', 'LOCALHOST:3000', '[::1]', '[::1]:3000'])('with the host %s', (host) => {
    expect(isForThisMachine({ headers: { host } })).toBe(true)
    expect(isForThisMachine({ headers: { host, 'x-forwarded-host': host, forwarded: `for=10.0.0.1;host="${host}"` } })).toBe(true)
  })

  test.each([
    [{}],
    [{ host: '' }],
    [{ host: 'shop.example' }],
    [{ host: 'localhost.shop.example' }],
    [{ host: '127.0.0.1.shop.example:3000' }],
    [{ host: '0.0.0.0:3000' }],
    [{ host: '192.168.0.5:3000' }],
    [{ host: 'localhost', 'x-forwarded-host': 'shop.example' }],
    [{ host: 'localhost', 'x-forwarded-host': 'localhost, shop.example' }],
    [{ host: 'localhost', 'x-forwarded-host': 'shop.example, localhost' }],
    [{ host: 'localhost', forwarded: 'for=10.0.0.1;host=shop.example' }],
    [{ host: 'localhost', forwarded: 'host=localhost, for="[2001:db8::1]";proto=https;Host="shop.example:443"' }],
  ])('not with %j', (headers) => {
    expect(isForThisMachine({ headers })).toBe(false)
  })
})

test('hosts of settings count as this machine with and without brackets', () => {
  expect(['127.0.0.1', 'localhost', '::1', '[::1]', '0.0.0.0', '::', 'plaza.example'].map(isLoopback)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})
