import { loadWorkspaceNames } from '#domains/workspaces/server/index.ts'
import { formatAmount, formatDay } from '#platform/server/documents/text.ts'
import { defineTask } from '#platform/server/jobs.ts'
import { composeMail } from '#platform/server/mail/compose.ts'
import { strangersLine, strangersText } from '#platform/server/mail/strangers-text.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { toLocale } from '#platform/shared/language.ts'
import { BASE_CURRENCY, money } from '#platform/shared/money.ts'
import { quoteNumber } from '../../contract/quotes/quote-limits.ts'
import { quoteToCustomer } from './mails/quote-to-customer.ts'
import { quoteLinkOf } from './quote-token.ts'
import { loadQuotes, setQuoteMailedAt } from './quotes.sql.ts'

/** Mails a quote to its customer, in its language. Skips what was mailed, answered, changed or sent again since. */
export const mailQuote = defineTask<{ quoteId: string; sending: number }>('crm:mailQuote', async (services, { quoteId, sending }) => {
  const [quote] = await loadQuotes(services.db, [quoteId])
  if (quote?.status !== 'sent' || quote.sendings !== sending || quote.mailedAt !== null || quote.email === '') return
  const { language, email, workspaceId, totalMinor, validUntil } = quote
  const seller = strangersLine((await loadWorkspaceNames(services.db, [workspaceId])).get(workspaceId) ?? '')
  const message = quoteToCustomer[language]({
    seller,
    number: quoteNumber(quote.number),
    contact: strangersLine(quote.contactName ?? ''),
    message: strangersText(quote.message),
    total: formatAmount(money(totalMinor, BASE_CURRENCY)),
    validUntil: formatDay(new Date(validUntil), toLocale(language, 'latn')),
    link: quoteLinkOf(services, quote),
  })
  const composed = composeMail(message, language, { origin: services.publicOrigin, productName: 'Plaza' })
  await services.mailer.send({ id: `${quoteId}.${sending}`, to: email, language, business: seller, ...composed })
  await transactAsSystem(services, (tx) => setQuoteMailedAt(tx.db, quoteId, tx.now))
})
