/** Manual payments: cash on delivery and bank transfers that a person confirms. There is no external provider. */
import type { Provider } from './provider.ts'

export const manual: Provider = {
  name: 'manual',
  ask: async (_services, { id }) => ({ status: 'pending', providerRef: id, action: null }),
  look: async (_services, { id }) => ({ status: 'pending', providerRef: id, action: null }),
  cancel: async (_services, { id }) => ({ status: 'cancelled', providerRef: id }),
  /** Manual refunds are paid out by hand, so they succeed at once. */
  refund: async (_services, _payment, { id }) => ({ status: 'succeeded', providerRef: id }),
  readEvent: async () => null,
}
