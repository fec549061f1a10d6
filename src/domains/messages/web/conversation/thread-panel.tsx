import { type ComponentType, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { ThreadPanelProps } from '#platform/web/domain.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useMedia } from '#platform/web/use-media.ts'

const ThreadSheet = lazyPart(() => import('./thread-sheet.tsx'))

type Props = ThreadPanelProps & { Panel: ComponentType<ThreadPanelProps> }

/** The record that a thread is about, beside it; on small screens it opens over it. */
export function ThreadPanel({ Panel, id, asWorkspaceId }: Props) {
  const { t } = useTranslation()
  const isWide = useMedia('(min-width: 80rem)')
  const [search, setSearch] = useSearchParams()
  const panel = (
    <Suspense fallback={<Skeleton className="h-80" />}>
      <Panel id={id} asWorkspaceId={asWorkspaceId} />
    </Suspense>
  )
  if (isWide) {
    return (
      <aside aria-label={t('messages.panel')} className="w-80 shrink-0 overflow-y-auto border-s bg-card p-4">
        {panel}
      </aside>
    )
  }
  const close = () =>
    setSearch((now) => {
      now.delete('panel')
      return now
    })
  if (search.get('panel') !== 'open') return null
  return <ThreadSheet onClose={close}>{panel}</ThreadSheet>
}
