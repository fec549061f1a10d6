import { useQuery } from '@tanstack/react-query'
import type { CountQuery } from '#platform/web/administration.ts'
import { useSource } from '#platform/web/source.ts'

/** Number of sales that wait for an administrator's confirmation. */
export function useHeldSaleCount(): CountQuery {
  const { api, language } = useSource()
  return useQuery({
    queryKey: [language, 'admin', 'finance', 'held'],
    queryFn: async () => (await api.finance.admin.sales.listHeld({ limit: 1 })).total.count,
    staleTime: 0,
  })
}
