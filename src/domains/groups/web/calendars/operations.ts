import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { groupsKey } from '../queries.ts'

/** `groupId` is null for all events that the member comes to. */
export const calendarQuery = ({ api, language }: Source, groupId: string | null) =>
  queryOptions({
    queryKey: [...groupsKey(language), 'calendar', groupId],
    queryFn: () => api.groups.calendars.get({ groupId }),
    staleTime: 0,
  })

export function useCreateCalendar(groupId: string | null) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation((_: null, idempotencyKey) => source.api.groups.calendars.create({ groupId }, { context: { idempotencyKey } }), {
    onSuccess: () => client.invalidateQueries(calendarQuery(source, groupId)),
  })
}

export function useDeleteCalendar(groupId: string | null) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation((_: null, idempotencyKey) => source.api.groups.calendars.delete({ groupId }, { context: { idempotencyKey } }), {
    onSuccess: () => client.invalidateQueries(calendarQuery(source, groupId)),
  })
}
