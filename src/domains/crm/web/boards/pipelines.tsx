import { useQuery } from '@tanstack/react-query'
import { Plus, Settings2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useWorkspace } from '#domains/workspaces/web/index.ts'
import { failureText } from '#platform/web/failure.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { pipelinesQuery, useCreatePipeline } from '../deals/deal-queries.ts'
import { BoardContent } from './board-content.tsx'

const PipelineSheet = lazy(() => import('./pipeline-sheet.tsx'))

/** The boards of the workspace: deals first; the shown one is in the address. */
export default function Pipelines({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const { data, isLoadingError, refetch } = useQuery(pipelinesQuery(useSource(), workspaceId))
  const [search, setSearch] = useSearchParams()
  const [editing, setEditing] = useState(false)
  const create = useCreatePipeline(workspaceId)
  const role = useWorkspace()?.role
  if (isLoadingError) return <FailedNotice text={t('crm.board.failed')} onRetry={() => void refetch()} />
  if (!data) return <SectionLoading />
  const pipelines = [...data].sort((a, b) => Number(a.kind === 'contacts') - Number(b.kind === 'contacts'))
  const shown = pipelines.find(({ id }) => id === search.get('pipeline')) ?? pipelines[0]
  if (!shown) return null
  async function add() {
    try {
      const { id } = await create.mutateAsync(t('crm.board.newName'))
      setSearch({ pipeline: id }, { replace: true })
      setEditing(true)
    } catch (error) {
      toast({ title: failureText(t, error, 'crm'), variant: 'destructive' })
    }
  }
  const label = ({ kind, name }: (typeof pipelines)[number]) => (kind === 'contacts' ? t('crm.board.contacts') : name)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label={t('crm.board.pipeline')}
          choices={pipelines.map((pipeline) => ({ value: pipeline.id, label: label(pipeline) }))}
          value={shown.id}
          onChange={(pipeline) => setSearch({ pipeline }, { replace: true })}
        />
        {(role === 'owner' || role === 'manager') && (
          <div className="flex flex-wrap gap-2">
            <Button look="quiet" size="sm" onClick={() => setEditing(true)}>
              <Settings2 aria-hidden className="size-4" />
              {t('crm.board.editStages')}
            </Button>
            <Button look="quiet" size="sm" busy={create.isPending} onClick={() => void add()}>
              <Plus aria-hidden className="size-4" />
              {t('crm.board.newPipeline')}
            </Button>
          </div>
        )}
      </div>
      <BoardContent key={shown.id} workspaceId={workspaceId} pipelineId={shown.id} />
      {editing && (
        <Suspense>
          <PipelineSheet key={shown.id} pipeline={shown} workspaceId={workspaceId} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  )
}
