import { useTranslation } from 'react-i18next'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import { HrPage } from '../hr-page.tsx'

const RunForm = lazyPart(() => import('./run-form.tsx'), { Fallback: SectionLoading })

export default function NewRunPage() {
  const { t } = useTranslation()
  return <HrPage title={t('hr.payroll.new')}>{(workspaceId) => <RunForm workspaceId={workspaceId} />}</HrPage>
}
