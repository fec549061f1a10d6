import type { Totals } from '#domains/cart/server/index.ts'

type Reach = { priceMinor: number; freeOverMinor: number | null; countries: readonly string[] | null }

/** Vendors, by workspace, whose chosen method does not lead to a country. The one rule leads everywhere. */
export function vendorsThatDoNotDeliver({ vendors }: Totals<Reach>, country: string): string[] {
  return vendors.filter(({ method }) => method?.countries?.includes(country) === false).map(({ workspaceId }) => workspaceId)
}
