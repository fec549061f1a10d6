/** Whether a request with cookies comes from our own pages: by Fetch metadata, else Origin, else Referer. Without any header: no. */
import type { IncomingMessage } from 'node:http'

export function isSameOrigin({ headers }: IncomingMessage, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  if (headers.origin !== undefined) return headers.origin === publicOrigin
  return headers.referer !== undefined && toOrigin(headers.referer) === publicOrigin
}

function toOrigin(url: string): string | null {
  return URL.canParse(url) ? new URL(url).origin : null
}
