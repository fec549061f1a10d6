import { useQuery } from '@tanstack/react-query'
import type { CountQuery } from '#platform/web/administration.ts'
import { useSource } from '#platform/web/source.ts'

/** Number of reviews of all vendors that wait for a decision. */
export function usePendingCount(): CountQuery {
  const { api, language } = useSource()
  return useQuery({
    queryKey: [language, 'admin', 'reviews', 'pending'],
    queryFn: async () => (await api.reviews.admin.list({ status: 'pending', limit: 1 })).total.count,
    staleTime: 0,
  })
}
