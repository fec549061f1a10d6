import { useQueryClient } from '@tanstack/react-query'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import type { Answer } from '../../contract/limits.ts'
import type { EventView } from '../../contract.ts'
import { groupsKey } from '../queries.ts'
import { eventQuery } from './queries.ts'

type Api = Source['api']['groups']['events']
type CreateInput = Parameters<Api['create']>[0]
type UpdateInput = Parameters<Api['update']>[0]

/** Keeps the event that an operation returned, and loads the lists again. */
function useKeepEvent() {
  const source = useSource()
  const client = useQueryClient()
  return async (event?: EventView) => {
    if (event) client.setQueryData(eventQuery(source, event.id).queryKey, event)
    await client.invalidateQueries({ queryKey: [...groupsKey(source.language), 'events'] })
  }
}

/** Creates an event, or changes the one with the id. */
export function useSaveEvent() {
  const { api } = useSource()
  return useOperation(
    (input: CreateInput | UpdateInput, idempotencyKey) =>
      'eventId' in input
        ? api.groups.events.update(input, { context: { idempotencyKey } })
        : api.groups.events.create(input, { context: { idempotencyKey } }),
    { onSuccess: useKeepEvent() },
  )
}

export function useAnswerEvent(eventId: string) {
  const { api } = useSource()
  return useOperation((answer: Answer, idempotencyKey) => api.groups.events.answer({ eventId, answer }, { context: { idempotencyKey } }), {
    onSuccess: useKeepEvent(),
  })
}

export function useCancelEvent(eventId: string) {
  const { api } = useSource()
  return useOperation((_: null, idempotencyKey) => api.groups.events.cancel({ eventId }, { context: { idempotencyKey } }), {
    onSuccess: useKeepEvent(),
  })
}

export function useDeleteEvent(eventId: string) {
  const { api } = useSource()
  const keep = useKeepEvent()
  return useOperation((_: null, idempotencyKey) => api.groups.events.delete({ eventId }, { context: { idempotencyKey } }), {
    onSuccess: () => keep(),
  })
}
