import type { CartLine } from '../contract.ts'

/** Lines under the vendor who sends them, vendors in the order their first line was added. */
export function byVendor(lines: readonly CartLine[]): { vendor: CartLine['vendor']; lines: CartLine[] }[] {
  return [...Map.groupBy(lines, ({ vendor }) => vendor.slug).values()].flatMap((own) => {
    const [first] = own
    return first ? [{ vendor: first.vendor, lines: own }] : []
  })
}
