/** The same limits as the contract's, said while typing; the server has the last word. */
import type { RegisterOptions } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { CheckoutForm } from './form-values.ts'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

export function useRules(name: keyof CheckoutForm, required: boolean, maxLength = 200): RegisterOptions<CheckoutForm> {
  const { t } = useTranslation()
  return {
    maxLength: { value: maxLength, message: t('platform.form.tooLong', { max: maxLength }) },
    validate: (value) => {
      const text = value.trim()
      if (text === '') return !required || t('platform.form.required')
      return name !== 'email' || EMAIL.test(text) || t('platform.form.email')
    },
  }
}
