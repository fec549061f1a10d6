import { recovered, roleChanged } from '#events/accounts.ts'
import { productPublished } from '#events/catalog.ts'
import { approved, refused, resumed, suspended } from '#events/vendors.ts'
import { closed, ownershipTransferred } from '#events/workspaces.ts'
import { enqueue } from '#platform/server/jobs.ts'
import { type Listener, listener } from '#platform/server/listeners.ts'
import { newId } from '#platform/shared/ids.ts'
import { saveFirstProducts } from './applications.sql.ts'
import { closeShop, updateVendorRole } from './close-shop.ts'
import { freezePayoutsOfOwner } from './freeze-payouts.ts'
import { sendVendorMail } from './mail-task.ts'
import { loadVendorsByWorkspace } from './vendors.sql.ts'

export const listeners: readonly Listener[] = [
  listener('vendors.closeWithWorkspace', [closed], async (tx, events) => {
    for (const { payload } of events) await closeShop(tx, payload.workspaceId)
  }),
  listener('vendors.followOwners', [ownershipTransferred], async (tx, events) => {
    for (const { payload } of events) for (const userId of [payload.from, payload.to].sort()) await updateVendorRole(tx, userId)
    const vendors = await loadVendorsByWorkspace(
      tx.db,
      events.map(({ payload }) => payload.workspaceId),
    )
    await tx.services.search.refresh(
      tx,
      'vendor',
      vendors.map(({ slug }) => slug),
    )
  }),
  listener('vendors.followRoles', [roleChanged], async (tx, events) => {
    for (const { payload } of events) if (payload.role === 'user') await updateVendorRole(tx, payload.userId)
  }),
  listener('vendors.freezePayouts', [recovered], async (tx, events) => {
    for (const { payload } of events) await freezePayoutsOfOwner(tx, payload.userId)
  }),
  listener('vendors.recordFirstProducts', [productPublished], async (tx, events) =>
    saveFirstProducts(
      tx.db,
      events.map(({ payload }) => payload),
    ),
  ),
  listener('vendors.mailDecisions', [approved, refused], async (tx, events) => {
    for (const { type, payload } of events) {
      const { applicationId, workspaceId } = payload
      if (applicationId === null) continue
      const kind = type === approved.type ? 'approved' : 'refused'
      await enqueue(tx, sendVendorMail, { mailId: newId('mail'), workspaceId, applicationId, kind }, tx.now)
    }
  }),
  listener('vendors.mailSuspensions', [suspended, resumed], async (tx, events) => {
    for (const { type, payload } of events) {
      const kind = type === suspended.type ? 'suspended' : 'resumed'
      await enqueue(tx, sendVendorMail, { mailId: newId('mail'), workspaceId: payload.workspaceId, applicationId: null, kind }, tx.now)
    }
  }),
]
