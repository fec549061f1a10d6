/** An address in a form: every part is a string, empty when it is missing. */
import type { Address } from '#platform/shared/address.ts'

export type AddressPart = keyof Address
export type AddressValues = Record<AddressPart, string>

export const EMPTY_ADDRESS: AddressValues = {
  name: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
  phone: '',
}

export function addressValues(address: Address): AddressValues {
  return { ...EMPTY_ADDRESS, ...address }
}

/** The address to send, without its empty parts. */
export function toAddress(values: AddressValues): Address {
  const { name, line1, line2, city, region, postalCode, country, phone } = trimmed(values)
  return { name, line1, city, postalCode, country, ...(line2 && { line2 }), ...(region && { region }), ...(phone && { phone }) }
}

function trimmed(values: AddressValues): AddressValues {
  return Object.fromEntries(Object.entries(values).map(([part, text]) => [part, (text ?? '').trim()])) as AddressValues
}
