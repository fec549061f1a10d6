import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressKey, clientAddressResolver, parseTrustedProxies } from './client-address.ts'

/** The address seen when `peer` is at the socket and sends `forwarded`. */
function seen(peer: string | undefined, forwarded?: string, trusted = ''): string {
  const proxies = trusted === '' ? [] : parseTrustedProxies(trusted)
  if (!proxies) throw new Error(`${trusted} is not allowed`)
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return clientAddressResolver(proxies)({ socket: { remoteAddress: peer } as never, headers })
}

describe('the address of a client', () => {
  test('is the peer’s address, whatever header it sends', () => {
    const keys = Array.from({ length: 100 }, (_, index) =>
      addressKey(seen('203.0.113.7', `10.0.0.${index}, 198.51.100.${index}`, '10.0.0.0/8')),
    )
    expect(new Set(keys)).toEqual(new Set(['203.0.113.7']))
  })

  test('is the entry that the trusted proxy appended, not one that the client sent', () => {
    expect(seen('10.0.0.1', '203.0.113.7', '10.0.0.1')).toBe('203.0.113.7')
    expect(seen('10.0.0.1', '127.0.0.1, 203.0.113.7', '10.0.0.1')).toBe('203.0.113.7')
    expect(seen('::ffff:10.0.0.1', '203.0.113.7', '10.0.0.0/8')).toBe('203.0.113.7')
  })

  test('is found through several trusted hops', () => {
    const trusted = '10.0.0.0/8, 2001:db8:1::/48'
    expect(seen('10.0.0.1', '198.51.100.9, 203.0.113.7, 2001:db8:1::5, 10.9.9.9', trusted)).toBe('203.0.113.7')
    expect(seen('10.0.0.1', '10.0.0.2,10.0.0.3', trusted)).toBe('10.0.0.2')
    expect(seen('10.0.0.1', undefined, trusted)).toBe('10.0.0.1')
  })

  test('is the last one known when a hop is not an address', () => {
    for (const garbage of ['', ' ', 'unknown', '127.1', '0x7f000001', '010.0.0.1', '1.2.3', '1.2.3.4.5', '[', '[]', '::1::', '<script>'])
      expect(seen('10.0.0.1', `203.0.113.7, ${garbage}`, '10.0.0.1'), garbage).toBe('10.0.0.1')
    expect(seen('10.0.0.1', 'nonsense, 10.0.0.2', '10.0.0.0/8')).toBe('10.0.0.2')
  })

  test('has no port and no zone', () => {
    expect(seen('10.0.0.1', '203.0.113.7:4711', '10.0.0.1')).toBe('203.0.113.7')
    expect(seen('10.0.0.1', '[2001:db8::7]:4711', '10.0.0.1')).toBe('2001:db8::7')
    expect(seen('fe80::1%eth0')).toBe('fe80::1')
    expect(seen(undefined)).toBe('0.0.0.0')
  })

  test('of an untrusted peer cannot be changed by any header', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string())).map((hops) => hops.join(',')),
        ),
        (header) => {
          expect(seen('203.0.113.7', header, '10.0.0.0/8')).toBe('203.0.113.7')
        },
      ),
    )
  })

  test('that a trusted proxy appended wins over everything that the client sent before it', () => {
    fc.assert(
      fc.property(fc.string(), (claimed) => {
        expect(seen('10.0.0.1', `${claimed}, 203.0.113.7`, '10.0.0.1')).toBe('203.0.113.7')
      }),
    )
  })
})

describe('the key of an address', () => {
  test('is the full IPv4 address, also when mapped to IPv6', () => {
    expect(addressKey('203.0.113.7')).toBe('203.0.113.7')
    expect(addressKey('::ffff:203.0.113.7')).toBe('203.0.113.7')
  })

  test('is the /64 of an IPv6 address', () => {
    expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
    expect(addressKey('2001:db8:1:2::1')).toBe(addressKey('2001:db8:1:2:ffff:ffff:ffff:ffff'))
    expect(addressKey('2001:db8:1:3::1')).not.toBe(addressKey('2001:db8:1:2::1'))
  })

  test('of anything else is itself', () => {
    expect(addressKey('amira@example.com')).toBe('amira@example.com')
  })
})

test('trusted proxies are addresses and networks, never all addresses', () => {
  expect(parseTrustedProxies('10.0.0.0/8, ::1,192.168.1.1')).toHaveLength(3)
  expect(seen('10.0.0.1', '203.0.113.7', '::ffff:10.0.0.0/104')).toBe('203.0.113.7')
  for (const bad of [
    '',
    'proxy',
    '10/8',
    '10.0.0.0/33',
    '::/129',
    '10.0.0.1,',
    '0.0.0.0/0',
    '::/0',
    '::ffff:0.0.0.0/96',
    '10.0.0.0/-1',
    '10.0.0.0/8/8',
  ])
    expect(parseTrustedProxies(bad), bad).toBeNull()
})
