import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ActionMenu } from '#platform/web/ui/menu.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { Swatch } from '#platform/web/ui/swatch.tsx'
import type { TagView } from '../../contract.ts'
import { tagsQuery } from '../queries.ts'
import { TAG_HUES } from '../tag-hues.ts'

const TagDialog = lazy(() => import('./tag-dialog.tsx'))
const MergeTag = lazy(() => import('./merge-tag.tsx'))
const DeleteTag = lazy(() => import('./delete-tag.tsx'))

type Task = { what: 'create' } | { what: 'edit' | 'merge' | 'delete'; tag: TagView }

export function TagsPanel({ workspaceId, mayEdit }: { workspaceId: string; mayEdit: boolean }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [task, setTask] = useState<Task | null>(null)
  const { data: tags, isLoadingError, refetch } = useQuery(tagsQuery(useSource(), workspaceId))
  const close = () => setTask(null)
  const create = mayEdit && (
    <Button look="secondary" size="sm" onClick={() => setTask({ what: 'create' })}>
      <Plus aria-hidden className="size-4" />
      {t('records.tags.create')}
    </Button>
  )
  return (
    <Panel title={t('records.tags.title')} lead={t('records.tags.lead')} aside={create}>
      {isLoadingError && <FailedNotice text={t('records.failed')} onRetry={() => void refetch()} />}
      {!tags && !isLoadingError && <Skeleton className="h-32" />}
      {tags?.length === 0 && <p className="text-muted-foreground">{t('records.tags.none')}</p>}
      {tags && tags.length > 0 && (
        <ul className="divide-y">
          {tags.map((tag) => (
            <li key={tag.id} className="flex min-h-14 items-center gap-3">
              <Swatch color={TAG_HUES[tag.color]} className="border-0" />
              <span className="min-w-0 grow font-medium wrap-anywhere">
                <bdi>{tag.name}</bdi>
              </span>
              <span className="text-muted-foreground tabular-nums">
                {t('records.tags.used', { count: tag.records, shown: formatNumber(tag.records, locale) })}
              </span>
              {mayEdit && (
                <ActionMenu
                  label={t('records.actionsFor', { name: tag.name })}
                  actions={[
                    { label: t('records.edit'), onSelect: () => setTask({ what: 'edit', tag }) },
                    ...(tags.length > 1 ? [{ label: t('records.tags.merge'), onSelect: () => setTask({ what: 'merge', tag }) }] : []),
                    { label: t('records.tags.delete'), danger: true, onSelect: () => setTask({ what: 'delete', tag }) },
                  ]}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <Suspense fallback={null}>
        {task?.what === 'create' && <TagDialog workspaceId={workspaceId} tag={null} onClose={close} />}
        {task?.what === 'edit' && <TagDialog workspaceId={workspaceId} tag={task.tag} onClose={close} />}
        {task?.what === 'merge' && <MergeTag workspaceId={workspaceId} tag={task.tag} tags={tags ?? []} onClose={close} />}
        {task?.what === 'delete' && <DeleteTag workspaceId={workspaceId} tag={task.tag} onClose={close} />}
      </Suspense>
    </Panel>
  )
}
