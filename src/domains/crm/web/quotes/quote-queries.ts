/** Queries and operations of quotes. Every query key of a workspace begins with the language and the workspace. */

import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import { NOT_KEPT } from '#platform/web/answers/kept-areas.rules.ts'
import type { Choice } from '#platform/web/inputs/use-choices.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { chosenValues } from '#platform/web/table/filters.ts'
import type { TableQuery } from '#platform/web/table/table.ts'
import type { QuoteSort, QuoteStatus } from '../../contract/quotes/quote-limits.ts'
import type { QuoteInput, QuoteSummary, QuoteView, SharedQuote } from '../../contract.ts'

const quotesKey = ({ language }: Source, workspaceId: string) => [language, 'workspace', workspaceId, 'crm.quotes']

/** What a list is about; nothing: the whole workspace. */
export type QuotesAbout = { contactId?: string; dealId?: string }

export const quoteTable = (source: Source, workspaceId: string, { contactId, dealId }: QuotesAbout): TableQuery<QuoteSummary> => ({
  key: [...quotesKey(source, workspaceId), 'list', contactId ?? '', dealId ?? ''],
  async page({ q, cursor, limit, sort, filters }) {
    const [status] = chosenValues<QuoteStatus>(filters, 'status')
    const asked = {
      limit,
      ...(contactId && { contactId }),
      ...(dealId && { dealId }),
      ...(q && { q }),
      ...(cursor && { cursor }),
      ...(status && { status }),
      ...(sort && { sort: sort as QuoteSort }),
    }
    const { items, ...page } = await source.api.crm.quotes.list(asked, inWorkspace(workspaceId))
    return { rows: items, ...page }
  },
})

// Forms must start with the current version, hence no stale time.
export const quoteQuery = (source: Source, workspaceId: string, quoteId: string) =>
  queryOptions({
    queryKey: [...quotesKey(source, workspaceId), 'quote', quoteId],
    queryFn: () => source.api.crm.quotes.get({ quoteId }, inWorkspace(workspaceId)),
    staleTime: 0,
  })

/** The private link of one version. */
export const quoteLinkQuery = (source: Source, workspaceId: string, { id: quoteId, version }: QuoteView) =>
  queryOptions({
    queryKey: [...quotesKey(source, workspaceId), 'link', quoteId, version],
    queryFn: async () => (await source.api.crm.quotes.link({ quoteId }, inWorkspace(workspaceId))).link,
  })

/** A product with its price, which a new line begins with. */
export type VariantChoice = Choice & { priceMinor?: number }

export async function findQuoteVariants({ api }: Source, workspaceId: string, q: string): Promise<VariantChoice[]> {
  const { items } = await api.crm.quotes.variants({ q }, inWorkspace(workspaceId))
  return items.map(({ id, name, sku, priceMinor }) => ({ id, title: name, detail: sku, priceMinor }))
}

/** An operation after which all quotes are read again. */
function useQuotes<Input, Reply>(
  workspaceId: string,
  send: (api: Source['api']['crm']['quotes'], input: Input, here: ReturnType<typeof inWorkspace>) => Promise<Reply>,
) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation<Input, Reply>((input, key) => send(source.api.crm.quotes, input, inWorkspace(workspaceId, key)), {
    onSuccess: () => client.invalidateQueries({ queryKey: quotesKey(source, workspaceId) }),
  })
}

/** Without an id, the quote is new. */
export type SaveQuoteInput = QuoteInput & { quoteId?: string; version?: number }

export const useSaveQuote = (workspaceId: string) =>
  useQuotes<SaveQuoteInput, QuoteView>(workspaceId, (api, { quoteId, version, ...input }, here) =>
    quoteId === undefined || version === undefined ? api.create(input, here) : api.update({ ...input, quoteId, version }, here),
  )

export const useRemoveQuote = (workspaceId: string) =>
  useQuotes<string, Record<string, never>>(workspaceId, (api, quoteId, here) => api.remove({ quoteId }, here))

export const useSendQuote = (workspaceId: string) =>
  useQuotes<{ quoteId: string; version: number; email: string }, QuoteView>(workspaceId, (api, input, here) => api.send(input, here))

/** The quote behind a private link. */
export const linkedQuoteQuery = ({ api, language }: Source, token: string) =>
  queryOptions({
    queryKey: [language, 'crm', 'quoteLink', token],
    queryFn: () => api.crm.quoteLink.get({ token }),
    staleTime: 0,
    retry: false,
    meta: NOT_KEPT,
  })

function useAnswer<Input>(
  token: string,
  send: (api: Source['api']['crm']['quoteLink'], input: Input, key: string) => Promise<SharedQuote>,
) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation<Input, SharedQuote>((input, key) => send(source.api.crm.quoteLink, input, key), {
    onSuccess: (saved) => client.setQueryData(linkedQuoteQuery(source, token).queryKey, saved),
  })
}

export const useAcceptQuote = (token: string) =>
  useAnswer<void>(token, (api, _, idempotencyKey) => api.accept({ token }, { context: { idempotencyKey } }))

export const useDeclineQuote = (token: string) =>
  useAnswer<{ reason: string }>(token, (api, { reason }, idempotencyKey) => api.decline({ token, reason }, { context: { idempotencyKey } }))
