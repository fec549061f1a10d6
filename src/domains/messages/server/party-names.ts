/** People and shops of conversations as the reader sees them. */
import { loadVisibleUsers } from '#domains/accounts/server/index.ts'
import { loadApprovedVendors } from '#domains/vendors/server/index.ts'
import { loadWorkspaceNames } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { fileUrl } from '#platform/server/files/file-key.ts'
import type { PartyView } from '../contract.ts'
import type { MessageSender } from './messages.sql.ts'
import type { Party } from './parties.sql.ts'

const GONE: PartyView = { kind: 'gone' }

export type PartyNames = {
  /** The name; null for somebody who is gone or whom the reader must not see. */
  name(userId: string): string | null
  party(party: Pick<Party, 'partyId' | 'kind'>): PartyView
  /** Null: Plaza. The person behind a shop is named when the reader writes for it. */
  sender(sender: MessageSender, asWorkspaceId: string | null): PartyView | null
}

type Needed = { userIds: readonly (string | null)[]; workspaceIds: readonly (string | null)[] }

/** At most four statements, however many names there are. People with a block between them and the reader are gone. */
export async function loadPartyNames(db: Db, hiddenIds: readonly string[], { userIds, workspaceIds }: Needed): Promise<PartyNames> {
  const shown = [...new Set(userIds)].filter((id) => id !== null && !hiddenIds.includes(id)) as string[]
  const shopIds = [...new Set(workspaceIds)].filter((id) => id !== null)
  const [users, vendors] = await Promise.all([loadVisibleUsers(db, shown), loadApprovedVendors(db, shopIds)])
  const closedIds = shopIds.filter((id) => !vendors.has(id))
  const names = closedIds.length > 0 ? await loadWorkspaceNames(db, closedIds) : new Map<string, string>()

  const person = (id: string): PartyView => {
    const user = users.get(id)
    return user ? { kind: 'person', user } : GONE
  }
  const shop = (workspaceId: string, byId: string | null): PartyView => {
    const vendor = vendors.get(workspaceId)
    const name = vendor?.name ?? names.get(workspaceId)
    if (name === undefined) return GONE
    const logo = vendor?.logo?.sources[0]
    const logoUrl = logo ? fileUrl(logo.key) : null
    return { kind: 'shop', workspaceId, name, slug: vendor?.slug ?? null, logoUrl, by: (byId && users.get(byId)) || null }
  }
  return {
    name: (id) => users.get(id)?.name ?? null,
    party: ({ partyId, kind }) => (kind === 'user' ? person(partyId) : shop(partyId, null)),
    sender({ senderKey, senderId, senderWorkspaceId, guestName }, asWorkspaceId) {
      if (senderWorkspaceId !== null) return shop(senderWorkspaceId, senderWorkspaceId === asWorkspaceId ? senderId : null)
      if (senderId !== null) return person(senderId)
      if (guestName !== null) return { kind: 'guest', name: guestName }
      return senderKey === 'system' ? null : GONE
    },
  }
}
