import { useQuery } from '@tanstack/react-query'
import type { CountQuery } from '#platform/web/administration.ts'
import { useSource } from '#platform/web/source.ts'

/** Number of open disputes of all vendors. */
export function useOpenDisputeCount(): CountQuery {
  const { api, language } = useSource()
  return useQuery({
    queryKey: [language, 'admin', 'disputes', 'count'],
    queryFn: async () => (await api.orders.admin.disputes.count()).open,
    staleTime: 0,
  })
}
