import { useTranslation } from 'react-i18next'
import { CheckoutInput, CheckoutTextArea } from './checkout-input.tsx'
import { CountryField } from './country-field.tsx'

export function AddressFields() {
  const { t } = useTranslation()
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <CountryField className="sm:col-span-2" />
      <CheckoutInput
        name="name"
        className="sm:col-span-2"
        autoComplete="name"
        label={t('checkout.address.name')}
        required
        maxLength={120}
      />
      <CheckoutInput
        name="line1"
        className="sm:col-span-2"
        autoComplete="address-line1"
        label={t('checkout.address.line1')}
        required
        maxLength={200}
      />
      <CheckoutInput
        name="line2"
        className="sm:col-span-2"
        autoComplete="address-line2"
        label={t('checkout.address.line2')}
        maxLength={200}
      />
      <CheckoutInput name="city" autoComplete="address-level2" label={t('checkout.address.city')} required maxLength={120} />
      <CheckoutInput name="postalCode" autoComplete="postal-code" label={t('checkout.address.postalCode')} required maxLength={20} />
      <CheckoutInput name="region" autoComplete="address-level1" label={t('checkout.address.region')} maxLength={120} />
      <CheckoutInput name="phone" type="tel" dir="ltr" autoComplete="tel" label={t('checkout.address.phone')} maxLength={40} />
      <CheckoutTextArea name="note" className="sm:col-span-2" label={t('checkout.address.note')} maxLength={1000} />
    </div>
  )
}
