/** Reads and writes cookies. */
import type { IncomingMessage } from 'node:http'

const MAX_HEADER = 8192

export function readCookie({ headers }: IncomingMessage, name: string): string | null {
  const header = headers.cookie?.slice(0, MAX_HEADER)
  if (!header) return null
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return null
}

const YEAR_S = 365 * 24 * 3600

/** A cookie that only the server can read; `maxAgeS` 0 deletes it. Over https its prefix binds it to this host. */
export function serverCookie(name: string, value: string, { https, maxAgeS = YEAR_S }: { https: boolean; maxAgeS?: number }): string {
  return `${serverCookieName(name, { https })}=${value}; Path=/; Max-Age=${maxAgeS}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`
}

export function serverCookieName(name: string, { https }: { https: boolean }): string {
  return https ? `__Host-${name}` : name
}
