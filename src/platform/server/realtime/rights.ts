/** What a stream of a member may hear. */
import type { SignalTarget } from '#platform/shared/signal.ts'
import { hasPermission } from '../authorize.ts'
import type { Membership } from '../services.ts'

export type StreamRights = { userId: string; sessionId: string; admin: boolean; memberships: readonly Membership[] }

/** Loads the rights of sessions in one batch. Sessions that have ended, and those of accounts that may not log in, are left out. */
export type LoadRights = (sessionIds: readonly string[]) => Promise<Map<string, StreamRights>>

/** The groups of streams that a target names. */
export function groupOf(target: Exclude<SignalTarget, 'everyone'>): string {
  if (target === 'admins') return 'admins'
  return 'user' in target ? `user ${target.user}` : `workspace ${target.workspace}`
}

export function groupsOf({ userId, admin, memberships }: StreamRights): string[] {
  return [`user ${userId}`, ...(admin ? ['admins'] : []), ...memberships.map(({ workspaceId }) => `workspace ${workspaceId}`)]
}

/** Whether a stream in the target's group hears its signals: those of a workspace may need a permission. */
export function mayHear({ memberships }: StreamRights, target: Exclude<SignalTarget, 'everyone'>): boolean {
  if (target === 'admins' || 'user' in target || target.permission === undefined) return true
  const { workspace, permission } = target
  return memberships.some((membership) => membership.workspaceId === workspace && hasPermission(membership, permission))
}

export function haveSameRights(a: StreamRights, b: StreamRights): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))
}

function sorted({ memberships, ...rest }: StreamRights): unknown {
  const byId = [...memberships].sort((a, b) => (a.workspaceId < b.workspaceId ? -1 : 1))
  return { ...rest, memberships: byId.map(({ workspaceId, role, permissions }) => [workspaceId, role, [...permissions].sort()]) }
}
