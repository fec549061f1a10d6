import { useQuery } from '@tanstack/react-query'
import type { CountQuery } from '#platform/web/administration.ts'
import { useSource } from '#platform/web/source.ts'

/** Number of payouts that wait for an administrator. */
export function usePendingPayoutCount(): CountQuery {
  const { api, language } = useSource()
  return useQuery({
    queryKey: [language, 'admin', 'finance', 'pending'],
    queryFn: async () => (await api.finance.admin.payouts.list({ status: 'pending', limit: 1 })).total.count,
    staleTime: 0,
  })
}
