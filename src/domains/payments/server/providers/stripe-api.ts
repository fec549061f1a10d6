/** Stripe's own package, with the requests that leave Plaza limited like all others. It is loaded when it is needed, because it takes memory. */
import type Stripe from 'stripe'
import { fetchOutbound } from '#platform/server/outbound.ts'
import type { Services } from '#platform/server/services.ts'
import { paymentsConfig, type StripeAccount } from '../config.ts'

const clients = new WeakMap<StripeAccount, Promise<Stripe>>()

/** One client for each configuration. */
export function stripeFor(services: Services): Promise<Stripe> {
  const account = stripeAccountFor(services)
  const known = clients.get(account) ?? openClient(account)
  clients.set(account, known)
  return known
}

/** Tasks retry, so the package does not. */
async function openClient(account: StripeAccount): Promise<Stripe> {
  const { default: Stripe } = await import('stripe')
  const { protocol, hostname, port } = new URL(account.apiUrl)
  return new Stripe(account.secretKey, {
    httpClient: Stripe.createFetchHttpClient(fetchOutbound),
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port && { port }),
    maxNetworkRetries: 0,
    telemetry: false,
  })
}

export function stripeAccountFor(services: Services): StripeAccount {
  const { stripe } = services.config.get(paymentsConfig)
  if (!stripe) throw new Error('Stripe is not configured')
  return stripe
}

/** Retried: no answer, 409 (the same key is in progress), 429 (too many requests), 401 and 403 (wrong configuration), and 5xx. */
const RETRIED = [401, 403, 409, 429]

/** Whether Stripe refused for good. */
export async function isRefusal(error: unknown): Promise<boolean> {
  const { default: Stripe } = await import('stripe')
  if (!(error instanceof Stripe.errors.StripeError)) return false
  const { statusCode } = error
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 && !RETRIED.includes(statusCode)
}

/** The id of an object that Stripe may have sent whole. */
export function idOf(object: string | { id: string } | null | undefined): string | null {
  return typeof object === 'string' ? object : (object?.id ?? null)
}
