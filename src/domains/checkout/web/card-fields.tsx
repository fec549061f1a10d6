import { FlaskConical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatCardNumber, TEST_CARDS } from '#domains/payments/web/index.ts'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { buttonClasses } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/field.tsx'
import type { CheckoutForm } from './form-values.ts'

/** Form for test cards. Autofill of real cards is switched off, and a real number is never sent. */
export function CardFields({ form }: { form: OperationForm<CheckoutForm> }) {
  const { t } = useTranslation()
  const fill = (number: string) => {
    form.fields.setValue('card', { number: formatCardNumber(number), expiry: '12/34', code: '123' })
    form.fields.clearErrors('card')
  }
  return (
    <div>
      <div className="grid grid-cols-2 gap-5 sm:grid-cols-[minmax(0,1fr)_7rem_7rem]">
        <TextField
          {...form.field('card.number', { required: true, maxLength: 30 })}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          placeholder="0000 0000 0000 1000"
          className="col-span-2 sm:col-span-1"
          label={t('checkout.card.number')}
        />
        <TextField
          {...form.field('card.expiry', { required: true, maxLength: 9 })}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          placeholder="12/34"
          label={t('checkout.card.expiry')}
        />
        <TextField
          {...form.field('card.code', { required: true, maxLength: 4 })}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          placeholder="123"
          label={t('checkout.card.code')}
        />
      </div>
      <div className="mt-5 rounded-md border border-dashed border-input p-4">
        <p className="flex items-start gap-2 text-xs text-muted-foreground">
          <FlaskConical aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t('checkout.card.demo')}
        </p>
        <ul className="mt-3 flex flex-wrap gap-2">
          {TEST_CARDS.map(({ name, number }) => (
            <li key={name}>
              <button type="button" onClick={() => fill(number)} className={buttonClasses('secondary', 'sm', 'bg-card font-medium')}>
                {t(`checkout.testCard.${name}`)}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
