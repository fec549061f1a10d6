import { useQuery } from '@tanstack/react-query'
import type { CountQuery } from '#platform/web/domain.ts'
import { useSource } from '#platform/web/source.ts'

/** Number of reported reviews of all vendors. */
export function useReportedCount(): CountQuery {
  const { api, language } = useSource()
  return useQuery({
    queryKey: [language, 'admin', 'reviews', 'reported'],
    queryFn: async () => (await api.reviews.admin.list({ reported: true, limit: 1 })).total.count,
    staleTime: 0,
  })
}
