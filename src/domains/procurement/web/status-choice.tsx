import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { ORDER_STATUSES, type OrderStatus } from '../contract/constants.ts'
import type { OrderView } from '../contract.ts'
import { useSetOrderStatus } from './queries.ts'

type Props = { order: OrderView; workspaceId: string; onReceive: () => void }

/** Any status can be chosen (spec §4). Those that move goods say so first. Keys: procurement.ask.*, procurement.status.* */
export function StatusChoice({ order, workspaceId, onReceive }: Props) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<'Fulfilled' | 'Cancelled' | null>(null)
  const set = useSetOrderStatus(workspaceId)
  const { id: orderId, version, number } = order
  const hasReceipts = order.items.some(({ received }) => received > 0)

  async function choose(status: OrderStatus) {
    const saved = await set.mutateAsync({ orderId, version, status })
    if (saved.status === status) toast({ title: t('procurement.statusUpdated', { id: number, status: t(`procurement.status.${status}`) }) })
    else toast({ title: t('procurement.approvalAsked'), description: t('procurement.approvalAskedText') })
  }

  function take(status: OrderStatus) {
    if (status === 'PartiallyReceived' && !hasReceipts) onReceive()
    else if (status === 'Fulfilled' || status === 'Cancelled') setAsked(status)
    else void choose(status).catch((error) => toast({ title: failureText(t, error, 'procurement'), variant: 'destructive' }))
  }

  return (
    <>
      <Select
        aria-label={t('procurement.statusTitle')}
        value={order.status}
        disabled={set.isPending}
        onChange={({ target }) => take(target.value as OrderStatus)}
        className="w-48"
      >
        {ORDER_STATUSES.map((status) => (
          <option key={status} value={status}>
            {t(`procurement.status.${status}`)}
          </option>
        ))}
      </Select>
      {asked && (
        <Confirm
          open
          onOpenChange={() => setAsked(null)}
          title={t(`procurement.ask.${asked}.title`, { number })}
          action={t(`procurement.ask.${asked}.action`)}
          danger={asked === 'Cancelled'}
          words="procurement"
          onConfirm={() => choose(asked)}
        >
          <p>{t(`procurement.ask.${asked}.text`)}</p>
        </Confirm>
      )}
    </>
  )
}
