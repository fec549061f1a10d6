export const ORDERS = '/orders'

/** `number`: part number, `ORD-…-1`. */
export function vendorOrderPath(number: string): string {
  return `${ORDERS}/${number}`
}

/** A PDF: the packing slip of all unshipped units, or of one parcel. */
export function packingSlipPath(number: string, parcelId?: string): string {
  return `${vendorOrderPath(number)}/packing-slip.pdf${parcelId ? `?parcel=${parcelId}` : ''}`
}
