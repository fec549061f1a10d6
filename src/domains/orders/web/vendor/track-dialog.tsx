import { useTranslation } from 'react-i18next'
import { FormDialog } from '#platform/web/form/form-dialog.tsx'
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
    <FormDialog
      form={form}
      width="lg"
      title={t('orders.vendor.track.title')}
      lead={t('orders.vendor.track.lead')}
      submit={t('orders.vendor.track.submit')}
      onClose={close}
    >
      <TrackingFields field={form.field} />
    </FormDialog>
  )
}
