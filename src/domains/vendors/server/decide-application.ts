/** An administrator, or the setting, decides about an application. */
import { memberIn } from '#domains/accounts/server/index.ts'
import { refused } from '#facts/vendors.ts'
import { record } from '#platform/server/audit.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call, Client } from '#platform/server/kernel.ts'
import { announce, type Tx, transact } from '#platform/server/transact.ts'
import type { QueuedApplication } from '../contract.ts'
import { type Application, applicationById, decideApplication, lockApplication } from './applications.sql.ts'
import { openShop } from './open-shop.ts'
import { queuedViews } from './queued-view.ts'
import { canDecide } from './vendor-states.rules.ts'

/** `id`: an administrator's, or `system` for what the setting approves. */
type Decider = { id: string; client: Client | null }

/** Opens the shop with what was applied with. */
export async function approveApplication(tx: Tx, application: Application, by: Decider): Promise<void> {
  const { id, workspaceId, name, description, address, policies, language, payoutSealed, payoutHint } = application
  const inOwnWords = (text: string | undefined) => (text ? { [language]: text } : undefined)
  await decideApplication(tx.db, id, { status: 'approved', reason: null, decidedBy: by.id, decidedAt: tx.now })
  await openShop(tx, {
    ...{ workspaceId, name, address, payoutSealed, payoutHint, tagline: {}, applicationId: id },
    description: inOwnWords(description) ?? {},
    policies: { shipping: inOwnWords(policies.shipping), returns: inOwnWords(policies.returns) },
  })
  await recordDecision(tx, by, 'vendors.approved', application)
}

/** Fails with DECIDED_ALREADY, and as `openShop` does when the name was taken meanwhile. */
export async function approve(call: Call, { id }: { id: string }): Promise<QueuedApplication> {
  return transact(call, async (tx) => {
    const application = await lockWaiting(tx, id)
    await approveApplication(tx, application, { id: memberIn(call).id, client: call.client })
    return viewOf(tx, id)
  })
}

/** The applicant reads why, and may apply again. Fails with DECIDED_ALREADY. */
export async function refuse(call: Call, { id, reason }: { id: string; reason: string }): Promise<QueuedApplication> {
  return transact(call, async (tx) => {
    const application = await lockWaiting(tx, id)
    const by = { id: memberIn(call).id, client: call.client }
    await decideApplication(tx.db, id, { status: 'refused', reason, decidedBy: by.id, decidedAt: tx.now })
    announce(tx, refused({ applicationId: id, workspaceId: application.workspaceId }))
    await recordDecision(tx, by, 'vendors.refused', application)
    return viewOf(tx, id)
  })
}

async function lockWaiting(tx: Tx, id: string): Promise<Application> {
  const application = await lockApplication(tx.db, id)
  if (!application) throw notFound()
  if (!canDecide(application.status)) throw new Failure('DECIDED_ALREADY', { status: application.status })
  return application
}

async function viewOf(tx: Tx, id: string): Promise<QueuedApplication> {
  const application = await applicationById(tx.db, id)
  const [view] = application ? await queuedViews(tx.db, [application]) : []
  if (!view) throw notFound()
  return view
}

/** The reason stays with the application: people write names into it. */
async function recordDecision(
  tx: Tx,
  by: Decider,
  action: 'vendors.approved' | 'vendors.refused',
  application: Application,
): Promise<void> {
  const subject = { type: 'vendor', id: application.workspaceId }
  const details = { applicationId: application.id }
  await record(tx, { actor: by.id, action, subject, workspaceId: application.workspaceId, client: by.client, details })
}
