/** Who can be linked with a contact, and the contacts that there are, in memory. Of a new database's contacts none is merged. */
import { loadAccounts } from '#domains/accounts/server/index.ts'
import { loadMembershipsByUser } from '#domains/workspaces/server/index.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { Knows } from '../links/links.sql.ts'
import { type KnownContact, loadKnownContacts, loadMemberLinks } from './contact-book.sql.ts'

const keyOf = ({ userId, workspaceId }: Knows) => `${workspaceId} ${userId}`

export async function openMembers({ db }: Tx, userIds: readonly string[]) {
  const accounts = new Map((await loadAccounts(db, userIds)).map((account) => [account.id, account]))
  const memberships = await loadMembershipsByUser(db, userIds)
  const links = new Map((await loadMemberLinks(db, userIds)).map((link) => [keyOf(link), link]))
  return {
    /** Colleagues aren't customers of their own workspace. */
    canBeLinked(member: Knows): boolean {
      const account = accounts.get(member.userId)
      const isColleague = memberships.get(member.userId)?.some(({ workspaceId }) => workspaceId === member.workspaceId)
      return account !== undefined && !account.deletionRequestedAt && !isColleague && !links.get(keyOf(member))?.refused
    },
    mailedAddress(userId: string): string | null {
      const account = accounts.get(userId)
      return account?.emailProof === 'mailed' ? account.email : null
    },
    /** Whether the member has no choices for the workspace yet. */
    isNew: (member: Knows): boolean => !links.has(keyOf(member)),
  }
}

export async function openKnownContacts({ db }: Tx, workspaceIds: readonly string[]) {
  const byEmail = new Map<string, KnownContact[]>()
  const byMember = new Map<string, KnownContact>()

  const emailKey = (workspaceId: string, email: string) => `${workspaceId} ${email.toLowerCase()}`
  const withEmail = (workspaceId: string, email: string) => byEmail.get(emailKey(workspaceId, email)) ?? []

  function add(contact: KnownContact): void {
    const { workspaceId, email, linkedUserId } = contact
    if (email !== '') byEmail.set(emailKey(workspaceId, email), [...withEmail(workspaceId, email), contact])
    if (linkedUserId !== null) byMember.set(keyOf({ userId: linkedUserId, workspaceId }), contact)
  }
  for (const contact of await loadKnownContacts(db, workspaceIds)) add(contact)

  return {
    add,
    hasEmail: (workspaceId: string, email: string): boolean => withEmail(workspaceId, email).length > 0,
    findLinked: (member: Knows): KnownContact | undefined => byMember.get(keyOf(member)),
    /** Links the oldest contact with the email whom nobody is linked with. */
    linkFree({ userId, workspaceId }: Knows, email: string): KnownContact | undefined {
      const free = withEmail(workspaceId, email).find(({ linkedUserId }) => linkedUserId === null)
      if (!free) return undefined
      const linked = { ...free, linkedUserId: userId }
      byEmail.set(
        emailKey(workspaceId, email),
        withEmail(workspaceId, email).map((one) => (one === free ? linked : one)),
      )
      byMember.set(keyOf({ userId, workspaceId }), linked)
      return linked
    },
  }
}
