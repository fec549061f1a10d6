import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { ChosenUnits } from '../../contract.ts'
import { LineChooser } from '../line-chooser.tsx'
import { isTrackingUrl, TrackingFields, type TrackingInput } from './tracking-fields.tsx'
import { type OrderScope, useStep } from './use-order-scope.ts'

type Parcel = { number: string; version: number; lines: ChosenUnits[]; carrier: string; trackingNumber: string; trackingUrl: string | null }

/** All unshipped units are selected initially, because most orders ship in one parcel. */
export default function ShipDialog({ desk }: { desk: OrderScope }) {
  const { t } = useTranslation()
  const { order, close } = desk
  const lines = order.lines.filter(({ cancellable }) => cancellable > 0).map((line) => ({ line, most: line.cancellable }))
  const [chosen, setChosen] = useState<ChosenUnits[]>(lines.map(({ line, most }) => ({ position: line.position, quantity: most })))
  const [tracking, setTracking] = useState<TrackingInput>({ carrier: '', trackingNumber: '', trackingUrl: '' })
  const [tried, setTried] = useState(false)
  const ship = useStep<Parcel>(desk, (api, input, how) => api.ship(input, how))

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!isTrackingUrl(tracking.trackingUrl)) return
    const { carrier, trackingNumber, trackingUrl } = tracking
    const parcel = { carrier: carrier.trim(), trackingNumber: trackingNumber.trim(), trackingUrl: trackingUrl.trim() || null }
    ship.take({ number: order.number, version: order.version, lines: chosen, ...parcel }, () => {
      toast({ title: t('orders.vendor.ship.done') })
      close()
    })
  }

  return (
    <Modal open firm width="lg" onOpenChange={close} title={t('orders.vendor.ship.title')} lead={t('orders.vendor.ship.lead')}>
      <form noValidate onSubmit={submit} className="space-y-5">
        <LineChooser label={t('orders.vendor.ship.lines')} lines={lines} chosen={chosen} onChange={setChosen} />
        <TrackingFields typed={tracking} tried={tried} onChange={setTracking} />
        {ship.error && <FailureNotice error={ship.error} words="orders" />}
        <ModalActions>
          <Button look="secondary" onClick={close}>
            {t('platform.cancel')}
          </Button>
          <Button type="submit" busy={ship.isPending} disabled={chosen.length === 0}>
            {t('orders.vendor.ship.submit')}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  )
}
