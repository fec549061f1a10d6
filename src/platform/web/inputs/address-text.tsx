import type { Address } from '#platform/shared/address.ts'
import { addressLines } from '#platform/shared/addresses/address-layout.ts'
import { countryName } from '../i18n/countries.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { classes } from '../ui/classes.ts'

/** The lines of a label in the order of the address's country, which is named last. An erased address has no country. */
function useLines(address: Partial<Address>): string[] {
  const language = useLanguage()
  return addressLines(address, address.country ? countryName(address.country, language) : '')
}

/** Shows an address without its name in one line; each part keeps its own text direction. */
export function AddressText({ address }: { address: Address }) {
  return useLines({ ...address, name: '' }).map((line, index) => (
    <span key={line}>
      {index > 0 && ' · '}
      <bdi>{line}</bdi>
    </span>
  ))
}

/** Shows an address as on a shipping label. */
export function AddressLines({ address, className = '' }: { address: Address; className?: string }) {
  return (
    <address className={classes('not-italic', className)}>
      {useLines(address).map((line) => (
        <span key={line} className="block">
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  )
}
