import { useTranslation } from 'react-i18next'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useOrderStep } from './queries.ts'
import type { Desk } from './use-desk.ts'
import { useEventText } from './use-event-text.tsx'

/** That a parcel arrived cannot be taken back: from then on it can be returned. */
export default function DeliverDialog({ desk: { workspaceId, order, close }, parcelId }: { desk: Desk; parcelId: string }) {
  const { t } = useTranslation()
  const { goodsOf } = useEventText(order)
  const deliver = useOrderStep<{ number: string; parcelId: string }>(workspaceId, (api, input, how) => api.deliver(input, how))
  const parcel = order.parcels.find(({ id }) => id === parcelId)
  return (
    <Confirm
      open
      onOpenChange={close}
      title={t('orders.desk.deliver.title')}
      action={t('orders.desk.deliver.begin')}
      words="orders"
      onConfirm={async () => {
        await deliver.mutateAsync({ number: order.number, parcelId })
        toast({ title: t('orders.desk.deliver.done') })
      }}
    >
      <p className="font-medium text-foreground">{goodsOf(parcel?.lines ?? [])}</p>
      <p>{t('orders.desk.deliver.text')}</p>
    </Confirm>
  )
}
