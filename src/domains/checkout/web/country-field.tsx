import { useEffect, useState } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#platform/web/i18n/use-language.ts'
import { Field } from '#platform/web/ui/field.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { countriesIn } from './countries.ts'
import type { CheckoutForm } from './form-values.ts'
import { useRules } from './rules.ts'

export function CountryField({ className }: { className: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { control } = useFormContext<CheckoutForm>()
  const rules = useRules('country', true)
  // Names of countries differ between the server's and the browser's tables, so the browser writes them.
  const [countries, setCountries] = useState<ReturnType<typeof countriesIn>>([])
  useEffect(() => setCountries(countriesIn(language)), [language])
  return (
    <Controller
      name="country"
      control={control}
      rules={rules}
      render={({ field, fieldState }) => (
        <Field label={t('checkout.address.country')} error={fieldState.error?.message} className={className}>
          {(ids) => (
            <Select {...field} {...ids} aria-required autoComplete="country">
              <option value="">{t('checkout.address.chooseCountry')}</option>
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    />
  )
}
