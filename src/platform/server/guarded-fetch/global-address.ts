/** Which IP addresses are on the public internet (IANA special-purpose address registries, RFC 6890). */
import ipaddr from 'ipaddr.js'

/** All global unicast addresses of IPv6; everything outside is special, for example IPv4-compatible and site-local addresses. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')
/** Addresses in which the last 32 bits are the IPv4 address that packets finally reach: IPv4-mapped, and NAT64 (RFC 6052). */
const EMBEDDING = ['::ffff:0:0/96', '64:ff9b::/96'].map((range) => ipaddr.IPv6.parseCIDR(range))

/** Whether `text` is an IP address, as numbers, that anybody on the internet can have. */
export function isGlobalAddress(text: string): boolean {
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return false
  const address = ipaddr.parse(text)
  return address instanceof ipaddr.IPv6 ? isGlobalV6(address) : address.range() === 'unicast'
}

/**
 * The other embeddings (6to4, Teredo, IPv4-compatible, local NAT64 prefixes) are never global here: they are out of use, or private.
 */
function isGlobalV6(address: ipaddr.IPv6): boolean {
  if (address.zoneId) return false
  if (EMBEDDING.some((range) => address.match(range))) return isGlobalAddress(address.toByteArray().slice(12).join('.'))
  return address.range() === 'unicast' && address.match(GLOBAL_UNICAST)
}
