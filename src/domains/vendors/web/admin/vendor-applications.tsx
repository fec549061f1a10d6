import { useTranslation } from 'react-i18next'
import { formatDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Panel } from '#platform/web/ui/panel.tsx'
import type { VendorRecord } from '../../contract.ts'
import { ApplicationDetails } from './application-details.tsx'
import { ApplicationBadge } from './vendor-badge.tsx'

/** Applications of a vendor and their decisions. */
export default function Applications({ vendor: { applications } }: { vendor: VendorRecord }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <Panel title={t('vendors.admin.applications')}>
      <ul className="divide-y rounded-md border">
        {applications.map((application) => (
          <li key={application.id}>
            <details className="px-4 py-3">
              <summary className="min-h-9 cursor-pointer content-center font-medium">
                {formatDay(application.createdAt, locale)} <ApplicationBadge status={application.status} />
              </summary>
              <ApplicationDetails application={application} />
            </details>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
