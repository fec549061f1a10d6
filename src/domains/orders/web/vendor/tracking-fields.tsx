import { useTranslation } from 'react-i18next'
import type { FieldRules } from '#platform/web/form/rules.ts'
import type { FieldProps } from '#platform/web/form/use-operation-form.ts'
import { TextField } from '#platform/web/ui/field.tsx'

export type TrackingInput = { carrier: string; trackingNumber: string; trackingUrl: string }

const MAX_TEXT = 80
const MAX_URL = 500

/** An http(s) URL. */
function trackingUrlRule(text: string) {
  return /^https?:$/.test(URL.parse(text.trim())?.protocol ?? '') ? null : { rule: 'tracking_url', params: {} }
}

/** The fields as the operations take them. */
export function trimTracking({ carrier, trackingNumber, trackingUrl }: TrackingInput) {
  return { carrier: carrier.trim(), trackingNumber: trackingNumber.trim(), trackingUrl: trackingUrl.trim() || null }
}

type Props = { field: (name: keyof TrackingInput, rules: FieldRules) => FieldProps }

export function TrackingFields({ field }: Props) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField {...field('carrier', { maxLength: MAX_TEXT })} label={t('orders.vendor.ship.carrier')} />
      <TextField {...field('trackingNumber', { maxLength: MAX_TEXT })} dir="ltr" label={t('orders.vendor.ship.tracking')} />
      <TextField
        {...field('trackingUrl', { maxLength: MAX_URL, shape: trackingUrlRule })}
        className="sm:col-span-2"
        type="url"
        dir="ltr"
        label={t('orders.vendor.ship.link')}
        hint={t('orders.vendor.ship.linkHint')}
      />
    </div>
  )
}
