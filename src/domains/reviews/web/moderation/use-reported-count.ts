import { useQuery } from '@tanstack/react-query'
import { useSource } from '#platform/web/source.ts'

/** Number of reported reviews of all vendors. */
export function useReportedCount(): number | undefined {
  const { api, language } = useSource()
  return useQuery({
    queryKey: [language, 'admin', 'reviews', 'reported'],
    queryFn: async () => (await api.reviews.admin.list({ reported: true, limit: 1 })).total.count,
    staleTime: 0,
  }).data
}
