/** An address as it is typed: every part a text, what is left out an empty one. */
import type { Address } from '#platform/shared/address.ts'

export type AddressPart = keyof Address
export type AddressValues = Record<AddressPart, string>

export const EMPTY_ADDRESS: AddressValues = {
  ...{ name: '', line1: '', line2: '', city: '', region: '', postalCode: '', country: '', phone: '' },
}

export function addressValues(address: Address): AddressValues {
  return { ...EMPTY_ADDRESS, ...address }
}

/** As it is sent: what was left empty is left out. */
export function addressOf(values: AddressValues): Address {
  const { name, line1, line2, city, region, postalCode, country, phone } = trimmed(values)
  return { name, line1, city, postalCode, country, ...(line2 && { line2 }), ...(region && { region }), ...(phone && { phone }) }
}

function trimmed(values: AddressValues): AddressValues {
  return Object.fromEntries(Object.entries(values).map(([part, text]) => [part, (text ?? '').trim()])) as AddressValues
}
