import { queryOptions } from '@tanstack/react-query'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import { SHARED_MS } from '#platform/web/query-client.ts'
import type { Source } from '#platform/web/source.ts'

/** All numbers of the dashboard in one request. They are asked again whenever the page is opened or gets the focus. */
export const numbersQuery = ({ api, language }: Source, workspaceId: string) =>
  queryOptions({
    queryKey: [language, 'workspace', workspaceId, 'dashboard'],
    queryFn: async () => {
      const { numbers } = await api.workspaces.dashboard(undefined, inWorkspace(workspaceId))
      return new Map(numbers.map((number) => [number.key, number]))
    },
    staleTime: SHARED_MS,
  })
