/** A vendor's finance queries. Keys include the workspace, so that two businesses never share an answer. */
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useActiveWorkspace } from '#platform/web/active-workspace.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { chosenValues, momentRange } from '#platform/web/table/filters.ts'
import type { TableQuery } from '#platform/web/table/table.ts'
import type { EarningState, EarningView, PayoutStatus, PayoutView, TransactionView } from '../contract.ts'

export type Business = Source & { workspaceId: string }

export function useBusiness(): Business {
  return { ...useSource(), workspaceId: useActiveWorkspace() ?? '' }
}

const financeKey = ({ language, workspaceId }: Business, ...rest: unknown[]) => [language, 'workspace', workspaceId, 'finance', ...rest]

export const summaryQuery = (business: Business) =>
  queryOptions({ queryKey: financeKey(business, 'summary'), queryFn: () => business.api.finance.summary() })

export const earningsTable = (business: Business): TableQuery<EarningView> => ({
  key: financeKey(business, 'earnings'),
  async page({ filters, sort: _, ...asked }) {
    const [state] = chosenValues<EarningState>(filters, 'state')
    const [collectedBy] = chosenValues<EarningView['collectedBy']>(filters, 'collectedBy')
    const [disputed] = chosenValues(filters, 'disputed')
    const placed = momentRange(filters, 'placed')
    const { items, ...page } = await business.api.finance.earnings.list({
      ...asked,
      ...(state && { state }),
      ...(collectedBy && { collectedBy }),
      ...(disputed && { disputed: true as const }),
      ...(placed && { placed }),
    })
    return { rows: items, ...page }
  },
})

export const earningQuery = (business: Business, part: string) =>
  queryOptions({ queryKey: financeKey(business, 'earning', part), queryFn: () => business.api.finance.earnings.get({ part }) })

export const payoutsTable = (business: Business): TableQuery<PayoutView> => ({
  key: financeKey(business, 'payouts'),
  async page({ filters, cursor, limit }) {
    const [status] = chosenValues<PayoutStatus>(filters, 'status')
    const { items, ...page } = await business.api.finance.payouts.list({ limit, ...(cursor && { cursor }), ...(status && { status }) })
    return { rows: items, ...page }
  },
})

export const availableTable = (business: Business): TableQuery<TransactionView> => ({
  key: financeKey(business, 'available'),
  async page({ cursor, limit }) {
    const { items, ...page } = await business.api.finance.transactions.ofAccount({ account: 'available', limit, ...(cursor && { cursor }) })
    return { rows: items, ...page }
  },
})

export const payoutQuery = (business: Business, id: string) =>
  queryOptions({ queryKey: financeKey(business, 'payout', id), queryFn: () => business.api.finance.payouts.get({ id }) })

export type Period = { currency: string; from: string; before: string }

export const statementQuery = (business: Business, period: Period) =>
  queryOptions({ queryKey: financeKey(business, 'statement', period), queryFn: () => business.api.finance.statement.get(period) })

export const statementRows = (business: Business, period: Period, cursor: string | null, limit: number) =>
  business.api.finance.statement.rows({ ...period, limit, ...(cursor && { cursor }) })

export const previewQuery = (business: Business, asked: { category: string; priceMinor: number }) =>
  queryOptions({ queryKey: financeKey(business, 'preview', asked), queryFn: () => business.api.finance.commissionPreview(asked) })

export const categoriesQuery = ({ api, language }: Source) =>
  queryOptions({ queryKey: [language, 'categories'], queryFn: async () => (await api.catalog.categories.list()).items })

export function useRequestPayout() {
  const business = useBusiness()
  const client = useQueryClient()
  return useOperation(
    (input: Parameters<Source['api']['finance']['payouts']['request']>[0], idempotencyKey) =>
      business.api.finance.payouts.request(input, { context: { idempotencyKey } }),
    { onSuccess: () => client.invalidateQueries({ queryKey: financeKey(business) }) },
  )
}
