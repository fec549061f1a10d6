/** Requests of a workspace or of the platform, limits and substitutes. Keys include the workspace. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { withReauth } from '#domains/accounts/web/index.ts'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import { useActiveWorkspace } from '#platform/web/active-workspace.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import type { Scope } from '../contract.ts'
import { ADMIN_APPROVALS_PATH, APPROVALS_PATH } from './paths.ts'

const PAGE = 24

type Requests = Source['api']['approvals']['requests']

/** Where requests are: in the active workspace, or in the platform. Both have the same operations. */
export type Origin = {
  language: string
  key: readonly unknown[]
  path: string
  list: (input: Parameters<Requests['list']>[0]) => ReturnType<Requests['list']>
  get: (requestId: string) => ReturnType<Requests['get']>
  approve: (input: Parameters<Requests['approve']>[0], idempotencyKey: string) => ReturnType<Requests['approve']>
  reject: (input: Parameters<Requests['reject']>[0], idempotencyKey: string) => ReturnType<Requests['reject']>
  withdraw: (requestId: string, idempotencyKey: string) => ReturnType<Requests['withdraw']>
}

export function useWorkspaceOrigin(): Origin {
  const { api, language } = useSource()
  const workspaceId = useActiveWorkspace() ?? ''
  const { requests } = api.approvals
  const here = (idempotencyKey?: string) => inWorkspace(workspaceId, idempotencyKey)
  return {
    language,
    key: [language, 'workspace', workspaceId, 'approvals'],
    path: APPROVALS_PATH,
    list: (input) => requests.list(input, here()),
    get: (requestId) => requests.get({ requestId }, here()),
    approve: (input, idempotencyKey) => requests.approve(input, here(idempotencyKey)),
    reject: (input, idempotencyKey) => requests.reject(input, here(idempotencyKey)),
    withdraw: (requestId, idempotencyKey) => requests.withdraw({ requestId }, here(idempotencyKey)),
  }
}

export function usePlatformOrigin(): Origin {
  const { api, language } = useSource()
  const { requests } = api.approvals.admin
  return {
    language,
    key: [language, 'admin', 'approvals'],
    path: ADMIN_APPROVALS_PATH,
    list: (input) => requests.list(input),
    get: (requestId) => requests.get({ requestId }),
    approve: (input, idempotencyKey) => withReauth(() => requests.approve(input, { context: { idempotencyKey } })),
    reject: (input, idempotencyKey) => withReauth(() => requests.reject(input, { context: { idempotencyKey } })),
    withdraw: (requestId, idempotencyKey) => withReauth(() => requests.withdraw({ requestId }, { context: { idempotencyKey } })),
  }
}

export const requestsQuery = ({ key, list }: Origin, scope: Scope) =>
  infiniteQueryOptions({
    queryKey: [...key, 'list', scope],
    queryFn: ({ pageParam }) => list({ scope, limit: PAGE, ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  })

export const requestQuery = ({ key, get }: Origin, requestId: string) =>
  queryOptions({ queryKey: [...key, 'request', requestId], queryFn: () => get(requestId), staleTime: 0 })

export const limitsQuery = ({ api, language }: Source, workspaceId: string) =>
  queryOptions({
    queryKey: [language, 'workspace', workspaceId, 'approvals', 'limits'],
    queryFn: async () => (await api.approvals.limits.list(undefined, inWorkspace(workspaceId))).items,
    staleTime: 0,
  })

export const substitutesQuery = ({ api, language }: Source, workspaceId: string) =>
  queryOptions({
    queryKey: [language, 'workspace', workspaceId, 'approvals', 'substitutes'],
    queryFn: async () => (await api.approvals.substitutes.list(undefined, inWorkspace(workspaceId))).items,
    staleTime: 0,
  })

/** The first hundred members, among whom a substitute is chosen. */
export const colleaguesQuery = ({ api, language }: Source, workspaceId: string) =>
  queryOptions({
    queryKey: [language, 'workspace', workspaceId, 'approvals', 'colleagues'],
    queryFn: async () => (await api.workspaces.members.list({ limit: 100 }, inWorkspace(workspaceId))).members,
  })
