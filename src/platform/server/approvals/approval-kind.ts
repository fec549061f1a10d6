/**
 * Kinds of approvals, which a domain declares and names in its `server/domain.ts`. The domain `approvals` keeps the requests and knows
 * none of the domains that ask.
 */
import type { Language } from '#platform/shared/language.ts'
import type { Permission } from '#platform/shared/permissions.ts'
import type { Db } from '../db.ts'

/** Values for the words of a kind. `amount` is written in the reader's language, empty for requests without one. */
export type ApprovalParams = Readonly<Record<string, string>>

export type ApprovalKind = {
  /** `<domain>.<noun>`; stored in the database. */
  kind: `${string}.${string}`
  /** Its holders in the workspace decide. Null: administrators decide, about requests of the platform. */
  permission: Permission | null
  /** The people who may not decide about these records besides the author, for example because they would be paid, by record id. */
  parties?(db: Db, resourceIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>
  /** People who decide about these records besides the holders, for example the manager of an employee, by record id. */
  approvers?(db: Db, resourceIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>
  /** Whether a workspace ever asks for it. Without it, every workspace may set a limit. */
  isOffered?(db: Db, workspaceId: string): Promise<boolean>
  words: Readonly<
    Record<
      Language,
      {
        /** A plural: “Payouts”. */
        name: string
        /** What is to be approved, inside a sentence: “a payout of $120.00”. */
        what(params: ApprovalParams): string
      }
    >
  >
}

export type ApprovalKinds = ReadonlyMap<string, ApprovalKind>

export function defineApproval(kind: ApprovalKind): ApprovalKind {
  return kind
}

/** Throws when two kinds have the same name. */
export function joinApprovalKinds(kinds: readonly ApprovalKind[]): ApprovalKinds {
  const byName = new Map(kinds.map((kind) => [kind.kind, kind]))
  if (byName.size !== kinds.length) throw new Error('two kinds of approvals have the same name')
  return byName
}
