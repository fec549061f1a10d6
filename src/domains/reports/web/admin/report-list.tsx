import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Badge, type Tone } from '#platform/web/ui/badge.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import type { ReportedRecordDetail } from '../../contract.ts'

const TONES: Record<ReportedRecordDetail['reports'][number]['status'], Tone> = { open: 'warning', dismissed: 'neutral', acted: 'success' }

/** Keys: reports.reason.*, reports.status.* */
export function ReportList({ reports }: Pick<ReportedRecordDetail, 'reports'>) {
  const { t } = useTranslation()
  return (
    <Panel title={t('reports.title')} lead={t('reports.listLead')}>
      <ul className="divide-y">
        {reports.map(({ id, automatic, reason, note, status, reportedAt, reporter }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0">
            <div className="min-w-0 grow basis-56">
              <p className="font-medium">{t(`reports.reason.${reason}`)}</p>
              {note && (
                <p dir="auto" className="mt-0.5 max-w-prose whitespace-pre-line wrap-anywhere">
                  {note}
                </p>
              )}
              <p className="mt-1 text-xs text-muted-foreground">
                {reporter ? (
                  <Link to={`/admin/users/${reporter.id}`} className="underline underline-offset-4">
                    <bdi>{reporter.name}</bdi>
                  </Link>
                ) : (
                  t(automatic ? 'reports.filter.reporter' : 'reports.formerMember')
                )}{' '}
                · <RelativeTime iso={reportedAt} />
              </p>
            </div>
            <Badge tone={TONES[status]}>{t(`reports.status.${status}`)}</Badge>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
