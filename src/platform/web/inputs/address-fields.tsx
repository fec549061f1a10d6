import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { addressFieldOrder, type LayoutPart, postalCodeName, regionName } from '#platform/shared/addresses/address-layout.ts'
import { needsRegion } from '#platform/shared/addresses/country-rules.ts'
import { hasPostalCodes, isPostalCodeValid } from '#platform/shared/postal-code.ts'
import type { FieldRules } from '../form/rules.ts'
import type { FieldProps } from '../form/use-operation-form.ts'
import { countriesIn } from '../i18n/countries.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { TextField } from '../ui/field.tsx'
import { SelectField } from '../ui/select.tsx'
import type { AddressPart, AddressValues } from './address-values.ts'
import { useRegions } from './use-regions.ts'

const WIDE = 'sm:col-span-2'

type Props = {
  field: (part: AddressPart, rules: FieldRules) => FieldProps
  label: (part: AddressPart | 'chooseCountry') => string
  /** What is in the form; the country decides order, names and rules of the other fields. */
  values: AddressValues
  /** The section prefix of autofill names: `shipping`. */
  section?: 'shipping'
}

const AUTOFILL: Readonly<Record<LayoutPart, string>> = {
  name: 'name',
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  postalCode: 'postal-code',
}

/** Rendered only in the browser, because its country names can differ from the server's. */
export function AddressFields({ field, label, values, section }: Props) {
  const { t } = useTranslation()
  const { country } = values
  const language = useLanguage()
  const countries = useMemo(() => countriesIn(language), [language])
  const order = useMemo(() => fieldOrder(country, values.postalCode !== ''), [country, values.postalCode])
  const fill = (what: string) => (section ? `${section} ${what}` : what)
  const of = (part: AddressPart, what: string, rules: FieldRules) => ({
    ...field(part, rules),
    label: label(part),
    autoComplete: fill(what),
  })
  const shape = (text: string) =>
    country === '' || isPostalCodeValid(text, country) ? null : { rule: 'invalid_format', params: { format: 'postal_code' } }
  const rules: Record<LayoutPart, FieldRules> = {
    name: { required: true, maxLength: 120 },
    line1: { required: true, maxLength: 200 },
    line2: { maxLength: 200 },
    city: { required: true, maxLength: 120 },
    region: { required: needsRegion(country), maxLength: 120 },
    postalCode: { required: hasPostalCodes(country), maxLength: 20, shape },
  }
  const postal = postalCodeName(country)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField {...of('country', 'country', { required: true, maxLength: 2 })} className={WIDE}>
        <option value="">{label('chooseCountry')}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      {order.map((part) => {
        const props = of(part, AUTOFILL[part], rules[part])
        if (part === 'region') return <RegionField key={part} {...props} country={country} value={values.region} />
        if (part === 'postalCode')
          return <TextField key={part} {...props} {...(postal && { label: t(`platform.address.${postal}`) })} dir="ltr" />
        return <TextField key={part} {...props} className={part === 'city' ? '' : WIDE} />
      })}
      <TextField {...of('phone', 'tel', { maxLength: 40 })} type="tel" dir="ltr" />
    </div>
  )
}

/** A code that is there already stays editable in a country that needs none. */
function fieldOrder(country: string, hasPostalCode: boolean): LayoutPart[] {
  const order = addressFieldOrder(country)
  return hasPostalCode && !order.includes('postalCode') ? [...order, 'postalCode'] : order
}

type RegionProps = FieldProps & { label: string; autoComplete: string; country: string; value: string }

/** A list where the regions of the country are known; a region that is not in it stays as it was written. */
function RegionField({ country, value, label, ...props }: RegionProps) {
  const { t } = useTranslation()
  const regions = useRegions(country)
  const name = regionName(country)
  const named = name ? t(`platform.address.${name}`) : label
  if (regions.length === 0) return <TextField {...props} label={named} />
  const isListed = value === '' || regions.some((region) => region.value === value)
  return (
    <SelectField {...props} label={named}>
      <option value="">{t('platform.address.choose')}</option>
      {!isListed && <option value={value}>{value}</option>}
      {regions.map((region) => (
        <option key={region.value} value={region.value}>
          {region.name}
        </option>
      ))}
    </SelectField>
  )
}
