import type { Totals } from '#domains/cart/server/index.ts'

type MethodReach = { priceMinor: number; freeOverMinor: number | null; countries: readonly string[] | null }

/** Workspace ids of vendors whose chosen method does not deliver to a country. The shared shipping rule covers every country. */
export function findVendorsNotDelivering({ vendors }: Totals<MethodReach>, country: string): string[] {
  return vendors.filter(({ method }) => method?.countries?.includes(country) === false).map(({ workspaceId }) => workspaceId)
}
