import type { Priced } from '#domains/cart/server/index.ts'

/** Workspace ids of vendors whose chosen method does not deliver this parcel to the address. The shared shipping rule delivers everywhere. */
export function findVendorsNotDelivering({ vendors }: Pick<Priced['totals'], 'vendors'>): string[] {
  return vendors.filter(({ method }) => method !== null && method.quote.refused !== null).map(({ workspaceId }) => workspaceId)
}
