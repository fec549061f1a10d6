/** Client for Stripe's HTTP API: form-encoded requests, with an idempotency key for each write. */

import { requestOutbound } from '#platform/server/outbound.ts'
import type { Services } from '#platform/server/services.ts'
import { paymentsConfig, type StripeAccount } from '../config.ts'

/** API version of the response types in this folder. */
const API_VERSION = '2024-06-20'

export type StripeError = { error: { type?: string; code?: string; message?: string } }

/** A permanent refusal with Stripe's error code. All other errors are thrown and the task is retried. */
export class StripeRefusal extends Error {
  readonly code: string
  constructor(code: string) {
    super(`Stripe refuses: ${code}`)
    this.code = code
  }
}

/** `fields` use the names of Stripe's documentation, `line_items[0][quantity]`. `key` is Stripe's idempotency key. */
export async function callStripe<T>(
  services: Services,
  request: { path: string; fields?: Record<string, string | number>; key?: string },
): Promise<T> {
  const { secretKey, apiUrl } = stripeAccountFor(services)
  const { path, fields, key } = request
  const { status, json } = await requestOutbound({
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
  // Retried: 409 (the same key is in progress), 429 (too many requests), 401 and 403 (wrong configuration).
  if (status >= 400 && status < 500 && ![401, 403, 409, 429].includes(status)) throw new StripeRefusal(code)
  throw new Error(`Stripe answered ${status} ${code}`)
}

export function stripeAccountFor(services: Services): StripeAccount {
  const { stripe } = services.config.get(paymentsConfig)
  if (!stripe) throw new Error('Stripe is not configured')
  return stripe
}
