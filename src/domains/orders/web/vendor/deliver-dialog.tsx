import { useTranslation } from 'react-i18next'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useOrderStep } from './queries.ts'
import { useEventText } from './use-event-text.tsx'
import type { OrderScope } from './use-order-scope.ts'

/** Asks for confirmation, because delivery cannot be undone and starts the return window. */
export default function DeliverDialog({ scope: { workspaceId, order, close }, parcelId }: { scope: OrderScope; parcelId: string }) {
  const { t } = useTranslation()
  const { goodsOf } = useEventText(order)
  const deliver = useOrderStep<{ number: string; parcelId: string }>(workspaceId, (api, input, how) => api.deliver(input, how))
  const parcel = order.parcels.find(({ id }) => id === parcelId)
  return (
    <Confirm
      open
      onOpenChange={close}
      title={t('orders.vendor.deliver.title')}
      action={t('orders.vendor.deliver.begin')}
      words="orders"
      onConfirm={async () => {
        await deliver.mutateAsync({ number: order.number, parcelId })
        toast({ title: t('orders.vendor.deliver.done') })
      }}
    >
      <p className="font-medium text-foreground">{goodsOf(parcel?.lines ?? [])}</p>
      <p>{t('orders.vendor.deliver.text')}</p>
    </Confirm>
  )
}
