import { queryOptions } from '@tanstack/react-query'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import type { Source } from '#platform/web/source.ts'

/** The workspace's shop, latest application and the approval setting. */
export const applicationStatusQuery = ({ api, language }: Source, workspaceId: string) =>
  queryOptions({
    queryKey: [language, 'workspace', workspaceId, 'vendor', 'standing'],
    queryFn: () => api.vendors.application.get(undefined, inWorkspace(workspaceId)),
  })

export const shopQuery = ({ api, language }: Source, workspaceId: string) =>
  queryOptions({
    queryKey: [language, 'workspace', workspaceId, 'vendor', 'shop'],
    queryFn: () => api.vendors.shop.get(undefined, inWorkspace(workspaceId)),
  })

export const methodsQuery = ({ api, language }: Source, workspaceId: string) =>
  queryOptions({
    queryKey: [language, 'workspace', workspaceId, 'vendor', 'methods'],
    queryFn: async () => (await api.vendors.shop.methods.list(undefined, inWorkspace(workspaceId))).items,
  })
