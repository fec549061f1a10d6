import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import { CrmPage } from '../crm-page.tsx'

const FormsList = lazyPart(() => import('./forms-list.tsx'), { Fallback: SectionLoading })
const FormSheet = lazy(() => import('./form-sheet.tsx'))

export default function FormsPage() {
  const { t } = useTranslation()
  const [adding, setAdding] = useState(false)
  return (
    <CrmPage
      title={t('crm.forms.title')}
      lead={t('crm.forms.lead')}
      actions={
        <Button onClick={() => setAdding(true)}>
          <Plus aria-hidden className="size-4.5" />
          {t('crm.forms.add')}
        </Button>
      }
    >
      {(workspaceId) => (
        <>
          <FormsList workspaceId={workspaceId} />
          {adding && (
            <Suspense>
              <FormSheet form={null} workspaceId={workspaceId} onClose={() => setAdding(false)} />
            </Suspense>
          )}
        </>
      )}
    </CrmPage>
  )
}
