/** Administrators' queries on disputed payments. */
import { useQuery } from '@tanstack/react-query'
import type { CountQuery } from '#platform/web/administration.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { chosenValues } from '#platform/web/table/filters.ts'
import type { TableQuery } from '#platform/web/table/table.ts'
import type { DisputeStatus, DisputeView } from '../../contract.ts'

const key = ({ language }: Pick<Source, 'language'>, what: string) => [language, 'admin', 'payments', 'disputes', what]

export const disputesTable = (source: Source): TableQuery<DisputeView> => ({
  key: key(source, 'list'),
  staleTime: 0,
  async page({ filters, cursor, limit }) {
    const status = chosenValues<DisputeStatus>(filters, 'status')
    const { items, ...page } = await source.api.payments.admin.disputes.list({
      limit,
      ...(cursor && { cursor }),
      ...(status.length > 0 && { status }),
    })
    return { rows: items, ...page }
  },
})

/** Number of disputes that are not decided. */
export function useOpenDisputeCount(): CountQuery {
  const { api, language } = useSource()
  return useQuery({
    queryKey: key({ language }, 'count'),
    queryFn: async () => (await api.payments.admin.disputes.list({ status: ['inquiry', 'open'], limit: 1 })).total.count,
    staleTime: 0,
  })
}
