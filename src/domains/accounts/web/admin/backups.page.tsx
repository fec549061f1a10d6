import { useTranslation } from 'react-i18next'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { BackupsPanel } from './backups-panel.tsx'

export default function BackupsPage() {
  const { t } = useTranslation()
  return (
    <div className="space-y-6">
      <PageHead title={t('accounts.backups.title')} hidden />
      <p className="max-w-prose text-muted-foreground">{t('accounts.backups.lead')}</p>
      <BackupsPanel />
    </div>
  )
}
