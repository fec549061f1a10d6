import { useTranslation } from 'react-i18next'
import { Form } from '#platform/web/form/form.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import { TrackingFields, trimTracking } from './tracking-fields.tsx'
import type { OrderScope } from './use-order-scope.ts'
import { useStepForm } from './use-step-form.tsx'

/** Corrects the tracking details of a parcel. */
export default function TrackDialog({ scope, parcelId }: { scope: OrderScope; parcelId: string }) {
  const { t } = useTranslation()
  const { order, close } = scope
  const parcel = order.parcels.find(({ id }) => id === parcelId)
  const form = useStepForm(scope, {
    defaults: {
      carrier: parcel?.carrier ?? '',
      trackingNumber: parcel?.trackingNumber ?? '',
      trackingUrl: parcel?.trackingUrl ?? '',
    },
    send: (api, input: Parameters<typeof api.track>[0], how) => api.track(input, how),
    input: (values) => ({ number: order.number, parcelId, ...trimTracking(values) }),
    draft: `orders.vendor.track ${parcelId}`,
    done: t('orders.vendor.track.done'),
  })
  return (
    <Modal open firm width="lg" onOpenChange={close} title={t('orders.vendor.track.title')} lead={t('orders.vendor.track.lead')}>
      <Form form={form} className="space-y-5">
        <TrackingFields field={form.field} />
        {form.notice}
        <ModalActions>
          <Button look="secondary" onClick={close}>
            {t('platform.cancel')}
          </Button>
          <Button type="submit" busy={form.busy}>
            {t('orders.vendor.track.submit')}
          </Button>
        </ModalActions>
      </Form>
    </Modal>
  )
}
