/** Reads a URL that a user named. It is parsed once; what is checked is what is connected to. */
import { isIP } from 'node:net'
import { FetchRefused } from './fetch-refused.ts'

const MAX_URL = 2048
/** Browsers repair such URLs; a person who means well never types one. */
const REPAIRED = /[\p{C}\p{Z}\\]/u
/** `http:host` and `http:///host` are repaired too. */
const BEGINNING = /^https?:\/\/[^/?#]/i
/** Names that only a private network resolves (RFC 6761, RFC 6762, RFC 8375, ICANN's `.internal`). */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|home\.arpa|localdomain|lan|intranet|corp)$/

/** Returns the URL without its fragment, its host in ASCII. Throws `FetchRefused`. */
export function parseUrl(text: string): URL {
  if (text.length > MAX_URL || REPAIRED.test(text) || !BEGINNING.test(text)) throw new FetchRefused('url')
  const url = URL.parse(text)
  const [authority = ''] = text.slice(text.indexOf('//') + 2).split(/[/?#]/, 1)
  if (!url || authority.includes('@')) throw new FetchRefused('url')
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1)
  url.hash = ''
  const name = hostOf(url)
  if (isIP(name) === 0 && (!name.includes('.') || PRIVATE_NAME.test(name))) throw new FetchRefused('address')
  return url
}

/** The host without the brackets of an IPv6 address. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '')
}

export function portOf({ port, protocol }: URL): number {
  return port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port)
}
