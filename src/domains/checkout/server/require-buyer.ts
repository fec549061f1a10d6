/** Who buys, and where it goes: checkout asks only for what the products need. */
import { allowsPayOnDelivery, isShipped, type ProductKind } from '#domains/catalog/contract.ts'
import { Failure } from '#platform/server/failure.ts'
import type { Address } from '../../orders/contract.ts'

type Given = { shippingAddress?: Address | undefined; name?: string | undefined; payment: string }

/**
 * The address of the order. When nothing is delivered it has only the shopper's name: no more is asked, and none is kept. Fails with
 * INVALID_INPUT for a missing address or name, and with METHOD_NOT_OFFERED for payment on delivery when nothing is delivered or something is digital.
 */
export function requireBuyer({ shippingAddress, name, payment }: Given, lines: readonly { kind: ProductKind }[]): Address {
  if (payment === 'delivery' && !allowsPayOnDelivery(lines)) throw new Failure('METHOD_NOT_OFFERED')
  if (lines.some(({ kind }) => isShipped(kind))) return shippingAddress ?? reject('shippingAddress')
  return { name: name ?? shippingAddress?.name ?? reject('name'), line1: '', city: '', postalCode: '', country: '' }
}

function reject(path: string): never {
  throw new Failure('INVALID_INPUT', { fields: [{ path, rule: 'required', params: {} }] })
}
