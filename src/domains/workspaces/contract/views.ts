/** Schemas shared by several operations of workspaces. */
import * as z from 'zod'
import { PERMISSIONS, recordVersion } from '#platform/shared/contract.ts'
import { idText, singleLineText } from '#platform/shared/plain-text.ts'
import { MAX_NAME } from './limits.ts'

export const KINDS = ['personal', 'business'] as const
export const SEAT_ROLES = ['owner', 'manager', 'staff'] as const
/** The role `owner` cannot be assigned: ownership is transferred. */
export const APPOINTED_ROLES = ['manager', 'staff'] as const

export const name = singleLineText(MAX_NAME).min(1)
export const id = idText(60)
export const permissions = z.array(z.enum(PERMISSIONS)).max(PERMISSIONS.length)

/** Workspace operations need a browser session, so the public API does not offer them. */
export const web = { webOnly: true } as const

/** A workspace with the caller's membership. `permissions`: those in effect; owners and managers have all of them. */
export const workspaceView = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(KINDS),
  role: z.enum(SEAT_ROLES),
  permissions: z.array(z.enum(PERMISSIONS)),
  createdAt: z.iso.datetime(),
  /** Incremented by every change of the workspace. An update sends the version it was made from. */
  version: recordVersion,
})

/** A personal workspace always belongs to its person. */
export const PERSONAL_STAYS = { status: 409 } as const
/** The owner must transfer ownership before leaving. */
export const OWNER_MUST_TRANSFER = { status: 409 } as const
export const TOO_MANY_WORKSPACES = { status: 409, data: z.object({ most: z.int() }) } as const

export type Kind = (typeof KINDS)[number]
export type AppointedRole = (typeof APPOINTED_ROLES)[number]
export type MembershipRole = (typeof SEAT_ROLES)[number]
export type WorkspaceView = z.infer<typeof workspaceView>
