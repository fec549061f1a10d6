import { roleChanged } from '#facts/accounts.ts'
import { productPublished } from '#facts/catalog.ts'
import { approved, refused, resumed, suspended } from '#facts/vendors.ts'
import { closed, ownershipTransferred } from '#facts/workspaces.ts'
import { enqueue } from '#platform/server/jobs.ts'
import { type Listener, listener } from '#platform/server/listeners.ts'
import { newId } from '#platform/shared/ids.ts'
import { noteProducts } from './applications.sql.ts'
import { closeShop, followOwner } from './close-shop.ts'
import { sendVendorMail } from './mail-task.ts'

export const listeners: readonly Listener[] = [
  listener('vendors.closeWithWorkspace', [closed], async (tx, facts) => {
    for (const { payload } of facts) await closeShop(tx, payload.workspaceId)
  }),
  listener('vendors.followOwners', [ownershipTransferred], async (tx, facts) => {
    for (const { payload } of facts) for (const userId of [payload.from, payload.to].sort()) await followOwner(tx, userId)
  }),
  listener('vendors.followRoles', [roleChanged], async (tx, facts) => {
    for (const { payload } of facts) if (payload.role === 'user') await followOwner(tx, payload.userId)
  }),
  listener('vendors.noteProducts', [productPublished], async (tx, facts) =>
    noteProducts(
      tx.db,
      facts.map(({ payload }) => payload),
    ),
  ),
  listener('vendors.mailDecisions', [approved, refused], async (tx, facts) => {
    for (const { type, payload } of facts) {
      const { applicationId, workspaceId } = payload
      if (applicationId === null) continue
      const kind = type === approved.type ? 'approved' : 'refused'
      await enqueue(tx, sendVendorMail, { mailId: newId('mail'), workspaceId, applicationId, kind }, tx.now)
    }
  }),
  listener('vendors.mailSuspensions', [suspended, resumed], async (tx, facts) => {
    for (const { type, payload } of facts) {
      const kind = type === suspended.type ? 'suspended' : 'resumed'
      await enqueue(tx, sendVendorMail, { mailId: newId('mail'), workspaceId: payload.workspaceId, applicationId: null, kind }, tx.now)
    }
  }),
]
