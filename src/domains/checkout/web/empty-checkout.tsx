import { PackageSearch, ShoppingBag } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { unansweredOrder } from './order-intent.ts'
import type { OrderRequest } from './order-request.ts'
import type { usePlaceOrder } from './queries.ts'

/** The cart is empty: it was never filled, or an order emptied it whose answer got lost on the way. */
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
