/** Queries of records. Every key begins with the language and the workspace. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import type { Source } from '#platform/web/source.ts'

/** A business record of a workspace: a type of resource, and its id. */
export type RecordRef = { workspaceId: string; type: string; id: string }

const PAGE = 20

export const recordsKey = ({ language }: Source, workspaceId: string) => [language, 'workspace', workspaceId, 'records']

const recordKey = (source: Source, { workspaceId, type, id }: RecordRef) => [...recordsKey(source, workspaceId), type, id]

/** Other people change it, too. */
export const recordQuery = (source: Source, record: RecordRef) =>
  queryOptions({
    queryKey: [...recordKey(source, record), 'one'],
    queryFn: () => source.api.records.get({ type: record.type, id: record.id }, inWorkspace(record.workspaceId)),
    staleTime: 0,
  })

export const timelineQuery = (source: Source, record: RecordRef) =>
  infiniteQueryOptions({
    queryKey: [...recordKey(source, record), 'timeline'],
    queryFn: ({ pageParam }) =>
      source.api.records.timeline.list(
        { type: record.type, id: record.id, limit: PAGE, ...(pageParam && { cursor: pageParam }) },
        inWorkspace(record.workspaceId),
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  })

export const peopleQuery = (source: Source, record: RecordRef) =>
  queryOptions({
    queryKey: [...recordKey(source, record), 'people'],
    queryFn: async () =>
      (await source.api.records.people.list({ type: record.type, id: record.id }, inWorkspace(record.workspaceId))).people,
  })

export const assigneesQuery = (source: Source, workspaceId: string, type: string) =>
  queryOptions({
    queryKey: [...recordsKey(source, workspaceId), 'assignees', type],
    queryFn: async () => (await source.api.records.assignees.list({ type }, inWorkspace(workspaceId))).people,
    staleTime: 0,
  })

export const tagsQuery = (source: Source, workspaceId: string) =>
  queryOptions({
    queryKey: [...recordsKey(source, workspaceId), 'tags'],
    queryFn: async () => (await source.api.records.tags.list({}, inWorkspace(workspaceId))).tags,
    staleTime: 0,
  })

export const fieldsQuery = (source: Source, workspaceId: string, type: string) =>
  queryOptions({
    queryKey: [...recordsKey(source, workspaceId), 'fields', type],
    queryFn: async () => (await source.api.records.fields.list({ type }, inWorkspace(workspaceId))).fields,
    staleTime: 0,
  })
