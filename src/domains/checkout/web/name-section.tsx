import { useTranslation } from 'react-i18next'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { TextField } from '#platform/web/ui/field.tsx'
import type { CheckoutForm } from './form-values.ts'
import { Section } from './section.tsx'

/** Takes the place of the address when nothing is delivered. */
export function NameSection({ form }: { form: OperationForm<CheckoutForm> }) {
  const { t } = useTranslation()
  return (
    <Section title={t('checkout.buyer.title')}>
      <TextField
        {...form.field('name', { required: true, maxLength: 120 })}
        dir="auto"
        autoComplete="name"
        label={t('checkout.buyer.name')}
        hint={t('checkout.buyer.hint')}
      />
    </Section>
  )
}
