/**
 * Sends the mails that are due. A row stays until the mail server took its mail, so that none is lost while it is down; several that are
 * due together are one mail.
 */
import { loadRecipients, type Recipient } from '#domains/accounts/server/index.ts'
import { composeMail } from '#platform/server/mail/compose.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { MailNotSent } from '#platform/server/mail/smtp.ts'
import type { RateLimit } from '#platform/server/rate-limits.ts'
import type { Services } from '#platform/server/services.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { claimDeliveries, type Delivery, deleteDeliveries, postponeDeliveries } from './deliveries.sql.ts'
import { type GroupRow, loadPendingGroups } from './list.sql.ts'
import { oneNotification, severalNotifications } from './mail-words.ts'
import { loadPeopleOf } from './read-notifications.ts'
import { isOverflow, plain, renderText, unlinked } from './render-text.ts'
import { unsubscribePath } from './unsubscribe-token.ts'

const MINUTE_MS = 60_000
const LEASE_MS = 5 * MINUTE_MS
const MEMBERS_PER_BATCH = 20
/** The mail server is down rather than one mailbox: try again in the next minute. */
const MAX_FAILURES = 3
const MAX_RETRY_MS = 15 * MINUTE_MS
/** Three days at the longest delay. */
const MAX_ATTEMPTS = 300
const MAX_LINES = 50
const MAX_PROMPT_LINES = 500
/** Beyond it, mails of an hour are joined into one, and prompt ones into one every 45 seconds. Urgent ones are always sent. */
const MAILS_PER_HOUR: RateLimit = { name: 'notifications.mails', points: 12, seconds: 3600 }
const PROMPT_EVERY_MS = 45_000

/** `promptAt`: when prompt mails that were joined are due. */
export async function drainMails(services: Services): Promise<{ promptAt: Date | null }> {
  let promptAt: Date | null = null
  for (;;) {
    const now = services.now()
    const lease = { now, leaseUntil: new Date(now.getTime() + LEASE_MS), people: MEMBERS_PER_BATCH }
    const claimed = await transactAsSystem(services, (tx) => claimDeliveries(tx.db, 'mail', lease))
    if (claimed.length === 0) return { promptAt }
    const members = [...Map.groupBy(claimed, ({ userId }) => userId)]
    let failures = 0
    for (const [index, [userId, own]] of members.entries()) {
      const result = await mailMember(services, userId, own)
      if (result instanceof Date) promptAt = result
      if (result !== 'failed') continue
      failures += 1
      if (failures < MAX_FAILURES) continue
      const rest = members.slice(index + 1).flatMap(([, deliveries]) => deliveries.map(({ id }) => id))
      await postponeDeliveries(services.db, rest, new Date(now.getTime() + MINUTE_MS))
      return { promptAt }
    }
  }
}

/** Returns 'failed' when the mail server did not take the mail, and for a prompt mail that waits for others, when it is due. */
async function mailMember(services: Services, userId: string, deliveries: readonly Delivery[]): Promise<'done' | 'failed' | Date> {
  const { db, notificationKinds, limits, now } = services
  const ids = deliveries.map(({ id }) => id)
  const recipient = (await loadRecipients(db, [userId])).get(userId)
  // A notification that was read before its mail was sent needs none.
  const groups = await loadPendingGroups(
    db,
    deliveries.map(({ notificationId }) => notificationId),
  )
  const known = groups.filter(({ kind }) => notificationKinds.has(kind))
  if (!recipient || known.length === 0) {
    await deleteDeliveries(db, ids)
    return 'done'
  }
  const isUrgent = known.some(({ kind }) => notificationKinds.get(kind)?.urgent)
  const isPrompt = known.some(({ kind }) => notificationKinds.get(kind)?.prompt)
  const hasWaited = isPrompt && deliveries.some(({ attempts }) => attempts > 1)
  if (!isUrgent && !hasWaited && !(await limits.allows([MAILS_PER_HOUR], userId))) {
    const dueAt = isPrompt ? nextPromptAt(now()) : new Date(now().getTime() + MAILS_PER_HOUR.seconds * 1000)
    await postponeDeliveries(db, ids, dueAt)
    return isPrompt ? dueAt : 'done'
  }
  try {
    await services.mailer.send(await composeNotifications(services, recipient, known, `${ids[0]}.${ids.length}`))
  } catch (error) {
    return (await retryLater(services, deliveries, error)) ? 'done' : 'failed'
  }
  await deleteDeliveries(db, ids)
  return 'done'
}

/** The same moment for all that happens until then, so that it is one mail. */
function nextPromptAt(now: Date): Date {
  return new Date((Math.floor(now.getTime() / PROMPT_EVERY_MS) + 1) * PROMPT_EVERY_MS)
}

/** Returns false when it is tried again. */
async function retryLater({ db, log, now }: Services, deliveries: readonly Delivery[], error: unknown): Promise<boolean> {
  const ids = deliveries.map(({ id }) => id)
  const attempts = Math.max(...deliveries.map((delivery) => delivery.attempts))
  const isRefused = error instanceof MailNotSent && error.permanent
  if (isRefused || attempts >= MAX_ATTEMPTS) {
    log.error({ error, attempts }, 'a mail about notifications was given up')
    await deleteDeliveries(db, ids)
    return isRefused
  }
  await postponeDeliveries(db, ids, new Date(now().getTime() + Math.min(MINUTE_MS * 2 ** (attempts - 1), MAX_RETRY_MS)))
  return false
}

async function composeNotifications(services: Services, recipient: Recipient, groups: readonly GroupRow[], id: string): Promise<Mail> {
  const { db, notificationKinds, publicOrigin } = services
  const { name, email, language } = recipient
  const people = await loadPeopleOf(db, groups)
  const kindOf = (group: GroupRow) => notificationKinds.get(group.kind)
  const textOf = (group: GroupRow, wrap: typeof plain) => {
    const kind = kindOf(group)
    const names = (people.get(group.id) ?? []).map((user) => user.name)
    return kind ? renderText(kind, group, names, language, wrap) : ''
  }
  const [first] = groups
  if (!first) throw new Error('a mail without notifications')
  const kinds = [...new Set(groups.map(({ kind }) => kind))]
  const unsubscribe = unsubscribePath(services, { userId: first.userId, kinds })
  const message =
    groups.length === 1
      ? oneNotification[language]({
          unsubscribe,
          subject: textOf(first, plain),
          heading: textOf(first, unlinked),
          details: isOverflow(first) ? [] : ((await kindOf(first)?.details?.(db, first, language)) ?? []),
          kind: kindOf(first)?.words[language].name ?? '',
          href: first.href,
        })
      : severalNotifications[language]({
          name,
          unsubscribe,
          count: groups.length,
          texts: groups
            .slice(0, groups.some((group) => kindOf(group)?.prompt) ? MAX_PROMPT_LINES : MAX_LINES)
            .map((group) => textOf(group, unlinked)),
        })
  const composed = composeMail(message, language, { origin: publicOrigin, productName: 'Plaza' })
  return { id, to: email, language, unsubscribe: new URL(unsubscribe, publicOrigin).href, ...composed }
}
