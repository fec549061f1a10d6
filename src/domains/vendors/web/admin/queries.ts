import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query'
import type { CountQuery } from '#platform/web/administration.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { chosenValues, momentRange } from '#platform/web/table/filters.ts'
import type { TableQuery } from '#platform/web/table/table.ts'
import type { VendorRow, VendorSort, VendorStatus } from '../../contract.ts'

const PAGE = 20

export type Queue = 'waiting' | 'decided'

export const vendorsTable = ({ api, language }: Source): TableQuery<VendorRow> => ({
  key: [language, 'admin', 'vendors'],
  async page({ sort, filters, ...asked }) {
    const [status] = chosenValues<VendorStatus>(filters, 'status')
    const since = momentRange(filters, 'since')
    const { items, nextCursor, total } = await api.vendors.admin.vendors.list({
      ...asked,
      ...(sort && { sort: sort as VendorSort }),
      ...(status && { status }),
      ...(since && { since }),
    })
    return { rows: items, nextCursor, total }
  },
})

export const vendorQuery = ({ api, language }: Source, id: string) =>
  queryOptions({ queryKey: [language, 'admin', 'vendor', id], queryFn: () => api.vendors.admin.vendors.get({ id }) })

export const applicationsQuery = ({ api, language }: Source, state: Queue) =>
  infiniteQueryOptions({
    queryKey: [language, 'admin', 'vendorApplications', state],
    queryFn: ({ pageParam }) => api.vendors.admin.applications.list({ state, limit: PAGE, ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

/** Number of applications that wait for a decision. */
export function usePendingApplicationCount(): CountQuery {
  const { api, language } = useSource()
  return useQuery({
    queryKey: [language, 'admin', 'pendingApplications'],
    queryFn: async () => (await api.vendors.admin.applications.count()).pending,
    staleTime: 0,
  })
}

export const approvalQuery = ({ api, language }: Source) =>
  queryOptions({ queryKey: [language, 'admin', 'vendorSettings'], queryFn: () => api.vendors.admin.settings.get() })
