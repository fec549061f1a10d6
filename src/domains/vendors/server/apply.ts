/** Somebody would like their workspace to sell. */
import { lockSeat, workspaceIn } from '#domains/workspaces/server/index.ts'
import { applied } from '#facts/vendors.ts'
import type { Db } from '#platform/server/db.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { announce, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { PayoutInput, StandingView } from '../contract.ts'
import { applicationView } from './application-view.ts'
import { type Application, applicationsOf, decideApplication, insertApplication } from './applications.sql.ts'
import { approveApplication } from './decide-application.ts'
import { refuseName } from './open-shop.ts'
import { sealPayout } from './payout-details.ts'
import { settingsOf } from './settings.sql.ts'
import { shopOf } from './shop.sql.ts'
import { suspensionOf } from './shop-view.ts'
import { canDecide } from './vendor-states.rules.ts'
import { lockNames } from './vendors.sql.ts'

export type NewApplication = {
  name: string
  description: string
  address: string
  policies: { shipping: string; returns: string }
  payout?: PayoutInput | undefined
}

/** Where a workspace stands with the programme. */
export async function standingOf(db: Db, workspaceId: string): Promise<StandingView> {
  const [shop, [last], { approval }] = await Promise.all([shopOf(db, workspaceId), applicationsOf(db, workspaceId, 1), settingsOf(db)])
  return {
    vendor: shop ? { status: shop.status, name: shop.name, slug: shop.slug, suspension: suspensionOf(shop) } : null,
    application: last ? applicationView(last) : null,
    approval,
  }
}

/**
 * The owner applies for their workspace. With `automatic` it is approved at once (spec §4), else it waits for an administrator. Fails
 * with ALREADY_VENDOR, APPLICATION_WAITS, NAME_TAKEN and NAME_RESERVED.
 */
export async function apply(call: Call, { name, description, address, policies, payout }: NewApplication): Promise<StandingView> {
  return transact(call, async (tx) => {
    const { id: workspaceId, userId } = await lockSeat(tx, call, 'owner')
    if (await shopOf(tx.db, workspaceId)) throw new Failure('ALREADY_VENDOR')
    const [last] = await applicationsOf(tx.db, workspaceId, 1)
    if (last && canDecide(last.status)) throw new Failure('APPLICATION_WAITS')
    await lockNames(tx.db)
    await refuseName(tx, name, workspaceId)

    const before = { payoutSealed: last?.payoutSealed ?? null, payoutHint: last?.payoutHint ?? null }
    const { shipping, returns } = policies
    const application: Application = {
      ...{ id: newId('app'), workspaceId, userId, status: 'submitted', name, description, address, language: call.language },
      policies: { ...(shipping && { shipping }), ...(returns && { returns }) },
      ...(payout ? sealPayout(call.kernel, workspaceId, payout) : before),
      ...{ reason: null, decidedAt: null, createdAt: tx.now },
    }
    await insertApplication(tx.db, application)
    announce(tx, applied({ applicationId: application.id, workspaceId }))
    const { approval } = await settingsOf(tx.db)
    if (approval === 'automatic') await approveApplication(tx, application, { id: 'system', client: null })
    return standingOf(tx.db, workspaceId)
  })
}

/** The owner takes it back while nobody has decided. */
export async function withdrawApplication(call: Call): Promise<StandingView> {
  return transact(call, async (tx) => {
    const { id: workspaceId, userId } = await lockSeat(tx, call, 'owner')
    const [last] = await applicationsOf(tx.db, workspaceId, 1)
    if (!last || !canDecide(last.status)) throw notFound()
    await decideApplication(tx.db, last.id, { status: 'withdrawn', reason: null, decidedBy: userId, decidedAt: tx.now })
    return standingOf(tx.db, workspaceId)
  })
}

export const standing = (call: Call) => standingOf(call.kernel.db, workspaceIn(call))
