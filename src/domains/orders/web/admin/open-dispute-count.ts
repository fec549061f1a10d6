import { useQuery } from '@tanstack/react-query'
import { useSource } from '#platform/web/source.ts'

/** Number of open disputes of all vendors. */
export function useOpenDisputeCount(): number | undefined {
  const { api, language } = useSource()
  return useQuery({
    queryKey: [language, 'admin', 'orders', 'waiting'],
    queryFn: async () => (await api.orders.admin.waiting()).disputes,
    staleTime: 0,
  }).data
}
