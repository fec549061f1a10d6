/** Apart from the other queries, because the product page doesn't read the filters of a list. */
import { queryOptions } from '@tanstack/react-query'
import type { Source } from '#platform/web/source.ts'

export const listingQuery = ({ api, language }: Source, productId: string) =>
  queryOptions({ queryKey: [language, 'marketplace', 'listing', productId], queryFn: () => api.marketplace.listings.get({ productId }) })
