import { loadWorkspaceNames } from '#domains/workspaces/server/index.ts'
import { orderLate } from '#events/procurement.ts'
import { formatAmount, formatDay } from '#platform/server/documents/text.ts'
import { defineTask } from '#platform/server/jobs.ts'
import { composeMail } from '#platform/server/mail/compose.ts'
import { strangersLine, strangersText } from '#platform/server/mail/strangers-text.ts'
import { publish, transactAsSystem } from '#platform/server/transact.ts'
import { toLocale } from '#platform/shared/language.ts'
import { money } from '#platform/shared/money.ts'
import { SUPPLIER_ORDER } from '../contract/constants.ts'
import { orderToSupplier } from './mails/order-to-supplier.ts'
import { dayOf } from './order-views.ts'
import { takeLateOrders } from './orders.sql.ts'
import { sendingToken } from './sending-link.ts'
import { findUnmailed, setMailedAt } from './sendings.sql.ts'

/** Mails an order to its supplier, in the supplier's language. Skips what was mailed, replaced or changed since. */
export const mailOrder = defineTask<{ sendingId: string }>('procurement:mailOrder', async (services, { sendingId }) => {
  const sent = await findUnmailed(services.db, sendingId)
  if (!sent) return
  const { language, email, workspaceId } = sent
  const customer = strangersLine((await loadWorkspaceNames(services.db, [workspaceId])).get(workspaceId) ?? '')
  const message = orderToSupplier[language]({
    customer,
    number: sent.number,
    contact: strangersLine(sent.contactName),
    message: strangersText(sent.message),
    total: formatAmount(money(sent.totalMinor, sent.currency)),
    expected: formatDay(new Date(sent.expectedOn), toLocale(language, 'latn')),
    link: `${SUPPLIER_ORDER}?token=${sendingToken(services, sendingId)}&lng=${language}`,
  })
  const composed = composeMail(message, language, { origin: services.publicOrigin, productName: 'Plaza' })
  await services.mailer.send({ id: sendingId, to: email, language, business: customer, ...composed })
  await transactAsSystem(services, (tx) => setMailedAt(tx.db, sendingId, tx.now))
})

const AT_ONCE = 200

/** Runs every morning. Each order is late once. */
export const findLateOrders = defineTask(
  'procurement:findLateOrders',
  async (services) => {
    let found = AT_ONCE
    while (found === AT_ONCE)
      found = await transactAsSystem(services, async (tx) => {
        const late = await takeLateOrders(tx.db, { today: dayOf(tx.now), now: tx.now }, AT_ONCE)
        for (const { id: orderId, workspaceId, number, author } of late)
          publish(tx, orderLate({ orderId, workspaceId, number, author, actor: '' }))
        return late.length
      })
  },
  '20 6 * * *',
)
