/** What an order that is being placed needs to survive in this tab. */
import { newIntent } from '#platform/web/api.ts'
import type { OrderRequest } from './order-request.ts'

const INTENT = 'plaza_checkout_intent'

/** The idempotency key of this order: the same while what is sent is the same, also after a reload. */
export function intentOf(body: OrderRequest): string {
  const content = JSON.stringify(body)
  const kept = readIntent()
  if (kept.content === content && typeof kept.key === 'string') return kept.key
  const key = newIntent()
  sessionStorage.setItem(INTENT, JSON.stringify({ content, key }))
  return key
}

/** An order that was sent and never answered. Sent again it is answered with what became of it. */
export function unansweredOrder(): OrderRequest | null {
  const { content } = readIntent()
  return typeof content === 'string' ? (JSON.parse(content) as OrderRequest) : null
}

/** The server has answered: nothing is open any more. */
export function forgetIntent(): void {
  sessionStorage.removeItem(INTENT)
}

function readIntent(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(INTENT) ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
