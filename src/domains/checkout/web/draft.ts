/** What was typed stays in this tab through a failed save, a language switch and a reload; it goes when the order is placed. */
import { newIntent } from '#platform/web/api.ts'
import { type CheckoutForm, EMPTY_FORM } from './form-values.ts'
import type { OrderRequest } from './order-request.ts'

const DRAFT = 'plaza_checkout_draft'
const INTENT = 'plaza_checkout_intent'

export function readDraft(): CheckoutForm {
  const kept = read(DRAFT)
  const known = Object.keys(EMPTY_FORM).filter((key) => typeof kept[key] === 'string')
  return { ...EMPTY_FORM, ...Object.fromEntries(known.map((key) => [key, kept[key]])) }
}

export function keepDraft(form: Partial<CheckoutForm>): void {
  sessionStorage.setItem(DRAFT, JSON.stringify(form))
}

/** The idempotency key of this order: the same while what is sent is the same, also after a reload. */
export function intentOf(body: OrderRequest): string {
  const content = JSON.stringify(body)
  const kept = read(INTENT)
  if (kept.content === content && typeof kept.key === 'string') return kept.key
  const key = newIntent()
  sessionStorage.setItem(INTENT, JSON.stringify({ content, key }))
  return key
}

/** An order that was sent and never answered. Sent again it is answered with what became of it. */
export function unansweredOrder(): OrderRequest | null {
  const { content } = read(INTENT)
  return typeof content === 'string' ? (JSON.parse(content) as OrderRequest) : null
}

/** The server has answered: nothing is open any more. */
export function forgetIntent(): void {
  sessionStorage.removeItem(INTENT)
}

export function forgetDraft(): void {
  sessionStorage.removeItem(DRAFT)
}

function read(name: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(name) ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
