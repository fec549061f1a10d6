/** The demo data: some reports to decide about, decisions, and an appeal. */
import { addReport, closeReports } from '#domains/reports/server/index.ts'
import { decisionAppealed, decisionMade } from '#events/moderation.ts'
import type { ResourceRef } from '#platform/server/services.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { ReportReason } from '../../reports/contract.ts'
import type { Action } from '../contract.ts'
import { insertAppeal, insertDecision } from './decisions.sql.ts'

type Told = { about: string; by: string; reason: ReportReason; note: string; decided?: { action: Action; text: string; appeal?: string } }

/** Profiles by username. */
const TOLD: readonly Told[] = [
  { about: 'theo', by: 'mei', reason: 'spam', note: 'He writes the same advertisement to everybody in the radio group.' },
  { about: 'lucia', by: 'tomas', reason: 'private', note: 'En su perfil aparece la dirección de mi taller sin que yo lo pidiera.' },
  {
    about: 'bruno',
    by: 'mei',
    reason: 'spam',
    note: 'His profile used to be a link to a shop.',
    decided: { action: 'warn', text: 'Please keep links to other shops out of your profile.' },
  },
  {
    about: 'tomas',
    by: 'lucia',
    reason: 'offensive',
    note: 'Se burla de otra panadería.',
    decided: {
      action: 'warn',
      text: 'Tu perfil se burlaba de otro negocio. Cámbialo, por favor.',
      appeal: 'Era una broma entre amigos: la otra panadería es de mi hermana.',
    },
  },
]

/** `people` by username. The listeners that run afterwards tell the people. */
export async function seedModeration(tx: Tx, people: ReadonlyMap<string, string>, products: readonly string[]): Promise<void> {
  const moderatorId = people.get('omar')
  const product = products.at(-1)
  const reporterId = people.get('bruno')
  if (product && reporterId)
    await addReport(
      tx,
      { type: 'product', id: product },
      { userId: reporterId, reason: 'misleading', note: 'It is smaller than the picture suggests.' },
    )
  for (const { about, by, reason, note, decided } of TOLD) {
    const [id, userId] = [people.get(about), people.get(by)]
    if (!id || !userId) continue
    const record = { type: 'user', id }
    await addReport(tx, record, { userId, reason, note })
    if (decided && moderatorId) await seedDecision(tx, record, { ...decided, reason, moderatorId })
  }
}

type Seeded = { action: Action; text: string; appeal?: string; reason: ReportReason; moderatorId: string }

async function seedDecision(tx: Tx, record: ResourceRef, { action, text, appeal, reason, moderatorId }: Seeded): Promise<void> {
  const [first] = await closeReports(tx, record, { outcome: 'acted', by: moderatorId })
  if (!first) return
  const decisionId = newId('dec')
  await insertDecision(tx.db, {
    id: decisionId,
    record,
    groupId: null,
    action,
    reason,
    text,
    excerpt: first.evidence.at(-1)?.text ?? '',
    detected: 'reports',
    userId: record.id,
    suspendedUntil: null,
    openedAt: first.reportedAt,
    reports: 1,
    decidedBy: moderatorId,
    decidedAt: tx.now,
  })
  publish(tx, decisionMade({ decisionId, ...record, userId: record.id, action, isHeld: false }))
  if (appeal === undefined) return
  await insertAppeal(tx.db, { decisionId, text: appeal, appealedAt: tx.now })
  publish(tx, decisionAppealed({ decisionId, ...record, userId: record.id }))
}
