/** How guarded requests reach the network. Configuration cannot change it: only tests pass another one. */
import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { isIP } from 'node:net'
import { FetchRefused } from './fetch-refused.ts'
import { isGlobalAddress } from './global-address.ts'

export type Network = {
  /** All addresses of a name. */
  resolve(name: string): Promise<string[]>
  isAllowed(address: string): boolean
  isAllowedPort(port: number): boolean
  /** Including DNS and TLS, for each hop. */
  connectMs: number
  /** From the first lookup to the last byte, all hops together. */
  totalMs: number
  /** Certificate authorities instead of the usual ones. */
  ca?: string
}

export const INTERNET: Network = {
  resolve: async (name) => (await lookup(name, { all: true })).map(({ address }) => address),
  isAllowed: isGlobalAddress,
  isAllowedPort: (port) => port === 80 || port === 443,
  connectMs: 5_000,
  totalMs: 10_000,
}

/** All addresses of a host. One forbidden address refuses the host, because its owner may change the order of the answers. */
export async function allowedAddresses({ resolve, isAllowed }: Network, host: string): Promise<string[]> {
  const addresses = isIP(host) ? [host] : await resolve(host)
  if (addresses.length === 0 || !addresses.every(isAllowed)) throw new FetchRefused('address')
  return addresses
}

/** A lookup that knows only these addresses, so that a second DNS answer cannot change where the request goes (DNS rebinding). */
export function pinnedLookup(addresses: readonly string[]): LookupFunction {
  const [first = ''] = addresses
  return (_name, { all }, found) => {
    if (all)
      found(
        null,
        addresses.map((address) => ({ address, family: isIP(address) })),
      )
    else found(null, first, isIP(first))
  }
}
