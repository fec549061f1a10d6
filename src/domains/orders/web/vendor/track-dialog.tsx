import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { isTrackingUrl, TrackingFields, type TrackingInput } from './tracking-fields.tsx'
import { type OrderScope, useStep } from './use-order-scope.ts'

type TrackedParcel = { number: string; parcelId: string; carrier: string; trackingNumber: string; trackingUrl: string | null }

/** Corrects the tracking details of a parcel. */
export default function TrackDialog({ desk, parcelId }: { desk: OrderScope; parcelId: string }) {
  const { t } = useTranslation()
  const { order, close } = desk
  const parcel = order.parcels.find(({ id }) => id === parcelId)
  const [typed, setTyped] = useState<TrackingInput>({
    carrier: parcel?.carrier ?? '',
    trackingNumber: parcel?.trackingNumber ?? '',
    trackingUrl: parcel?.trackingUrl ?? '',
  })
  const [tried, setTried] = useState(false)
  const track = useStep<TrackedParcel>(desk, (api, input, how) => api.track(input, how))

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!isTrackingUrl(typed.trackingUrl)) return
    const { carrier, trackingNumber, trackingUrl } = typed
    const tracking = { carrier: carrier.trim(), trackingNumber: trackingNumber.trim(), trackingUrl: trackingUrl.trim() || null }
    track.take({ number: order.number, parcelId, ...tracking }, () => {
      toast({ title: t('orders.vendor.track.done') })
      close()
    })
  }

  return (
    <Modal open firm width="lg" onOpenChange={close} title={t('orders.vendor.track.title')} lead={t('orders.vendor.track.lead')}>
      <form noValidate onSubmit={submit} className="space-y-5">
        <TrackingFields typed={typed} tried={tried} onChange={setTyped} />
        {track.error && <FailureNotice error={track.error} words="orders" />}
        <ModalActions>
          <Button look="secondary" onClick={close}>
            {t('platform.cancel')}
          </Button>
          <Button type="submit" busy={track.isPending}>
            {t('orders.vendor.track.submit')}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  )
}
