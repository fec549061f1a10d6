/** Quotes as PDFs over HTTP: what they say, in which language, and who may have them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { readPdf } from '#test/plaza/read-pdf.ts'
import { QUOTE_LINK_HEADER } from '../../../contract/quotes/quote-limits.ts'
import { MISSING_QUOTE, openQuotes, type Quotes } from '../../../test/quotes.ts'

let plaza: TestPlaza
let quotes: Quotes

beforeAll(async () => {
  plaza = await openTestPlaza()
  quotes = await openQuotes(plaza)
})
afterAll(() => plaza.close())

const cookieOf = ({ cookies }: Member) => Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ')
const fetchAs = (who: Member | null, id: string, query = '') =>
  fetch(`${plaza.url}/crm/quotes/${id}/quote.pdf${query}`, { headers: { cookie: who ? cookieOf(who) : '' } })
const fetchByLink = (token: string) => fetch(`${plaza.url}/quote/quote.pdf`, { headers: { [QUOTE_LINK_HEADER]: token } })
const textOf = async (reply: Response) => readPdf(Buffer.from(await reply.arrayBuffer()))

test('a quote names both sides, its lines with both prices, its sum and its last day, for members and for the bearer of its link', async () => {
  const { id: contactId } = await quotes.answer<{ id: string }>('contacts.create', { name: 'كرسي (أسود) 12' })
  const lastDay = new Date(Date.now() + 25 * 86_400_000)
  const validUntil = lastDay.toISOString().slice(0, 10)
  const { quote, token } = await quotes.sent([await quotes.line('PLATE', 12, 2500)], { contactId, validUntil, message: 'With #care.' })
  const member = await fetchAs(quotes.amira, quote.id)
  expect([member.status, member.headers.get('content-type'), member.headers.get('cache-control')]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ])
  expect(member.headers.get('content-disposition')).toBe(`attachment; filename="${quote.number}.pdf"`)
  const text = await textOf(member)
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(lastDay)
  for (const expected of ['Quote', quote.number, day, 'Dar Amira', 'PLATE', '$25.00', '$30.00', '$300.00', 'With #care.'])
    expect(text).toContain(expected)
  expect(await textOf(await fetchByLink(token))).toContain(quote.number)
})

test('it is in the language of the quote, or in the one that is asked for', async () => {
  const quote = await quotes.quote([await quotes.line('PLATE', 1, 2500)], { language: 'es' })
  expect(await textOf(await fetchAs(quotes.amira, quote.id))).toContain('Presupuesto')
  expect(await textOf(await fetchAs(quotes.amira, quote.id, '?lng=ar'))).toMatch(/[\u0600-\u06ff]{3}/)
})

test('strangers, guests and wrong links get the 404 of a missing quote', async () => {
  const quote = await quotes.quote([await quotes.line('PLATE', 1, 2500)])
  const refused = await Promise.all([
    fetchAs(null, quote.id),
    fetchAs(await plaza.member('chen'), quote.id),
    fetchAs(quotes.amira, MISSING_QUOTE),
    fetchByLink('x'.repeat(26)),
    fetch(`${plaza.url}/quote/quote.pdf`),
  ])
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
})
