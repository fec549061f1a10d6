/** Apart from what reads the outbox, so that a button does not bring it along. */
const NAMES = 'plaza_cart_names'

/** What a variant that waits is called: the cart cannot be asked before it arrived. */
export function rememberName(variantId: string, name: string): void {
  sessionStorage.setItem(NAMES, JSON.stringify({ ...readNames(), [variantId]: name }))
}

/** Null where this tab does not know it. */
export function nameOf(variantId: string): string | null {
  return readNames()[variantId] ?? null
}

function readNames(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(NAMES) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}
