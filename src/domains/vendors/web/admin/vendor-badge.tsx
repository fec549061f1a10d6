import { useTranslation } from 'react-i18next'
import { Badge } from '#platform/web/ui/badge.tsx'
import type { ApplicationStatus, VendorRow } from '../../contract.ts'

const TONES = { approved: 'success', suspended: 'destructive', closed: 'neutral' } as const

/** Keys: vendors.status.* */
export function VendorBadge({ status, awayUntil }: Pick<VendorRow, 'status' | 'awayUntil'>) {
  const { t } = useTranslation()
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={TONES[status]}>{t(`vendors.status.${status}`)}</Badge>
      {awayUntil && <Badge tone="warning">{t('vendors.away.badge')}</Badge>}
    </span>
  )
}

const APPLICATION_TONES = { submitted: 'warning', approved: 'success', refused: 'destructive', withdrawn: 'neutral' } as const

/** Keys: vendors.application.* */
export function ApplicationBadge({ status }: { status: ApplicationStatus }) {
  const { t } = useTranslation()
  return <Badge tone={APPLICATION_TONES[status]}>{t(`vendors.application.${status}`)}</Badge>
}
