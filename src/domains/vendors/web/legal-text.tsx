import { useTranslation } from 'react-i18next'
import { AddressText } from '#platform/web/inputs/address-text.tsx'
import type { LegalDetails } from '../contract.ts'

/** Legal name, address and numbers of a seller. */
export function LegalText({ legal: { address, taxId, registrationNumber } }: { legal: LegalDetails }) {
  const { t } = useTranslation()
  const numbers = [
    { label: t('vendors.legal.taxId'), text: taxId },
    { label: t('vendors.legal.registrationNumber'), text: registrationNumber },
  ]
  return (
    <>
      <bdi className="block font-medium">{address.name}</bdi>
      <AddressText address={address} />
      {numbers
        .filter(({ text }) => text !== '')
        .map(({ label, text }) => (
          <span key={label} className="block">
            {label}: <bdi>{text}</bdi>
          </span>
        ))}
    </>
  )
}
