/** Tells whether a request is meant for this machine: a demo answers nothing else, because its passwords are public. */
import type { IncomingMessage } from 'node:http'

const LOOPBACK = ['127.0.0.1', 'localhost', '::1']

/** How the configuration names the hosts that a demo may listen on. */
export const LOOPBACK_NAMES = LOOPBACK.join(', ')

/** `hostname` as in HOST, or as `URL` returns it, with brackets around IPv6. */
export function isLoopback(hostname: string): boolean {
  return LOOPBACK.includes(hostname.toLowerCase().replace(/^\[(.*)\]$/, '$1'))
}

/**
 * Whether the Host header and every forwarded host name this machine. Forwarded hosts count from any sender: a proxy that is not in
 * TRUSTED_PROXIES makes a demo public too, and a client can only have its own request refused.
 */
export function isForThisMachine({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const forwarded = [headers['x-forwarded-host'] ?? []].flat().flatMap((value) => value.split(','))
  const standard = [...(headers.forwarded ?? '').matchAll(/(?:^|[;,\s])host="?([^";,]*)/gi)].map(([, host = '']) => host)
  return [headers.host ?? '', ...forwarded, ...standard].every((host) => isLoopback(hostnameOf(host)))
}

/** Empty for text that is not a host. */
function hostnameOf(host: string): string {
  return URL.parse(`http://${host.trim()}`)?.hostname ?? ''
}
