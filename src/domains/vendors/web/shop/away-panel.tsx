import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { formatDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { DateField } from '#platform/web/inputs/date-field.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { ShopView } from '../../contract.ts'
import { useSetAway } from './operations.ts'

/** Panel to start, change and end a vacation. */
export function AwayPanel({ shop: { awayUntil }, workspaceId }: { shop: ShopView; workspaceId: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const away = useSetAway(workspaceId)
  const [day, setDay] = useState(awayUntil ?? '')
  const failed = away.error ? failureText(t, away.error, 'vendors') : undefined
  const put = (until: string | null) =>
    away.mutate(
      { until },
      {
        onSuccess: () =>
          toast({ title: until ? t('vendors.away.begun', { day: formatDay(`${until}T12:00`, locale) }) : t('vendors.away.over') }),
      },
    )
  return (
    <Panel title={t('vendors.away.title')} lead={t('vendors.away.lead')}>
      {awayUntil && <p className="mb-4 font-medium">{t('vendors.away.notice', { day: formatDay(`${awayUntil}T12:00`, locale) })}</p>}
      <div className="flex flex-wrap items-end gap-3">
        <DateField label={t('vendors.away.until')} value={day} onChange={setDay} error={failed} className="w-full max-w-56" />
        <Button look="secondary" disabled={day === '' || day === awayUntil} busy={away.isPending} onClick={() => put(day)}>
          {awayUntil ? t('vendors.away.change') : t('vendors.away.begin')}
        </Button>
        {awayUntil && (
          <Button busy={away.isPending} onClick={() => put(null)}>
            {t('vendors.away.end')}
          </Button>
        )}
      </div>
    </Panel>
  )
}
