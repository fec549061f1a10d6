import { PackageSearch, ShoppingBag } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { unansweredOrder } from './order-idempotency-key.ts'
import type { OrderRequest } from './order-request.ts'
import type { usePlaceOrder } from './queries.ts'

/** Empty cart: it was never filled, or it was emptied by an order whose response was lost. */
export function EmptyCheckout({ place }: { place: ReturnType<typeof usePlaceOrder> }) {
  const { t } = useTranslation()
  const [unanswered, setUnanswered] = useState<OrderRequest | null>(null)
  useEffect(() => setUnanswered(unansweredOrder()), [])
  if (unanswered && !place.isError) {
    return (
      <Notice icon={PackageSearch} title={t('checkout.unanswered.title')} text={t('checkout.unanswered.text')}>
        <Button busy={place.isPending} onClick={() => place.mutate(unanswered)}>
          {t('checkout.unanswered.look')}
        </Button>
      </Notice>
    )
  }
  return (
    <Notice icon={ShoppingBag} title={t('cart.empty.title')} text={t('cart.empty.text')}>
      <ButtonLink to="/marketplace">{t('cart.empty.browse')}</ButtonLink>
    </Notice>
  )
}
