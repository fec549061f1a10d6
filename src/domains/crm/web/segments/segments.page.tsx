import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { SegmentView } from '../../contract.ts'
import { CrmPage } from '../crm-page.tsx'

const Loading = () => <Skeleton className="h-96 rounded-lg" />
const SegmentList = lazyPart(() => import('./segment-list.tsx'), { Fallback: Loading })
const SegmentSheet = lazy(() => import('./segment-sheet.tsx'))

export default function SegmentsPage() {
  const { t } = useTranslation()
  const [edited, setEdited] = useState<SegmentView | 'new' | null>(null)
  const add = (
    <Button onClick={() => setEdited('new')}>
      <Plus aria-hidden className="size-4.5" />
      {t('crm.segments.add')}
    </Button>
  )
  return (
    <CrmPage title={t('crm.segments.title')} lead={t('crm.segments.lead')} actions={add}>
      {(workspaceId) => (
        <>
          <SegmentList workspaceId={workspaceId} onEdit={setEdited} />
          {edited !== null && (
            <Suspense>
              <SegmentSheet segment={edited === 'new' ? null : edited} workspaceId={workspaceId} onClose={() => setEdited(null)} />
            </Suspense>
          )}
        </>
      )}
    </CrmPage>
  )
}
