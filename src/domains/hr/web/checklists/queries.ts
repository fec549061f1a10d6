/** Queries and operations of checklists. */
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import type { TemplateInput, TemplateView } from '../../contract.ts'

const key = ({ language }: Source, workspaceId: string) => [language, 'workspace', workspaceId, 'hr.checklists']

export const templatesQuery = (source: Source, workspaceId: string) =>
  queryOptions({
    queryKey: [...key(source, workspaceId), 'templates'],
    queryFn: async () => (await source.api.hr.checklists.templates.list({}, inWorkspace(workspaceId))).items,
    staleTime: 0,
  })

export const checklistsQuery = (source: Source, workspaceId: string, employeeId: string) =>
  queryOptions({
    queryKey: [...key(source, workspaceId), 'of', employeeId],
    queryFn: async () => (await source.api.hr.checklists.list({ employeeId }, inWorkspace(workspaceId))).items,
    staleTime: 0,
  })

export const openItemsQuery = (source: Source, workspaceId: string) =>
  infiniteQueryOptions({
    queryKey: [...key(source, workspaceId), 'open'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor }) => source.api.hr.checklists.open({ limit: 20, ...(cursor && { cursor }) }, inWorkspace(workspaceId)),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  })

/** The timeline of the employee has another entry too. */
function useRefreshed(workspaceId: string) {
  const { language } = useSource()
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [language, 'workspace', workspaceId] })
}

export type SaveTemplateInput = TemplateInput & { templateId?: string; version?: number }

export function useSaveTemplate(workspaceId: string) {
  const { api } = useSource()
  const onSuccess = useRefreshed(workspaceId)
  return useOperation<SaveTemplateInput, TemplateView>(
    ({ templateId, version, ...input }, idempotencyKey) => {
      const here = inWorkspace(workspaceId, idempotencyKey)
      return templateId === undefined || version === undefined
        ? api.hr.checklists.templates.create(input, here)
        : api.hr.checklists.templates.update({ ...input, templateId, version }, here)
    },
    { onSuccess },
  )
}

export function useRemoveTemplate(workspaceId: string) {
  const { api } = useSource()
  const onSuccess = useRefreshed(workspaceId)
  return useOperation(
    (templateId: string, idempotencyKey: string) =>
      api.hr.checklists.templates.remove({ templateId }, inWorkspace(workspaceId, idempotencyKey)),
    { onSuccess },
  )
}

export function useStartChecklist(workspaceId: string, employeeId: string) {
  const { api } = useSource()
  const onSuccess = useRefreshed(workspaceId)
  return useOperation(
    (templateId: string, idempotencyKey: string) =>
      api.hr.checklists.start({ employeeId, templateId }, inWorkspace(workspaceId, idempotencyKey)),
    { onSuccess },
  )
}

export function useRemoveChecklist(workspaceId: string) {
  const { api } = useSource()
  const onSuccess = useRefreshed(workspaceId)
  return useOperation(
    (checklistId: string, idempotencyKey: string) => api.hr.checklists.remove({ checklistId }, inWorkspace(workspaceId, idempotencyKey)),
    { onSuccess },
  )
}

export type Tick = { itemId: string; done: boolean }

export function useTickItem(workspaceId: string) {
  const { api } = useSource()
  const onSuccess = useRefreshed(workspaceId)
  return useOperation((tick: Tick, idempotencyKey: string) => api.hr.checklists.tick(tick, inWorkspace(workspaceId, idempotencyKey)), {
    onSuccess,
  })
}
