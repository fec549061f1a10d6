import { RotateCcw, TimerOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatCharge } from '#platform/web/money.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import type { CheckoutView } from '../contract.ts'

/** Explains that the checkout expired, what happened to items and payment, and how to continue. */
export default function ExpiredCheckout({ checkout, onAgain }: { checkout: CheckoutView; onAgain: () => void }) {
  const { t } = useTranslation()
  if (checkout.moneyReturned) {
    const amount = formatCharge(checkout.total)
    return (
      <Notice icon={RotateCcw} title={t('checkout.returned.title')} text={t('checkout.returned.text', { amount })}>
        <ButtonLink to="/marketplace" onClick={onAgain}>
          {t('checkout.returned.browse')}
        </ButtonLink>
      </Notice>
    )
  }
  return (
    <Notice icon={TimerOff} title={t('checkout.expired.title')} text={t('checkout.expired.text')}>
      <Button onClick={onAgain}>{t('checkout.expired.again')}</Button>
    </Notice>
  )
}
