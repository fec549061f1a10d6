import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { useLanguage } from '#platform/web/i18n/use-language.ts'
import { TextArea, TextField } from '#platform/web/ui/field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { countriesIn } from './countries.ts'
import type { CheckoutForm } from './form-values.ts'

const WIDE = 'sm:col-span-2'

/** Drawn by the browser only: names of countries differ between the server's tables and its own. */
export function AddressFields({ form: { field } }: { form: OperationForm<CheckoutForm> }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const countries = useMemo(() => countriesIn(language), [language])
  const of = (name: keyof CheckoutForm['shippingAddress'], maxLength: number, required = false) =>
    field(`shippingAddress.${name}`, { required, maxLength })
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField {...of('country', 2, true)} className={WIDE} autoComplete="country" label={t('checkout.address.country')}>
        <option value="">{t('checkout.address.chooseCountry')}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField {...of('name', 120, true)} className={WIDE} autoComplete="name" label={t('checkout.address.name')} />
      <TextField {...of('line1', 200, true)} className={WIDE} autoComplete="address-line1" label={t('checkout.address.line1')} />
      <TextField {...of('line2', 200)} className={WIDE} autoComplete="address-line2" label={t('checkout.address.line2')} />
      <TextField {...of('city', 120, true)} autoComplete="address-level2" label={t('checkout.address.city')} />
      <TextField {...of('postalCode', 20, true)} autoComplete="postal-code" label={t('checkout.address.postalCode')} />
      <TextField {...of('region', 120)} autoComplete="address-level1" label={t('checkout.address.region')} />
      <TextField {...of('phone', 40)} type="tel" dir="ltr" autoComplete="tel" label={t('checkout.address.phone')} />
      <TextArea {...field('note', { maxLength: 1000 })} className={WIDE} label={t('checkout.address.note')} />
    </div>
  )
}
