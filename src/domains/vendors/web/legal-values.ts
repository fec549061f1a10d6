/** Legal details in a form: every field is a string, empty when it is missing. */
import { type AddressValues, addressValues, EMPTY_ADDRESS, toAddress } from '#platform/web/inputs/address-values.ts'
import type { LegalDetails } from '../contract.ts'

export type LegalValues = { address: AddressValues; taxId: string; registrationNumber: string }

export const EMPTY_LEGAL: LegalValues = { address: EMPTY_ADDRESS, taxId: '', registrationNumber: '' }

export function legalValues(legal: LegalDetails | null): LegalValues {
  return legal ? { ...legal, address: addressValues(legal.address) } : EMPTY_LEGAL
}

export function isLegalEmpty({ address, taxId, registrationNumber }: LegalValues): boolean {
  return [...Object.values(address), taxId, registrationNumber].every((text) => (text ?? '').trim() === '')
}

/** Null when nothing was entered. */
export function toLegalInput(values: LegalValues): LegalDetails | null {
  if (isLegalEmpty(values)) return null
  return { address: toAddress(values.address), taxId: values.taxId.trim(), registrationNumber: values.registrationNumber.trim() }
}
