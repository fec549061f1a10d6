/** Colleagues with the permission hear what customers answer to quotes. */
import { loadPermittedUserIds } from '#domains/workspaces/server/index.ts'
import { quoteAccepted, quoteDeclined } from '#events/crm.ts'
import { defineNotification } from '#platform/server/notifications/notification-kind.ts'
import type { Tx } from '#platform/server/transact.ts'
import { quoteNumber } from '../../contract/quotes/quote-limits.ts'
import { findQuote } from './quotes.sql.ts'

const channels = { bell: 'on', mail: 'on', push: 'on' } as const

async function colleaguesNotices(tx: Tx, kind: string, { quoteId, workspaceId }: { quoteId: string; workspaceId: string }) {
  const quote = await findQuote(tx.db, workspaceId, quoteId)
  if (!quote) return []
  const userIds = (await loadPermittedUserIds(tx.db, [workspaceId], 'crm')).get(workspaceId) ?? []
  return userIds.map((userId) => ({
    userId,
    target: { type: 'quote', id: `${quoteId} ${kind}` },
    actorId: null,
    params: { number: quoteNumber(quote.number) },
    href: `/crm/quotes/${quoteId}`,
    workspaceId,
  }))
}

const accepted = defineNotification({
  kind: 'crm.quoteAccepted',
  area: 'workspace',
  channels,
  events: [quoteAccepted],
  recipients: async (tx, events) => (await Promise.all(events.map(({ payload }) => colleaguesNotices(tx, 'accepted', payload)))).flat(),
  words: {
    en: { name: 'Quotes that are accepted', text: ({ number }) => `Quote ${number} was accepted` },
    es: { name: 'Presupuestos aceptados', text: ({ number }) => `Presupuesto ${number} aceptado` },
    ar: { name: 'عروض الأسعار المقبولة', text: ({ number }) => `قُبل عرض السعر ${number}` },
  },
})

const declined = defineNotification({
  kind: 'crm.quoteDeclined',
  area: 'workspace',
  channels,
  events: [quoteDeclined],
  recipients: async (tx, events) => (await Promise.all(events.map(({ payload }) => colleaguesNotices(tx, 'declined', payload)))).flat(),
  words: {
    en: { name: 'Quotes that are declined', text: ({ number }) => `Quote ${number} was declined` },
    es: { name: 'Presupuestos rechazados', text: ({ number }) => `Presupuesto ${number} rechazado` },
    ar: { name: 'عروض الأسعار المرفوضة', text: ({ number }) => `رُفض عرض السعر ${number}` },
  },
})

export const quoteNotifications = [accepted, declined]
