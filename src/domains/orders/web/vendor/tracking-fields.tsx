import { useTranslation } from 'react-i18next'
import { TextField } from '#platform/web/ui/field.tsx'

export type TrackingInput = { carrier: string; trackingNumber: string; trackingUrl: string }

const MAX_TEXT = 80
const MAX_URL = 500

/** Empty text or an http(s) URL. */
export function isTrackingUrl(text: string): boolean {
  return text.trim() === '' || /^https?:$/.test(URL.parse(text.trim())?.protocol ?? '')
}

type Props = { typed: TrackingInput; tried: boolean; onChange: (typed: TrackingInput) => void }

export function TrackingFields({ typed, tried, onChange }: Props) {
  const { t } = useTranslation()
  const wrong = tried && !isTrackingUrl(typed.trackingUrl)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t('orders.vendor.ship.carrier')}
        required={false}
        maxLength={MAX_TEXT}
        value={typed.carrier}
        onChange={({ target }) => onChange({ ...typed, carrier: target.value })}
      />
      <TextField
        label={t('orders.vendor.ship.tracking')}
        required={false}
        dir="ltr"
        maxLength={MAX_TEXT}
        value={typed.trackingNumber}
        onChange={({ target }) => onChange({ ...typed, trackingNumber: target.value })}
      />
      <TextField
        className="sm:col-span-2"
        label={t('orders.vendor.ship.link')}
        hint={t('orders.vendor.ship.linkHint')}
        error={wrong ? t('orders.vendor.ship.linkRule') : undefined}
        required={false}
        type="url"
        dir="ltr"
        maxLength={MAX_URL}
        value={typed.trackingUrl}
        onChange={({ target }) => onChange({ ...typed, trackingUrl: target.value })}
      />
    </div>
  )
}
