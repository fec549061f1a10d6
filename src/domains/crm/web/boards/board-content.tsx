import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardColumn, Move } from '#platform/web/kanban/board.ts'
import { Kanban } from '#platform/web/kanban/kanban.tsx'
import { KanbanSkeleton } from '#platform/web/kanban/kanban-skeleton.tsx'
import { formatCharge } from '#platform/web/money.tsx'
import { useSource } from '#platform/web/source.ts'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { FIRST_CARDS, MAX_CARDS } from '../../contract/deals/deal-limits.ts'
import type { BoardView, CardView } from '../../contract.ts'
import { TONE_OF } from '../deals/deal-badges.tsx'
import { boardQuery, useMoveCard } from '../deals/deal-queries.ts'
import { Card } from './card.tsx'
import { Forecast } from './forecast.tsx'
import { useLostReason } from './use-lost-reason.tsx'

const DealSheet = lazy(() => import('../deals/deal-sheet.tsx'))

const nameOf = ({ title }: CardView) => title
const MORE_CARDS = 50

type Props = { workspaceId: string; pipelineId: string }

/** The board of one pipeline. */
export function BoardContent({ workspaceId, pipelineId }: Props) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<readonly { stageId: string; limit: number }[]>([])
  const { data, isLoadingError, refetch } = useQuery(boardQuery(useSource(), workspaceId, pipelineId, opened))
  const more = useCallback((stageId: string) => {
    setOpened((before) => {
      const limit = (before.find((column) => column.stageId === stageId)?.limit ?? FIRST_CARDS) + MORE_CARDS
      return [...before.filter((column) => column.stageId !== stageId), { stageId, limit: Math.min(limit, MAX_CARDS) }]
    })
  }, [])
  if (isLoadingError) return <FailedNotice text={t('crm.board.failed')} onRetry={() => void refetch()} />
  return (
    <>
      <Forecast board={data} />
      <div className="h-[max(26rem,calc(100dvh-20rem))]">
        {data ? <Board board={data} workspaceId={workspaceId} onMore={more} /> : <KanbanSkeleton />}
      </div>
    </>
  )
}

function Board({
  board: { pipeline, columns },
  workspaceId,
  onMore,
}: {
  board: BoardView
  workspaceId: string
  onMore: (stageId: string) => void
}) {
  const { t } = useTranslation()
  const move = useMoveCard(workspaceId)
  const { ask, dialog } = useLostReason()
  const [addTo, setAddTo] = useState<string | null>(null)
  const draw = useCallback((card: CardView) => <Card card={card} />, [])
  const outcomeOf = (stageId: string) => pipeline.stages.find(({ id }) => id === stageId)?.outcome ?? 'open'
  const shown = columns.map(({ stageId, count, sums, cards }): BoardColumn<CardView> => {
    const outcome = outcomeOf(stageId)
    return {
      id: stageId,
      title: pipeline.stages.find(({ id }) => id === stageId)?.title ?? '',
      cards,
      count,
      tone: outcome === 'open' ? 'neutral' : TONE_OF[outcome],
      folded: outcome !== 'open',
      ...(sums.length > 0 && { sum: sums.map(formatCharge).join(' · ') }),
    }
  })

  async function save({ card, from, to, afterId, beforeId }: Move<CardView>) {
    const isLost = pipeline.kind === 'deals' && from !== to && outcomeOf(to) === 'lost'
    const reason = isLost ? { lostReason: await ask(card.title) } : {}
    await move.mutateAsync({ cardId: card.id, stageId: to, afterId, beforeId, ...reason })
  }

  return (
    <>
      <Kanban
        key={pipeline.id}
        label={pipeline.kind === 'contacts' ? t('crm.board.contacts') : pipeline.name}
        columns={shown}
        nameOf={nameOf}
        draw={draw}
        onMove={save}
        onMore={onMore}
        {...(pipeline.kind === 'deals' && { onAdd: (stageId: string) => setAddTo(stageId) })}
        words="crm"
      />
      {dialog}
      {addTo !== null && (
        <Suspense>
          <DealSheet
            deal={null}
            workspaceId={workspaceId}
            stageId={outcomeOf(addTo) === 'lost' ? undefined : addTo}
            onClose={() => setAddTo(null)}
          />
        </Suspense>
      )}
    </>
  )
}
