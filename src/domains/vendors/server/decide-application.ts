/** Decisions on applications, by an administrator or automatically. */

import { requireOutsider } from '#domains/workspaces/server/index.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Client } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { QueuedApplication } from '../contract.ts'
import { type Application, decideApplication, findApplication, lockApplication } from './applications.sql.ts'
import { openShop } from './open-shop.ts'
import { toQueuedApplications } from './queued-applications.ts'
import { canDecide } from './vendor-states.rules.ts'

/** `id`: the administrator's user id, or `system` for automatic approval. */
type DecidedBy = { id: string; client: Client | null }

/** Approves an application and opens the shop with its data. */
export async function approveApplication(tx: Tx, application: Application, by: DecidedBy): Promise<void> {
  const { id, workspaceId, name, description, legal, policies, language, payoutSealed, payoutHint } = application
  const inOwnWords = (text: string | undefined) => (text ? { [language]: text } : undefined)
  await decideApplication(tx.db, id, { status: 'approved', reason: null, decidedBy: by.id, decidedAt: tx.now })
  await openShop(tx, {
    workspaceId,
    name,
    legal,
    payoutSealed,
    payoutHint,
    tagline: {},
    applicationId: id,
    description: inOwnWords(description) ?? {},
    policies: { shipping: inOwnWords(policies.shipping), returns: inOwnWords(policies.returns) },
  })
  await recordDecision(tx, by, 'vendors.approved', application)
}

/** Fails with DECIDED_ALREADY, and with OWN_APPLICATION for an administrator whose own business applies. */
export async function lockPendingApplication(tx: Tx, id: string, administratorId: string): Promise<Application> {
  const application = await lockApplication(tx.db, id)
  if (!application) throw notFound()
  await requireOutsider(tx, administratorId, application.workspaceId, 'OWN_APPLICATION')
  if (!canDecide(application.status)) throw new Failure('DECIDED_ALREADY', { status: application.status })
  return application
}

export async function loadQueuedApplication(tx: Tx, id: string): Promise<QueuedApplication> {
  const application = await findApplication(tx.db, id)
  const [view] = application ? await toQueuedApplications(tx.db, [application]) : []
  if (!view) throw notFound()
  return view
}

/** The audit log omits the reason, because it may contain personal data. */
export async function recordDecision(
  tx: Tx,
  by: DecidedBy,
  action: 'vendors.approved' | 'vendors.refused',
  application: Application,
): Promise<void> {
  const resource = { type: 'vendor', id: application.workspaceId }
  const details = { applicationId: application.id }
  await recordAudit(tx, { actor: by.id, action, resource, workspaceId: application.workspaceId, client: by.client, details })
}
