/** Queries and operations of boards, deals and tasks. Every query key begins with the language and the workspace. */

import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { toRecordFilter } from '#domains/records/web/index.ts'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import type { Choice } from '#platform/web/inputs/use-choices.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { chosenValues } from '#platform/web/table/filters.ts'
import type { TableQuery } from '#platform/web/table/table.ts'
import type { DEAL_SORTS, DealWhich, TaskWhich } from '../../contract/deals/deal-limits.ts'
import type { DealInput, DealView, PipelineInput, PipelineView, TaskInput, TaskView } from '../../contract.ts'

const salesKey = ({ language }: Source, workspaceId: string) => [language, 'workspace', workspaceId, 'crm.deals']

/** What a list is about; nothing: the whole workspace. */
export type About = { contactId?: string; companyId?: string; dealId?: string }

export const pipelinesQuery = (source: Source, workspaceId: string) =>
  queryOptions({
    queryKey: [...salesKey(source, workspaceId), 'pipelines'],
    queryFn: async () => (await source.api.crm.pipelines.list({}, inWorkspace(workspaceId))).items,
  })

export const boardQuery = (
  source: Source,
  workspaceId: string,
  pipelineId: string,
  opened: readonly { stageId: string; limit: number }[],
) =>
  queryOptions({
    queryKey: [...salesKey(source, workspaceId), 'board', pipelineId, opened],
    queryFn: () => source.api.crm.board.get({ pipelineId, opened: [...opened] }, inWorkspace(workspaceId)),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export const overviewQuery = (source: Source, workspaceId: string) =>
  queryOptions({
    queryKey: [...salesKey(source, workspaceId), 'overview'],
    queryFn: () => source.api.crm.overview({}, inWorkspace(workspaceId)),
    staleTime: 0,
  })

export const ownersQuery = (source: Source, workspaceId: string) =>
  queryOptions({
    queryKey: [...salesKey(source, workspaceId), 'owners'],
    queryFn: async () => (await source.api.crm.choices.people({}, inWorkspace(workspaceId))).people,
  })

// Forms must start with the current version, hence no stale time.
export const dealQuery = (source: Source, workspaceId: string, dealId: string) =>
  queryOptions({
    queryKey: [...salesKey(source, workspaceId), 'deal', dealId],
    queryFn: () => source.api.crm.deals.get({ dealId }, inWorkspace(workspaceId)),
    staleTime: 0,
  })

export const dealTable = (source: Source, workspaceId: string, { contactId, companyId }: About): TableQuery<DealView> => ({
  key: [...salesKey(source, workspaceId), 'deals', contactId ?? '', companyId ?? ''],
  async page({ q, cursor, limit, sort, filters }) {
    const [which] = chosenValues<DealWhich>(filters, 'which')
    const [pipelineId] = chosenValues(filters, 'pipeline')
    const asked = {
      limit,
      ...toRecordFilter(filters),
      ...(contactId && { contactId }),
      ...(companyId && { companyId }),
      ...(q && { q }),
      ...(cursor && { cursor }),
      ...(which && { which }),
      ...(pipelineId && { pipelineId }),
      ...(sort && { sort: sort as (typeof DEAL_SORTS)[number] }),
    }
    const { items, ...page } = await source.api.crm.deals.list(asked, inWorkspace(workspaceId))
    return { rows: items, ...page }
  },
})

export const taskTable = (source: Source, workspaceId: string, { contactId, dealId }: About): TableQuery<TaskView> => ({
  key: [...salesKey(source, workspaceId), 'tasks', contactId ?? '', dealId ?? ''],
  async page({ q, cursor, limit, filters }) {
    const [which] = chosenValues<TaskWhich>(filters, 'which')
    const asked = {
      limit,
      ...(contactId && { contactId }),
      ...(dealId && { dealId }),
      ...(q && { q }),
      ...(cursor && { cursor }),
      ...(which && { which }),
    }
    const { items, ...page } = await source.api.crm.tasks.list(asked, inWorkspace(workspaceId))
    return { rows: items, ...page }
  },
})

/** Searches contacts, companies or deals for a form. */
export const searchFor =
  ({ api }: Source, workspaceId: string, kind: 'contacts' | 'companies' | 'deals') =>
  async (q: string): Promise<Choice[]> => {
    const { items } = await api.crm.choices[kind]({ q }, inWorkspace(workspaceId))
    return items.map(({ id, name }) => ({ id, title: name }))
  }

/** An operation after which all boards, deals and tasks are read again. */
function useSales<Input, Reply>(
  workspaceId: string,
  send: (api: Source['api']['crm'], input: Input, here: ReturnType<typeof inWorkspace>) => Promise<Reply>,
) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation<Input, Reply>((input, key) => send(source.api.crm, input, inWorkspace(workspaceId, key)), {
    onSuccess: () => client.invalidateQueries({ queryKey: salesKey(source, workspaceId) }),
  })
}

export type MoveInput = { cardId: string; stageId: string; afterId: string | null; beforeId: string | null; lostReason?: string }

export const useMoveCard = (workspaceId: string) =>
  useSales<MoveInput, Record<string, never>>(workspaceId, (api, input, here) => api.board.move(input, here))

/** Without an id, the deal is new. */
export type SaveDealInput = DealInput & { dealId?: string; version?: number; stageId?: string }

export const useSaveDeal = (workspaceId: string) =>
  useSales<SaveDealInput, DealView>(workspaceId, (api, { dealId, version, stageId, ...input }, here) =>
    dealId === undefined || version === undefined
      ? api.deals.create({ ...input, ...(stageId && { stageId }) }, here)
      : api.deals.update({ ...input, dealId, version }, here),
  )

export const useRemoveDeal = (workspaceId: string) =>
  useSales<string, Record<string, never>>(workspaceId, (api, dealId, here) => api.deals.remove({ dealId }, here))

/** Without an id, the task is new. */
export type SaveTaskInput = TaskInput & { taskId?: string; version?: number }

export const useSaveTask = (workspaceId: string) =>
  useSales<SaveTaskInput, TaskView>(workspaceId, (api, { taskId, version, ...input }, here) =>
    taskId === undefined || version === undefined ? api.tasks.create(input, here) : api.tasks.update({ ...input, taskId, version }, here),
  )

export const useCompleteTask = (workspaceId: string) =>
  useSales<{ taskId: string; completed: boolean }, TaskView>(workspaceId, (api, input, here) => api.tasks.complete(input, here))

export const useRemoveTask = (workspaceId: string) =>
  useSales<string, Record<string, never>>(workspaceId, (api, taskId, here) => api.tasks.remove({ taskId }, here))

export type SavePipelineInput = PipelineInput & { pipelineId: string; version: number; moveTo: string | null }

export const useSavePipeline = (workspaceId: string) =>
  useSales<SavePipelineInput, PipelineView>(workspaceId, (api, input, here) => api.pipelines.update(input, here))

export const useCreatePipeline = (workspaceId: string) =>
  useSales<string, PipelineView>(workspaceId, (api, name, here) => api.pipelines.create({ name }, here))

export const useRemovePipeline = (workspaceId: string) =>
  useSales<string, Record<string, never>>(workspaceId, (api, pipelineId, here) => api.pipelines.remove({ pipelineId }, here))
