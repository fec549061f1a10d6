/** Queries and operations of segments. */
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import type { SegmentInput, SegmentView } from '../../contract.ts'

const crmKey = ({ language }: Source, workspaceId: string) => [language, 'workspace', workspaceId, 'crm']

export const segmentsQuery = (source: Source, workspaceId: string) =>
  queryOptions({
    queryKey: [...crmKey(source, workspaceId), 'segments'],
    queryFn: async () => (await source.api.crm.segments.list({}, inWorkspace(workspaceId))).items,
    // A form must start with the current version.
    staleTime: 0,
  })

/** Without an id, the segment is new. */
export type SaveSegmentInput = SegmentInput & { segmentId?: string; version?: number }

export function useSaveSegment(workspaceId: string) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation<SaveSegmentInput, SegmentView>(
    ({ segmentId, version, ...input }, key) =>
      segmentId === undefined || version === undefined
        ? source.api.crm.segments.create(input, inWorkspace(workspaceId, key))
        : source.api.crm.segments.update({ ...input, segmentId, version }, inWorkspace(workspaceId, key)),
    { onSuccess: () => client.invalidateQueries({ queryKey: crmKey(source, workspaceId) }) },
  )
}

export function useRemoveSegment(workspaceId: string) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation((segmentId: string, key) => source.api.crm.segments.remove({ segmentId }, inWorkspace(workspaceId, key)), {
    onSuccess: () => client.invalidateQueries({ queryKey: crmKey(source, workspaceId) }),
  })
}
