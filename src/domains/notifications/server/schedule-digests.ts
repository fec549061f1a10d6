/** A digest schedules mails about everything unread since the last one; being due together, they are one mail. */
import { loadRecipients, type Recipient } from '#domains/accounts/server/index.ts'
import type { Services } from '#platform/server/services.ts'
import { type Tx, transactAsSystem } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { cellsOf } from './channels.rules.ts'
import { loadChoices } from './choices.sql.ts'
import { insertDeliveries } from './deliveries.sql.ts'
import { type DueDigest, findDigestGroups, lockDueDigests, setDigestTimes, setNextDigestAt } from './digests.sql.ts'
import { nextDigestAt } from './local-time.rules.ts'
import { loadSettings } from './settings.sql.ts'

const BATCH = 50
const MAX_GROUPS = 500
const WEEK_MS = 7 * 86_400_000

export async function scheduleDigests(services: Services): Promise<void> {
  for (;;) {
    const scheduled = await transactAsSystem(services, async (tx) => {
      const due = await lockDueDigests(tx.db, tx.now, BATCH)
      for (const digest of due) await scheduleDigest(tx, digest)
      return due.length
    })
    if (scheduled < BATCH) return
  }
}

/** The next digest comes at the same hour of another clock. */
export async function followClock(tx: Tx, userId: string): Promise<void> {
  const settings = (await loadSettings(tx.db, [userId])).get(userId)
  const timeZone = (await loadRecipients(tx.db, [userId])).get(userId)?.timeZone
  if (settings && timeZone && settings.digest !== 'off')
    await setNextDigestAt(tx.db, userId, nextDigestAt(tx.now, { ...settings, timeZone }))
}

async function scheduleDigest(tx: Tx, { userId, lastDigestAt, ...times }: DueDigest): Promise<void> {
  const { flags = {}, timeZone = 'UTC' } = (await loadRecipients(tx.db, [userId])).get(userId) ?? {}
  const since = lastDigestAt ?? new Date(tx.now.getTime() - WEEK_MS)
  const mailed = await findMailedKinds(tx, userId, flags)
  const groups = await findDigestGroups(tx.db, userId, mailed, since, MAX_GROUPS)
  await insertDeliveries(
    tx.db,
    groups.map((notificationId) => ({ id: newId('dlv'), notificationId, userId, channel: 'mail', dueAt: tx.now })),
    tx.now,
  )
  await setDigestTimes(tx.db, userId, tx.now, nextDigestAt(tx.now, { ...times, timeZone }))
}

/** The kinds that wait for the digest; urgent ones were mailed at once. */
async function findMailedKinds(tx: Tx, userId: string, flags: Recipient['flags']): Promise<string[]> {
  const kinds = [...tx.services.notificationKinds.values()].filter(({ urgent }) => !urgent)
  const names = kinds.map(({ kind }) => kind)
  const choices = (await loadChoices(tx.db, [userId], names)).get(userId) ?? []
  return kinds.flatMap((kind) => (cellsOf(kind, choices, flags).mail === 'on' ? [kind.kind] : []))
}
