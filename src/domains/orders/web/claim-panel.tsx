import { UserRoundPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMe } from '#domains/accounts/web/index.ts'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { OrderView } from '../contract.ts'
import { orderPath } from './order-path.ts'
import { useClaim } from './queries.ts'

/** Lets a visitor add a guest's order to an account: members with one click, others after registration or login. */
export default function ClaimPanel({ order }: { order: OrderView }) {
  const { t } = useTranslation()
  const me = useMe()
  const claim = useClaim()
  if (me === undefined) return null
  const from = new URLSearchParams({ from: orderPath(order.id) })
  return (
    <section aria-label={t('orders.claim.title')} className="rounded-lg border border-primary/40 bg-accent p-5 text-accent-foreground">
      <h2 className="flex items-center gap-2 font-semibold">
        <UserRoundPlus aria-hidden className="size-5" />
        {t('orders.claim.title')}
      </h2>
      <p className="mt-1">{me ? t('orders.claim.text', { name: me.username }) : t('orders.claim.signedOut')}</p>
      {claim.error && (
        <div className="mt-4 -mb-5">
          <FailureNotice error={claim.error} words="orders" />
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {me ? (
          <Button
            busy={claim.isPending}
            onClick={() => claim.mutate({ orderId: order.id }, { onSuccess: () => toast({ title: t('orders.claim.done') }) })}
          >
            {t('orders.claim.submit')}
          </Button>
        ) : (
          <>
            <ButtonLink to={`/register?${from}`} state={{ email: order.email }}>
              {t('orders.claim.register')}
            </ButtonLink>
            <ButtonLink to={`/login?${from}`} state={{ email: order.email }} look="quiet">
              {t('orders.claim.logIn')}
            </ButtonLink>
          </>
        )}
      </div>
    </section>
  )
}
