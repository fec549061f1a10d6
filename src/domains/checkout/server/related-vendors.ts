import { loadEmails } from '#domains/accounts/server/index.ts'
import { loadLegalDetails } from '#domains/vendors/server/index.ts'
import { loadMemberIds } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { toAddressKey, toMailbox, toPhoneKey } from '#platform/shared/same-person.ts'
import type { Address } from '../../orders/contract.ts'

type Shopper = { email: string; shippingAddress: Address }

/**
 * The workspaces that the shopper seems to belong to: the mailbox of a member, or the address or phone number of the business. Members
 * themselves cannot buy from their own workspace; this finds them behind a second account.
 */
export async function findRelatedVendors(
  db: Db,
  { email, shippingAddress }: Shopper,
  workspaceIds: readonly string[],
): Promise<Set<string>> {
  if (workspaceIds.length === 0) return new Set()
  const members = await loadMemberIds(db, workspaceIds)
  const emails = await loadEmails(db, [...members.values()].flat())
  const legal = await loadLegalDetails(db, workspaceIds)
  const mailbox = toMailbox(email)
  const phone = toPhoneKey(shippingAddress.phone)
  const isRelated = (workspaceId: string): boolean => {
    const business = legal.get(workspaceId)?.address
    if (business && toAddressKey(business) === toAddressKey(shippingAddress)) return true
    if (business && phone !== null && toPhoneKey(business.phone) === phone) return true
    return (members.get(workspaceId) ?? []).some((userId) => toMailbox(emails.get(userId) ?? '') === mailbox)
  }
  return new Set(workspaceIds.filter(isRelated))
}
