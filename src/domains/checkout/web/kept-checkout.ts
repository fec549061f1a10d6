/** The purchase this tab is paying for: after a reload, or back from the bank, it is found again, also when it is over. */
const NAME = 'plaza_checkout'

export function keptCheckout(): string | null {
  return sessionStorage.getItem(NAME)
}

export function keepCheckout(id: string): void {
  sessionStorage.setItem(NAME, id)
}

export function forgetCheckout(): void {
  sessionStorage.removeItem(NAME)
}
