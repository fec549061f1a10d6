/** Keeps the idempotency key of a pending order in this tab's session storage. */
import { newIdempotencyKey } from '#platform/web/api.ts'
import type { OrderRequest } from './order-request.ts'

const STORAGE_KEY = 'plaza_checkout_intent'

/** The idempotency key of this order: the same as long as the request is the same, also after a reload. */
export function idempotencyKeyFor(body: OrderRequest): string {
  const content = JSON.stringify(body)
  const kept = readIdempotencyKey()
  if (kept.content === content && typeof kept.key === 'string') return kept.key
  const key = newIdempotencyKey()
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ content, key }))
  return key
}

/** A request that was sent and never answered. Sending it again returns its result. */
export function unansweredOrder(): OrderRequest | null {
  const { content } = readIdempotencyKey()
  return typeof content === 'string' ? (JSON.parse(content) as OrderRequest) : null
}

/** Call it after the server answered. */
export function clearIdempotencyKey(): void {
  sessionStorage.removeItem(STORAGE_KEY)
}

function readIdempotencyKey(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
