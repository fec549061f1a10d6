/** Queries of the vendor dashboard. Every key begins with the language and the workspace. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import { SHARED_MS } from '#platform/web/query-client.ts'
import type { Source } from '#platform/web/source.ts'

const dashboardKey = ({ language }: Source, workspaceId: string) => [language, 'workspace', workspaceId, 'vendor dashboard']

export const overviewQuery = (source: Source, workspaceId: string, days: number) =>
  queryOptions({
    queryKey: [...dashboardKey(source, workspaceId), 'overview', days],
    queryFn: () => source.api.analytics.vendor.overview({ days }, inWorkspace(workspaceId)),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const ordersToDoQuery = (source: Source, workspaceId: string) =>
  queryOptions({
    queryKey: [...dashboardKey(source, workspaceId), 'orders'],
    queryFn: () => source.api.orders.vendor.toDo({}, inWorkspace(workspaceId)),
    staleTime: 0,
  })

export const reviewsToDoQuery = (source: Source, workspaceId: string) =>
  queryOptions({
    queryKey: [...dashboardKey(source, workspaceId), 'reviews'],
    queryFn: async () =>
      (await source.api.reviews.vendor.list({ status: 'pending', limit: 1, sort: '-waiting' }, inWorkspace(workspaceId))).total.count,
    staleTime: 0,
  })

export const questionsToDoQuery = (source: Source, workspaceId: string) =>
  queryOptions({
    queryKey: [...dashboardKey(source, workspaceId), 'questions'],
    queryFn: () => source.api.marketplace.questions.unanswered(undefined, inWorkspace(workspaceId)),
    staleTime: 0,
  })

const LOW_SHOWN = 5

export const lowStockQuery = (source: Source, workspaceId: string) =>
  queryOptions({
    queryKey: [...dashboardKey(source, workspaceId), 'low stock'],
    queryFn: () => source.api.products.list({ stock: 'low', status: ['active'], limit: LOW_SHOWN }, inWorkspace(workspaceId)),
    staleTime: SHARED_MS,
  })

export const moneyQuery = (source: Source, workspaceId: string) =>
  queryOptions({
    queryKey: [...dashboardKey(source, workspaceId), 'money'],
    queryFn: () => source.api.finance.summary(undefined, inWorkspace(workspaceId)),
    staleTime: 0,
  })
