import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { useSource } from '#platform/web/source.ts'
import { Select } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { DealView } from '../../contract.ts'
import { pipelinesQuery, useMoveCard } from '../deals/deal-queries.ts'
import { useLostReason } from './use-lost-reason.tsx'

/** The stage of a deal on its page; other pipelines are offered as groups. */
export function StageChoice({ deal, workspaceId }: { deal: DealView; workspaceId: string }) {
  const { t } = useTranslation()
  const { data = [] } = useQuery(pipelinesQuery(useSource(), workspaceId))
  const move = useMoveCard(workspaceId)
  const { ask, dialog } = useLostReason()
  const pipelines = data.filter(({ kind }) => kind === 'deals')
  const all = pipelines.flatMap(({ stages }) => stages)

  async function choose(stageId: string) {
    const stage = all.find(({ id }) => id === stageId)
    try {
      const reason = stage?.outcome === 'lost' ? { lostReason: await ask(deal.title) } : {}
      await move.mutateAsync({ cardId: deal.id, stageId, afterId: null, beforeId: null, ...reason })
      toast({ title: t('crm.board.moved', { stage: stage?.title ?? '' }) })
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      toast({ title: failureText(t, error, 'crm'), variant: 'destructive' })
    }
  }

  return (
    <>
      <Select
        aria-label={t('crm.deals.stage')}
        value={deal.stage.id}
        disabled={move.isPending}
        onChange={({ target }) => void choose(target.value)}
        className="w-48"
      >
        {all.length === 0 && <option value={deal.stage.id}>{deal.stage.title}</option>}
        {pipelines.map(({ id, name, stages }) => (
          <optgroup key={id} label={name}>
            {stages.map((stage) => (
              <option key={stage.id} value={stage.id}>
                {stage.title}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      {dialog}
    </>
  )
}
