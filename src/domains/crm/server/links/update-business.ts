import { contactChanged } from '#events/crm.ts'
import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import type { BusinessView } from '../../contract.ts'
import { recordContact } from '../contacts/contact-activity.ts'
import { deleteActs, deletePostActs } from './acts.sql.ts'
import { toBusinessViews } from './businesses.ts'
import { findMemberLink, type Knows, lockLink, saveMemberLink, unlinkContacts } from './links.sql.ts'

type Input = { workspaceId: string; refused?: boolean | undefined; showsPosts?: boolean | undefined }

/** Fails with NOT_FOUND for a business that never knew the member. Who refuses shows no posts. */
export async function updateBusiness(ctx: MemberContext, { workspaceId, ...input }: Input): Promise<BusinessView> {
  const key: Knows = { userId: ctx.userId, workspaceId }
  return transact(ctx, async (tx) => {
    await lockLink(tx.db, key)
    const before = await findMemberLink(tx.db, key)
    if (!before) throw notFound()
    const refused = input.refused ?? before.refused
    const showsPosts = (input.showsPosts ?? before.showsPosts) && !refused
    await saveMemberLink(tx.db, key, { refused, showsPosts })
    if (refused) await unlink(tx, key)
    else if (!showsPosts) await deletePostActs(tx.db, key)
    const row = await findMemberLink(tx.db, key)
    const [current] = await toBusinessViews(tx.db, row ? [row] : [])
    if (!current) throw notFound()
    return current
  })
}

async function unlink(tx: Tx, key: Knows): Promise<void> {
  const { workspaceId } = key
  const contactIds = await unlinkContacts(tx.db, key)
  await deleteActs(tx.db, workspaceId, contactIds)
  for (const id of contactIds) {
    await recordContact(tx, null, { workspaceId, id }, 'unlinked')
    publish(tx, contactChanged({ contactId: id, workspaceId }))
  }
}
