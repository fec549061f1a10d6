import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatMoment } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import type { QueuedApplication } from '../../contract.ts'
import { CheckList } from '../check-list.tsx'
import { ApplicationDetails } from './application-details.tsx'
import { ApplicationBadge } from './vendor-badge.tsx'

const ApproveDialog = lazy(() => import('./approve-dialog.tsx'))
const RejectDialog = lazy(() => import('./reject-dialog.tsx'))

/** An application with its details and the actions to approve or reject it. */
export function ApplicationCard({ application }: { application: QueuedApplication }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [asking, setAsking] = useState<'approve' | 'refuse' | null>(null)
  const close = () => setAsking(null)
  const { name, status, workspace, applicant, createdAt, checklist } = application
  const by = applicant?.name ?? t('vendors.admin.somebodyGone')
  return (
    <Panel
      title={name}
      lead={t('vendors.admin.appliedBy', { name: by, workspace: workspace.name, day: formatMoment(createdAt, locale) })}
      aside={<ApplicationBadge status={status} />}
    >
      <ApplicationDetails application={application} />
      {status === 'submitted' ? (
        <>
          <div className="mt-5">
            <CheckList items={checklist} />
          </div>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button aria-label={t('vendors.admin.approveOf', { name })} onClick={() => setAsking('approve')}>
              {t('vendors.admin.approve')}
            </Button>
            <Button look="secondary" aria-label={t('vendors.admin.refuseOf', { name })} onClick={() => setAsking('refuse')}>
              {t('vendors.admin.refuse')}
            </Button>
          </div>
        </>
      ) : status === 'approved' ? (
        <p className="mt-4">
          <Link to={`/admin/vendors/${workspace.id}`} className="font-medium underline underline-offset-4">
            {t('vendors.admin.record')}
          </Link>
        </p>
      ) : null}
      <Suspense fallback={null}>
        {asking === 'approve' && <ApproveDialog application={application} onClose={close} />}
        {asking === 'refuse' && <RejectDialog application={application} onClose={close} />}
      </Suspense>
    </Panel>
  )
}
