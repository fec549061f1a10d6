import type { AccountView } from '../contract.ts'
import type { AccountRow } from './administration.sql.ts'
import { avatarUrlOf } from './me-view.ts'

/** An account as the operator sees it: who it is and whether it may come in, nothing of what is in it. */
export function accountView(row: AccountRow): AccountView {
  const { id, username, email, avatar, role, emailProof, createdAt, lastSeenAt, secondFactor, reason, since, until } = row
  return {
    ...{ id, username, email, role, emailProof, secondFactor },
    avatarUrl: avatarUrlOf(avatar),
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    suspension: reason !== null && since ? { reason, since: since.toISOString(), until: until?.toISOString() ?? null } : null,
  }
}
