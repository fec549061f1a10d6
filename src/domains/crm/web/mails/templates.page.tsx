import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import { CrmPage } from '../crm-page.tsx'

const TemplateList = lazyPart(() => import('./template-list.tsx'), { Fallback: SectionLoading })
const TemplateSheet = lazy(() => import('./template-sheet.tsx'))

export default function TemplatesPage() {
  const { t } = useTranslation()
  const [adding, setAdding] = useState(false)
  return (
    <CrmPage
      title={t('crm.mailTemplates.title')}
      lead={t('crm.mailTemplates.lead')}
      actions={
        <Button onClick={() => setAdding(true)}>
          <Plus aria-hidden className="size-4.5" />
          {t('crm.mailTemplates.add')}
        </Button>
      }
    >
      {(workspaceId) => (
        <>
          <TemplateList workspaceId={workspaceId} />
          {adding && (
            <Suspense>
              <TemplateSheet template={null} workspaceId={workspaceId} onClose={() => setAdding(false)} />
            </Suspense>
          )}
        </>
      )}
    </CrmPage>
  )
}
