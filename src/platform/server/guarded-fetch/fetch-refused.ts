/**
 * - `url`: not an address that Plaza fetches: scheme, port, user name, characters.
 * - `address`: the host has no address, or one that isn't on the public internet.
 * - `redirect`: too many redirects, one from https to http, or one that answers a POST.
 * - `size`, `time`: over the limit. `encoding`: compressed in an unknown or broken way.
 * - `unreachable`: everything that failed on the network, and certificates that aren't valid.
 */
export type RefusedReason = 'url' | 'address' | 'redirect' | 'size' | 'time' | 'encoding' | 'unreachable'

/** Its reason may be shown to users. Its cause may not: it would tell them about the network that Plaza runs in. */
export class FetchRefused extends Error {
  readonly reason: RefusedReason

  constructor(reason: RefusedReason, cause?: unknown) {
    super(`not fetched: ${reason}`, { cause })
    this.name = 'FetchRefused'
    this.reason = reason
  }
}
