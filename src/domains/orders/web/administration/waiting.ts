import { queryOptions } from '@tanstack/react-query'
import type { Source } from '#platform/web/source.ts'

/** How many refused returns wait for the operator. */
export const disputesWaitingQuery = ({ api, language }: Source) =>
  queryOptions({
    queryKey: [language, 'admin', 'orders', 'waiting'],
    queryFn: async () => (await api.orders.admin.waiting()).disputes,
    staleTime: 0,
  })
