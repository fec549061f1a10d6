import type { AccountView } from '../contract.ts'
import type { AccountRow } from './account-rows.sql.ts'
import { toUserView } from './user-view.ts'

/** An account as shown to administrators: identity and access, none of its content. */
export function toAccountView(row: AccountRow): AccountView {
  const { email, role, emailProof, createdAt, lastSeenAt, secondFactor, reason, since, until } = row
  return {
    ...toUserView(row),
    email,
    role,
    emailProof,
    secondFactor,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    suspension: reason !== null && since ? { reason, since: since.toISOString(), until: until?.toISOString() ?? null } : null,
  }
}
