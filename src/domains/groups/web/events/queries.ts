import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Source } from '#platform/web/source.ts'
import type { Answer } from '../../contract/limits.ts'
import { groupsKey } from '../queries.ts'

const PAGE = 12
const PEOPLE = 24

export type When = 'upcoming' | 'past'

const eventsKey = (language: string) => [...groupsKey(language), 'events'] as const

export const eventQuery = ({ api, language }: Source, eventId: string) =>
  queryOptions({ queryKey: [...eventsKey(language), 'event', eventId], queryFn: () => api.groups.events.get({ eventId }), staleTime: 0 })

export const eventsQuery = ({ api, language }: Source, groupId: string, when: When) =>
  infiniteQueryOptions({
    queryKey: [...eventsKey(language), 'list', groupId, when],
    queryFn: ({ pageParam, signal }) =>
      api.groups.events.list({ groupId, when, limit: PAGE, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  })

export const comingQuery = ({ api, language }: Source, eventId: string, answer: Answer) =>
  infiniteQueryOptions({
    queryKey: [...eventsKey(language), 'people', eventId, answer],
    queryFn: ({ pageParam, signal }) =>
      api.groups.events.people.list({ eventId, answer, limit: PEOPLE, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  })
