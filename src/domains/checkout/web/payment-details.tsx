import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { textLocale } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import type { PaymentMethod } from '../../payments/contract.ts'
import { CardFields } from './card-fields.tsx'
import type { CheckoutForm } from './form-values.ts'

type Props = {
  form: OperationForm<CheckoutForm>
  method: PaymentMethod
  testCards: boolean
  transferTo: string | null /** Discounts that the method leaves out. */
  left: readonly string[]
}

/** Fields or explanation of a payment method. */
export function PaymentDetails({ form, method, testCards, transferTo, left }: Props) {
  const { t } = useTranslation()
  if (method === 'card' && testCards) return <CardFields form={form} />
  if (method === 'card') {
    return (
      <p className="flex items-start gap-2 text-sm">
        <ExternalLink aria-hidden className="mt-0.5 size-4 shrink-0 rtl:-scale-x-100" />
        {t('checkout.payment.cardElsewhere')}
      </p>
    )
  }
  if (left.length > 0) return <LeftOut names={left} />
  if (method === 'transfer' && transferTo) {
    return (
      <div className="text-sm">
        <p className="text-muted-foreground">{t('checkout.payment.transferTo')}</p>
        <p dir="auto" className="mt-1 font-medium">
          {transferTo}
        </p>
      </div>
    )
  }
  return null
}

function LeftOut({ names }: { names: readonly string[] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const list = new Intl.ListFormat(textLocale(locale), { type: 'conjunction' }).format(names)
  return <p className="text-sm text-muted-foreground">{t('checkout.payment.notOnDelivery', { names: list })}</p>
}
