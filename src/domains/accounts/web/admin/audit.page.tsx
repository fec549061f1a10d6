import { useTranslation } from 'react-i18next'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { AuditTable } from './audit-table.tsx'

export default function AuditPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('accounts.audit.title')} hidden />
      <p className="mb-5 max-w-prose text-muted-foreground">{t('accounts.audit.lead')}</p>
      <AuditTable />
    </>
  )
}
