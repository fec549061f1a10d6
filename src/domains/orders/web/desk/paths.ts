export const ORDERS = '/orders'

/** `number` is the part's, `ORD-…-1`. */
export function deskPath(number: string): string {
  return `${ORDERS}/${number}`
}

/** Of what is still to be sent, or of one parcel. */
export function slipPath(number: string, parcelId?: string): string {
  return `${deskPath(number)}/packing-slip${parcelId ? `?parcel=${parcelId}` : ''}`
}
