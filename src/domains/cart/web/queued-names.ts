/** Separate from the outbox code so that a button does not load it. */
const NAMES = 'plaza_cart_names'

/** Saves the name of a queued variant, because the cart cannot provide it before the addition is sent. */
export function saveName(variantId: string, name: string): void {
  sessionStorage.setItem(NAMES, JSON.stringify({ ...readNames(), [variantId]: name }))
}

/** Null when this tab does not know the name. */
export function findName(variantId: string): string | null {
  return readNames()[variantId] ?? null
}

function readNames(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(NAMES) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}
