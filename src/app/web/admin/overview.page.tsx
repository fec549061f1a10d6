/** The operator's first look: what to do now, and how the marketplace goes. */
import { useTranslation } from 'react-i18next'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Figures } from './figures.tsx'
import { ToDo } from './to-do.tsx'

export default function OverviewPage() {
  const { t } = useTranslation()
  return (
    <div className="space-y-10">
      <PageHead title={t('app.admin.overview.title')} hidden />
      <ToDo />
      <Figures />
    </div>
  )
}
