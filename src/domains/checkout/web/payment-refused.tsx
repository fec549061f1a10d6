import { CreditCard } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaymentFailure } from '../../payments/contract.ts'

/**
 * Explains why the card was refused and that nothing was charged. Takes the focus. Keys: checkout.refused.declined, .insufficientFunds,
 * .expiredCard, .notConfirmed and .processingError.
 */
export function PaymentRefused({ failure }: { failure: PaymentFailure }) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus()
  }, [])
  return (
    <div ref={box} tabIndex={-1} role="alert" className="mb-4 flex scroll-m-24 gap-3 rounded-md border border-destructive bg-card p-4">
      <CreditCard aria-hidden className="mt-0.5 size-5 shrink-0 text-destructive" />
      <div className="min-w-0">
        <p className="font-semibold">{t(`checkout.refused.${failure}`)}</p>
        <p className="mt-1 text-muted-foreground">{t('checkout.refused.next')}</p>
      </div>
    </div>
  )
}
