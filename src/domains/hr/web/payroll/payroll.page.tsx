import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import { HrPage } from '../hr-page.tsx'
import { NEW_RUN } from './paths.ts'

const Runs = lazyPart(() => import('./runs.tsx'), { Fallback: SectionLoading })

export default function PayrollPage() {
  const { t } = useTranslation()
  return (
    <HrPage
      title={t('hr.payroll.title')}
      lead={t('hr.payroll.lead')}
      actions={() => (
        <ButtonLink to={NEW_RUN}>
          <Plus aria-hidden className="size-4.5" />
          {t('hr.payroll.new')}
        </ButtonLink>
      )}
    >
      {(workspaceId) => <Runs workspaceId={workspaceId} />}
    </HrPage>
  )
}
