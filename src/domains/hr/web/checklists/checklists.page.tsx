import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import { HrPage } from '../hr-page.tsx'

const ChecklistsContent = lazyPart(() => import('./checklists-content.tsx'), { Fallback: SectionLoading })
const TemplateSheet = lazy(() => import('./template-sheet.tsx'))

export default function ChecklistsPage() {
  const { t } = useTranslation()
  const [adding, setAdding] = useState(false)
  return (
    <HrPage
      title={t('hr.checklists.title')}
      lead={t('hr.checklists.lead')}
      actions={() => (
        <Button onClick={() => setAdding(true)}>
          <Plus aria-hidden className="size-4.5" />
          {t('hr.templates.add')}
        </Button>
      )}
    >
      {(workspaceId) => (
        <>
          <ChecklistsContent workspaceId={workspaceId} />
          {adding && (
            <Suspense>
              <TemplateSheet template={null} workspaceId={workspaceId} onClose={() => setAdding(false)} />
            </Suspense>
          )}
        </>
      )}
    </HrPage>
  )
}
