import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Source } from '#platform/web/source.ts'

/** The state of an order moves without us: always asked anew. */
export const orderQuery = ({ api, language }: Source, orderId: string) =>
  queryOptions({
    queryKey: [language, 'orders', orderId],
    queryFn: () => api.orders.get({ orderId }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
