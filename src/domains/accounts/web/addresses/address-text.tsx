import type { Address } from '#platform/shared/address.ts'
import { useLanguage } from '#platform/web/i18n/use-language.ts'
import { addressLines } from './address-lines.ts'

/** Shows an address in one line; each part keeps its own text direction. */
export function AddressText({ address }: { address: Address }) {
  const lines = addressLines(address, useLanguage())
  return lines.map((line, index) => (
    <span key={line}>
      {index > 0 && ' · '}
      <bdi>{line}</bdi>
    </span>
  ))
}
