/** What the operator asks about money, and does about it. All of the latter needs a fresh proof. */
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { proven } from '#domains/accounts/web/index.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { chosenIn } from '#platform/web/table/filters.ts'
import type { TableQuery } from '#platform/web/table/table.ts'
import type { PayoutStatus, PayoutView, TermsInput } from '../../contract.ts'

type Desk = Source['api']['finance']['admin']

const key = ({ language }: Source, ...rest: unknown[]) => [language, 'admin', 'finance', ...rest]

export const commissionQuery = (source: Source) =>
  queryOptions({ queryKey: key(source, 'commission'), queryFn: () => source.api.finance.admin.commission.get() })

export const termsPreviewQuery = (source: Source, terms: TermsInput) =>
  queryOptions({
    queryKey: key(source, 'preview', terms),
    queryFn: () => source.api.finance.admin.commission.preview(terms),
    placeholderData: keepPreviousData,
    retry: false,
  })

export const payoutSettingsQuery = (source: Source) =>
  queryOptions({ queryKey: key(source, 'settings'), queryFn: () => source.api.finance.admin.settings.get() })

export const payoutDeskTable = (source: Source): TableQuery<PayoutView> => ({
  key: key(source, 'payouts'),
  staleTime: 0,
  async page({ filters, cursor, limit }) {
    const [status] = chosenIn<PayoutStatus>(filters, 'status')
    const { items, ...page } = await source.api.finance.admin.payouts.list({ limit, ...(cursor && { cursor }), ...(status && { status }) })
    return { rows: items, ...page }
  },
})

export const payoutDeskQuery = (source: Source, id: string) =>
  queryOptions({ queryKey: key(source, 'payout', id), queryFn: () => source.api.finance.admin.payouts.get({ id }), staleTime: 0 })

export function useUpdateCommission() {
  const source = useSource()
  const client = useQueryClient()
  return useOperation(
    (input: Parameters<Desk['commission']['update']>[0], intent) =>
      proven(() => source.api.finance.admin.commission.update(input, { context: { intent } })),
    { onSuccess: (saved) => client.setQueryData(commissionQuery(source).queryKey, saved) },
  )
}

export function useProcess() {
  const { api } = useSource()
  return useOperation(
    (input: Parameters<Desk['payouts']['process']>[0], intent) =>
      proven(() => api.finance.admin.payouts.process(input, { context: { intent } })),
    { onSuccess: useAskAgain() },
  )
}

export function useFail() {
  const { api } = useSource()
  return useOperation(
    (input: Parameters<Desk['payouts']['fail']>[0], intent) => proven(() => api.finance.admin.payouts.fail(input, { context: { intent } })),
    { onSuccess: useAskAgain() },
  )
}

function useAskAgain() {
  const source = useSource()
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [source.language, 'admin'] })
}
