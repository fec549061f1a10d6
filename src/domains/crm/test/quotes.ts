/** Amira's quotes, for the tests of quotes and of the orders that buy them. */
import type { CallOptions, Member } from '#test/plaza/member.ts'
import type { TestPlaza } from '#test/plaza/open.ts'
import type { QuoteInput, QuoteLineInput, QuoteView } from '../contract.ts'

export const MISSING_QUOTE = 'quote_00000000000000000000000000'

export const quoteFields = (lines: QuoteLineInput[], more: Partial<QuoteInput> = {}): QuoteInput => ({
  contactId: null,
  companyId: null,
  dealId: null,
  validUntil: inDays(30),
  language: 'en',
  message: '',
  lines,
  ...more,
})

export const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

export async function openQuotes(plaza: TestPlaza) {
  const amira = await plaza.member('amira')
  const workspace = await plaza.workspace('Dar Amira')
  const ask = (name: string, input: object = {}, by: Member = amira, options: CallOptions = {}) =>
    by.call(`crm.${name}`, input, { workspace, ...options })
  async function answer<T>(name: string, input: object): Promise<T> {
    const { status, body } = await ask(name, input)
    if (status !== 200) throw new Error(`${name}: ${JSON.stringify(body)}`)
    return body
  }
  const line = async (sku: string, quantity: number, priceMinor: number): Promise<QuoteLineInput> => ({
    variantId: await plaza.variant(sku),
    quantity,
    priceMinor,
  })
  const quote = async (lines: QuoteLineInput[], more: Partial<QuoteInput> = {}) =>
    answer<QuoteView>('quotes.create', quoteFields(lines, more))
  const read = ({ id }: { id: string }) => answer<QuoteView>('quotes.get', { quoteId: id })
  const send = ({ id, version }: QuoteView, email = '') => answer<QuoteView>('quotes.send', { quoteId: id, version, email })
  async function tokenOf({ id }: { id: string }): Promise<string> {
    const { link } = await answer<{ link: string }>('quotes.link', { quoteId: id })
    return new URL(link).searchParams.get('token') ?? ''
  }
  /** Sent, with the token of its link. */
  async function sent(lines: QuoteLineInput[], more: Partial<QuoteInput> = {}) {
    const saved = await send(await quote(lines, more))
    return { quote: saved, token: await tokenOf(saved) }
  }
  return { amira, workspace, ask, answer, line, quote, read, send, tokenOf, sent }
}

export type Quotes = Awaited<ReturnType<typeof openQuotes>>
