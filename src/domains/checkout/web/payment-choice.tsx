import { HandCoins } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** There is one way to pay so far, and nothing to choose. */
export function PaymentChoice() {
  const { t } = useTranslation()
  return (
    <div className="flex items-start gap-4 rounded-md border border-input bg-card p-4">
      <HandCoins aria-hidden className="mt-0.5 size-6 shrink-0 text-primary" />
      <div>
        <p className="font-semibold">{t('checkout.payment.onDelivery')}</p>
        <p className="mt-0.5 text-xs text-muted-foreground">{t('checkout.payment.onDeliveryText')}</p>
      </div>
    </div>
  )
}
