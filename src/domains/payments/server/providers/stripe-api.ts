/** Stripe's HTTP interface, as far as Plaza uses it: form-encoded requests, a key for each that makes something. */
import type { Kernel, StripeAccount } from '#platform/server/kernel.ts'
import { askOutside } from '#platform/server/outbound.ts'

/** The version whose shapes the files beside this one read. */
const API_VERSION = '2024-06-20'

export type StripeError = { error: { type?: string; code?: string; message?: string } }

/** A request that Stripe refuses for good, by its own code. Everything else that goes wrong is thrown, and tried again. */
export class StripeRefusal extends Error {
  readonly code: string
  constructor(code: string) {
    super(`Stripe refuses: ${code}`)
    this.code = code
  }
}

/** `fields` are named as in Stripe's documentation, `line_items[0][quantity]`. `key`: asked again, Stripe answers what it answered first. */
export async function askStripe<T>(
  kernel: Kernel,
  request: { path: string; fields?: Record<string, string | number>; key?: string },
): Promise<T> {
  const { secretKey, apiUrl } = accountOf(kernel)
  const { path, fields, key } = request
  const { status, json } = await askOutside({
    method: fields ? 'POST' : 'GET',
    url: `${apiUrl}/v1/${path}`,
    headers: {
      authorization: `Bearer ${secretKey}`,
      'stripe-version': API_VERSION,
      ...(fields ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(fields ? { body: new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString() } : {}),
  })
  if (status >= 200 && status < 300) return json as T
  const { error } = (json ?? { error: {} }) as StripeError
  const code = error.code ?? error.type ?? String(status)
  // 409: the same key is being worked on; 429: too many at once; 401 and 403 can be mended in the settings.
  if (status >= 400 && status < 500 && ![401, 403, 409, 429].includes(status)) throw new StripeRefusal(code)
  throw new Error(`Stripe answered ${status} ${code}`)
}

export function accountOf({ cards }: Kernel): StripeAccount {
  if (!cards.stripe) throw new Error('Stripe is not set up')
  return cards.stripe
}
