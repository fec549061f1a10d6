import { useMemo } from 'react'
import { hasPostalCodes, isPostalCodeValid } from '#platform/shared/postal-code.ts'
import type { FieldRules } from '../form/rules.ts'
import type { FieldProps } from '../form/use-operation-form.ts'
import { countriesIn } from '../i18n/countries.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { TextField } from '../ui/field.tsx'
import { SelectField } from '../ui/select.tsx'
import type { AddressPart } from './address-values.ts'

const WIDE = 'sm:col-span-2'

type Props = {
  field: (part: AddressPart, rules: FieldRules) => FieldProps
  label: (part: AddressPart | 'chooseCountry') => string
  /** The selected country; it decides the format of the postal code. */
  country: string
  /** The section prefix of autofill names: `shipping`. */
  section?: 'shipping'
}

/** Rendered only in the browser, because its country names can differ from the server's. */
export function AddressFields({ field, label, country, section }: Props) {
  const language = useLanguage()
  const countries = useMemo(() => countriesIn(language), [language])
  const fill = (what: string) => (section ? `${section} ${what}` : what)
  const of = (part: AddressPart, what: string, rules: FieldRules) => ({
    ...field(part, rules),
    label: label(part),
    autoComplete: fill(what),
  })
  const shape = (text: string) =>
    country === '' || isPostalCodeValid(text, country) ? null : { rule: 'invalid_format', params: { format: 'postal_code' } }
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
      <TextField {...of('name', 'name', { required: true, maxLength: 120 })} className={WIDE} />
      <TextField {...of('line1', 'address-line1', { required: true, maxLength: 200 })} className={WIDE} />
      <TextField {...of('line2', 'address-line2', { maxLength: 200 })} className={WIDE} />
      <TextField {...of('city', 'address-level2', { required: true, maxLength: 120 })} />
      <TextField {...of('postalCode', 'postal-code', { required: hasPostalCodes(country), maxLength: 20, shape })} />
      <TextField {...of('region', 'address-level1', { maxLength: 120 })} />
      <TextField {...of('phone', 'tel', { maxLength: 40 })} type="tel" dir="ltr" />
    </div>
  )
}
