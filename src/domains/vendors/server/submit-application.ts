import { requireConfirmedEmail } from '#domains/accounts/server/index.ts'
import { lockMembership } from '#domains/workspaces/server/index.ts'
import { applied } from '#events/vendors.ts'
import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { ApplicationStatusView, LegalDetails, PayoutInput } from '../contract.ts'
import { loadApplicationStatus } from './application-status.ts'
import { type Application, insertApplication, loadApplications } from './applications.sql.ts'
import { approveApplication } from './decide-application.ts'
import { rejectUnavailableName } from './open-shop.ts'
import { sealPayout } from './payout-details.ts'
import { vendorSettings } from './settings.sql.ts'
import { findShop } from './shop.sql.ts'
import { canDecide } from './vendor-states.rules.ts'
import { lockNames } from './vendors.sql.ts'

export type NewApplication = {
  name: string
  description: string
  legal: LegalDetails | null
  policies: { shipping: string; returns: string }
  payout?: PayoutInput | undefined
}

/**
 * Submits the owner's application. With `automatic` approval the shop opens immediately (spec §4), otherwise an administrator
 * decides. Fails with EMAIL_NOT_CONFIRMED, ALREADY_VENDOR, APPLICATION_WAITS, NAME_TAKEN and NAME_RESERVED.
 */
export async function submitApplication(
  ctx: WorkspaceContext,
  { name, description, legal, policies, payout }: NewApplication,
): Promise<ApplicationStatusView> {
  return transact(ctx, async (tx) => {
    const { id: workspaceId, userId } = await lockMembership(tx, ctx, 'owner')
    await requireConfirmedEmail(tx, userId)
    if (await findShop(tx.db, workspaceId)) throw new Failure('ALREADY_VENDOR')
    const [last] = await loadApplications(tx.db, workspaceId, 1)
    if (last && canDecide(last.status)) throw new Failure('APPLICATION_WAITS')
    await lockNames(tx.db)
    await rejectUnavailableName(tx, name, workspaceId)

    const before = { payoutSealed: last?.payoutSealed ?? null, payoutHint: last?.payoutHint ?? null }
    const { shipping, returns } = policies
    const application: Application = {
      id: newId('app'),
      workspaceId,
      userId,
      status: 'submitted',
      name,
      description,
      legal,
      language: ctx.language,
      policies: { ...(shipping && { shipping }), ...(returns && { returns }) },
      ...(payout ? sealPayout(ctx.services, workspaceId, payout) : before),
      reason: null,
      decidedAt: null,
      createdAt: tx.now,
    }
    await insertApplication(tx.db, application)
    publish(tx, applied({ applicationId: application.id, workspaceId }))
    const { approval } = await vendorSettings.load(tx.db)
    if (approval === 'automatic') await approveApplication(tx, application, { id: 'system', client: null })
    return loadApplicationStatus(tx.db, workspaceId)
  })
}
