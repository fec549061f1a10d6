/** Whether a request with cookies comes from our own pages: Fetch metadata first, then Origin, then Referer; nothing is no. */
import type { IncomingMessage } from 'node:http'

export function sameOrigin({ headers }: IncomingMessage, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  if (headers.origin !== undefined) return headers.origin === publicOrigin
  return headers.referer !== undefined && originOf(headers.referer) === publicOrigin
}

function originOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).origin : null
}
