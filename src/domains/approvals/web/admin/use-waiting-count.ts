import { useQuery } from '@tanstack/react-query'
import type { CountQuery } from '#platform/web/administration.ts'
import { useSource } from '#platform/web/source.ts'

/** Number of requests that this administrator may decide. */
export function useWaitingCount(): CountQuery {
  const { api, language } = useSource()
  return useQuery({
    queryKey: [language, 'admin', 'approvals', 'count'],
    queryFn: async () => (await api.approvals.admin.requests.list({ scope: 'waiting', limit: 1 })).total.count,
    staleTime: 0,
  })
}
