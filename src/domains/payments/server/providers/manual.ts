/** Paid by hand: at the door, or by a transfer that somebody finds on the account. Nobody outside is asked. */
import type { Provider } from './provider.ts'

export const manual: Provider = {
  name: 'manual',
  ask: async (_kernel, { id }) => ({ status: 'pending', providerRef: id, action: null }),
  look: async (_kernel, { id }) => ({ status: 'pending', providerRef: id, action: null }),
  cancel: async (_kernel, { id }) => ({ status: 'cancelled', providerRef: id }),
  /** Whoever decides it gives it back by hand as well. */
  refund: async (_kernel, _payment, { id }) => ({ status: 'succeeded', providerRef: id }),
  readEvent: () => null,
}
