import { BlockList, isIPv4 } from 'node:net'
import fc from 'fast-check'
import ipaddr from 'ipaddr.js'
import { expect, test } from 'vitest'
import { isGlobalAddress } from './global-address.ts'

/** The IANA special-purpose registries, written down independently of ipaddr.js. */
const SPECIAL = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '255.255.255.255/32',
  '::/128',
  '::1/128',
  '::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '100:0:0:1::/64',
  '::ffff:0:0:0/96',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
  '5f00::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
]

const blocked = new BlockList()
for (const range of SPECIAL) {
  const [network = '', bits] = range.split('/')
  blocked.addSubnet(network, Number(bits), isIPv4(network) ? 'ipv4' : 'ipv6')
}

const address = (bytes: Uint8Array | readonly number[]) => ipaddr.fromByteArray([...bytes]).toString()
const v4 = fc.uint8Array({ minLength: 4, maxLength: 4 })
const v6 = fc.uint8Array({ minLength: 16, maxLength: 16 })

/** An address within a range: the first bits are those of the range. */
function within(range: string, noise: Uint8Array): string {
  const [network, bits] = ipaddr.parseCIDR(range)
  const bytes = network.toByteArray().map((byte, index) => {
    const fixed = Math.min(8, Math.max(0, bits - index * 8))
    return byte | ((noise[index] ?? 0) & (0xff >> fixed))
  })
  return address(bytes)
}

test('an address in any special range of the registries is not global', () => {
  fc.assert(
    fc.property(fc.constantFrom(...SPECIAL), v6, (range, noise) => {
      expect(isGlobalAddress(within(range, noise)), range).toBe(false)
    }),
    { numRuns: 2_000 },
  )
})

test('the first and the last address of every special range are not global', () => {
  for (const range of SPECIAL)
    for (const edge of [0, 255]) expect(isGlobalAddress(within(range, new Uint8Array(16).fill(edge))), range).toBe(false)
})

test('any other IPv4 address is global, also when IPv6 embeds it', () => {
  fc.assert(
    fc.property(v4, (bytes) => {
      const text = address(bytes)
      const global = !blocked.check(text, 'ipv4')
      expect(isGlobalAddress(text), text).toBe(global)
      expect(isGlobalAddress(`::ffff:${text}`), text).toBe(global)
      expect(isGlobalAddress(`64:ff9b::${text}`), text).toBe(global)
    }),
    { numRuns: 2_000 },
  )
})

test('an IPv6 address is global exactly if it is global unicast and in no special range', () => {
  // Half of them begin like assigned addresses, because few random ones do.
  const any = fc.tuple(v6, fc.boolean()).map(([bytes, unicast]) => (unicast ? [0x20 | (bytes[0]! & 0x1f), ...bytes.slice(1)] : [...bytes]))
  fc.assert(
    fc.property(any, (bytes) => {
      const text = address(bytes)
      expect(isGlobalAddress(text), text).toBe((bytes[0]! & 0xe0) === 0x20 && !blocked.check(text, 'ipv6'))
    }),
    { numRuns: 2_000 },
  )
})

test('only an address as numbers is an address', () => {
  for (const text of ['8.8.8.8', '1.1.1.1', '2606:4700:4700::1111', '2a00:1450:4001:82a::200e'])
    expect(isGlobalAddress(text), text).toBe(true)
  for (const text of ['', 'example.com', '134744072', '8.8.8', '010.8.8.8', '0x8.8.8.8', '2606:4700::1%eth0', '8.8.8.8 ', '[2606:4700::1]'])
    expect(isGlobalAddress(text), text).toBe(false)
})
