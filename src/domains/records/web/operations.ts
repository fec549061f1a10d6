/** Changes of what a record has. */
import { useQueryClient } from '@tanstack/react-query'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import type { CallContext } from '#platform/web/api.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import type { RecordView } from '../contract.ts'
import { type RecordRef, recordQuery, recordsKey, tagsQuery, timelineQuery } from './queries.ts'

type Api = Source['api']['records']

/** Shows the returned record at once, and loads its timeline again. */
export function useRecordStep<Input>(
  record: RecordRef,
  send: (api: Api, input: Input, how: { context: CallContext }) => Promise<RecordView>,
) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation((input: Input, idempotencyKey) => send(source.api.records, input, inWorkspace(record.workspaceId, idempotencyKey)), {
    async onSuccess(view) {
      client.setQueryData(recordQuery(source, record).queryKey, view)
      await Promise.all([
        client.invalidateQueries({ queryKey: timelineQuery(source, record).queryKey }),
        client.invalidateQueries({ queryKey: tagsQuery(source, record.workspaceId).queryKey }),
      ])
    },
  })
}

/** Loads everything of the records of this workspace again. */
export function useReloadRecords(workspaceId: string) {
  const source = useSource()
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: recordsKey(source, workspaceId) })
}

export function useSaving<Input, Reply>(
  workspaceId: string,
  send: (api: Api, input: Input, how: { context: CallContext }) => Promise<Reply>,
) {
  const { api } = useSource()
  const reload = useReloadRecords(workspaceId)
  return useOperation((input: Input, idempotencyKey) => send(api.records, input, inWorkspace(workspaceId, idempotencyKey)), {
    onSuccess: reload,
  })
}
