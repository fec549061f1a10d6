/**
 * The true address of a client (ASVS 15.3.4). Anybody can send `X-Forwarded-For`, so it is trusted only from the proxies in
 * TRUSTED_PROXIES, and read from the right, where the nearest proxy appended its entry.
 */
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

type Address = ipaddr.IPv4 | ipaddr.IPv6
type Network = readonly [Address, number]

export type TrustedProxies = readonly Network[]
export type ClientAddress = (request: Pick<IncomingMessage, 'socket' | 'headers'>) => string

/** For a connection that closed before its address was read. */
const UNKNOWN = '0.0.0.0'
const CLIENT_NETWORK_BITS = 64
const MAPPED_BITS = 96

/** Parses addresses and networks separated by commas; null when one is invalid or a network covers all addresses. */
export function parseTrustedProxies(text: string): TrustedProxies | null {
  const networks = text.split(',').map((part) => parseNetwork(part.trim()))
  return networks.every((network) => network !== null) ? networks : null
}

/** The address has no zone, and an IPv4 address mapped to IPv6 is returned as IPv4. */
export function clientAddressResolver(proxies: TrustedProxies): ClientAddress {
  const isTrusted = (address: Address) =>
    proxies.some(([network, bits]) => network.kind() === address.kind() && address.match(network as never, bits))
  return ({ socket, headers }) => {
    let client = parseAddress(socket.remoteAddress ?? '')
    if (!client) return UNKNOWN
    const hops = String(headers['x-forwarded-for'] ?? '').split(',')
    while (isTrusted(client) && hops.length > 0) {
      const before = parseHop(hops.pop() ?? '')
      if (!before) break
      client = before
    }
    return client.toString()
  }
}

/** The key for rate limits: an IPv4 address, or the /64 network of an IPv6 client. Other text is returned unchanged. */
export function addressKey(address: string): string {
  const parsed = parseAddress(address)
  if (parsed?.kind() !== 'ipv6') return parsed?.toString() ?? address
  const network = parsed.toByteArray().map((byte, index) => (index < CLIENT_NETWORK_BITS / 8 ? byte : 0))
  return `${ipaddr.fromByteArray(network)}/${CLIENT_NETWORK_BITS}`
}

/** Some proxies write the port too: `203.0.113.7:4711`, `[2001:db8::7]:4711`. */
function parseHop(text: string): Address | null {
  const [, inBrackets, beforePort] = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text.trim()) ?? []
  return parseAddress(inBrackets ?? beforePort ?? text.trim())
}

/** Stricter than the library, which also accepts `127.1` and octal numbers. */
function parseAddress(text: string): Address | null {
  const withoutZone = text.replace(/%.*$/s, '')
  return isIP(withoutZone) ? ipaddr.process(withoutZone) : null
}

function parseNetwork(text: string): Network | null {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  if (!isIP(address)) return null
  const written = ipaddr.parse(address)
  const network = ipaddr.process(address)
  const longest = written.kind() === 'ipv6' ? 128 : 32
  const shift = written.kind() === network.kind() ? 0 : MAPPED_BITS
  const length = Number(bits ?? longest)
  return length > longest || length <= shift ? null : [network, length - shift]
}
