/** Queries and operations of duplicates and merges. */
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import type { MergedField } from '../../contract/merging/merge-limits.ts'
import type { ContactView } from '../../contract.ts'

const workspaceKey = ({ language }: Source, workspaceId: string) => [language, 'workspace', workspaceId]

export const duplicatesQuery = (source: Source, workspaceId: string) =>
  infiniteQueryOptions({
    queryKey: [...workspaceKey(source, workspaceId), 'crm', 'duplicates'],
    queryFn: ({ pageParam }) => source.api.crm.duplicates.list(pageParam ? { cursor: pageParam } : {}, inWorkspace(workspaceId)),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

export const mergesQuery = (source: Source, workspaceId: string, contactId: string) =>
  infiniteQueryOptions({
    queryKey: [...workspaceKey(source, workspaceId), 'crm', 'merges', contactId],
    queryFn: ({ pageParam }) =>
      source.api.crm.merges.list({ contactId, ...(pageParam && { cursor: pageParam }) }, inWorkspace(workspaceId)),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

/** The other contact of a merge, in its current version. */
export const otherContactQuery = (source: Source, workspaceId: string, contactId: string) =>
  queryOptions({
    queryKey: [...workspaceKey(source, workspaceId), 'crm', 'contact', contactId],
    queryFn: () => source.api.crm.contacts.get({ contactId }, inWorkspace(workspaceId)),
    staleTime: 0,
  })

export async function findOthers({ api }: Source, workspaceId: string, exceptId: string, q: string, signal: AbortSignal) {
  const { items } = await api.crm.contacts.list({ limit: 10, ...(q && { q }) }, { ...inWorkspace(workspaceId), signal })
  return items.filter(({ id }) => id !== exceptId).map(({ id, name, email }) => ({ id, title: email ? `${name} (${email})` : name }))
}

/** After a merge the records of the workspace are read again too: notes, files and tags moved. */
function useMerging<Input, Reply>(
  workspaceId: string,
  send: (api: Source['api']['crm'], input: Input, here: ReturnType<typeof inWorkspace>) => Promise<Reply>,
) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation<Input, Reply>((input, key) => send(source.api.crm, input, inWorkspace(workspaceId, key)), {
    onSuccess: () => client.invalidateQueries({ queryKey: workspaceKey(source, workspaceId) }),
  })
}

type Merge = { kept: ContactView; merged: ContactView; take: MergedField[] }

export const useMerge = (workspaceId: string) =>
  useMerging(workspaceId, (api, { kept, merged, take }: Merge, here) =>
    api.contacts.merge(
      { keptId: kept.id, mergedId: merged.id, keptVersion: kept.version ?? 1, mergedVersion: merged.version ?? 1, take },
      here,
    ),
  )
export const useUndoMerge = (workspaceId: string) =>
  useMerging(workspaceId, (api, mergeId: string, here) => api.merges.undo({ mergeId }, here))
export const useDismiss = (workspaceId: string) =>
  useMerging(workspaceId, (api, input: { contactId: string; otherId: string }, here) => api.duplicates.dismiss(input, here))
