/** Administrators' queries and mutations on money. All mutations need re-authentication. */
import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { withReauth } from '#domains/accounts/web/index.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { chosenValues, momentRange } from '#platform/web/table/filters.ts'
import type { TableQuery } from '#platform/web/table/table.ts'
import type { LedgerEntry, PayoutStatus, PayoutView, TermsInput } from '../../contract.ts'

const HELD_PAGE = 20

type AdminScope = Source['api']['finance']['admin']

type LedgerAccount = Parameters<AdminScope['ledger']['entries']>[0]['account']

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

export const adminPayoutsTable = (source: Source): TableQuery<PayoutView> => ({
  key: key(source, 'payouts'),
  staleTime: 0,
  async page({ filters, cursor, limit }) {
    const [status] = chosenValues<PayoutStatus>(filters, 'status')
    const { items, ...page } = await source.api.finance.admin.payouts.list({ limit, ...(cursor && { cursor }), ...(status && { status }) })
    return { rows: items, ...page }
  },
})

export const accountsQuery = (source: Source) =>
  queryOptions({ queryKey: key(source, 'accounts'), queryFn: () => source.api.finance.admin.ledger.accounts(), staleTime: 0 })

/** Without a choice, the entries of the commission. */
export const ledgerTable = (source: Source): TableQuery<LedgerEntry> => ({
  key: key(source, 'ledger'),
  staleTime: 0,
  async page({ filters, cursor, limit }) {
    const [account = 'commission'] = chosenValues<LedgerAccount>(filters, 'account')
    const posted = momentRange(filters, 'posted')
    const asked = { account, limit, ...(cursor && { cursor }), ...(posted && { posted }) }
    const { items, ...page } = await source.api.finance.admin.ledger.entries(asked)
    return { rows: items, ...page }
  },
})

export const adminPayoutQuery = (source: Source, id: string) =>
  queryOptions({ queryKey: key(source, 'payout', id), queryFn: () => source.api.finance.admin.payouts.get({ id }), staleTime: 0 })

export function useUpdateCommission() {
  const source = useSource()
  const client = useQueryClient()
  return useOperation(
    (input: Parameters<AdminScope['commission']['update']>[0], idempotencyKey) =>
      withReauth(() => source.api.finance.admin.commission.update(input, { context: { idempotencyKey } })),
    { onSuccess: (saved) => client.setQueryData(commissionQuery(source).queryKey, saved) },
  )
}

export function useProcess() {
  const { api } = useSource()
  return useOperation(
    (input: Parameters<AdminScope['payouts']['process']>[0], idempotencyKey) =>
      withReauth(() => api.finance.admin.payouts.process(input, { context: { idempotencyKey } })),
    { onSuccess: useInvalidatePayouts() },
  )
}

export function useFail() {
  const { api } = useSource()
  return useOperation(
    (input: Parameters<AdminScope['payouts']['fail']>[0], idempotencyKey) =>
      withReauth(() => api.finance.admin.payouts.fail(input, { context: { idempotencyKey } })),
    { onSuccess: useInvalidatePayouts() },
  )
}

export function useReverse() {
  const { api } = useSource()
  return useOperation(
    (input: Parameters<AdminScope['payouts']['reverse']>[0], idempotencyKey) =>
      withReauth(() => api.finance.admin.payouts.reverse(input, { context: { idempotencyKey } })),
    { onSuccess: useInvalidatePayouts() },
  )
}

export const heldSalesQuery = (source: Source) =>
  infiniteQueryOptions({
    queryKey: key(source, 'heldSales'),
    queryFn: ({ pageParam }) => source.api.finance.admin.sales.listHeld({ limit: HELD_PAGE, ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  })

export function useConfirmSale(onDone: () => void) {
  const { api } = useSource()
  const invalidate = useInvalidatePayouts()
  return useOperation(
    (input: Parameters<AdminScope['sales']['confirm']>[0], idempotencyKey) =>
      withReauth(() => api.finance.admin.sales.confirm(input, { context: { idempotencyKey } })),
    {
      onSuccess: () => {
        onDone()
        return invalidate()
      },
    },
  )
}

function useInvalidatePayouts() {
  const source = useSource()
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [source.language, 'admin'] })
}
