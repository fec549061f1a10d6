import type { CartLine } from '../contract.ts'

/** Groups lines by vendor, in the order of each vendor's first line. */
export function byVendor(lines: readonly CartLine[]): { vendor: CartLine['vendor']; lines: CartLine[] }[] {
  return [...Map.groupBy(lines, ({ vendor }) => vendor.slug).values()].flatMap((own) => {
    const [first] = own
    return first ? [{ vendor: first.vendor, lines: own }] : []
  })
}
