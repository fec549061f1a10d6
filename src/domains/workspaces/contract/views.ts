/** Shapes that several operations of workspaces share. */
import * as z from 'zod'
import { AREAS } from '#platform/shared/contract.ts'
import { MAX_NAME } from './limits.ts'

export const KINDS = ['personal', 'business'] as const
export const SEAT_ROLES = ['owner', 'manager', 'staff'] as const
/** Nobody becomes the owner by being given a role: ownership is handed over. */
export const APPOINTED_ROLES = ['manager', 'staff'] as const

/** No line breaks or other controls, and nothing that turns the direction of what is written after it. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

export const name = z
  .string()
  .normalize('NFC')
  .trim()
  .min(1)
  .max(MAX_NAME)
  .refine((text) => !UNPRINTABLE.test(text))
export const id = z.string().max(60)
export const areas = z.array(z.enum(AREAS)).max(AREAS.length)

/** All that a session does for workspaces lives by its cookie. */
export const web = { webOnly: true } as const

/** A workspace with the seat of whoever asks. `areas`: what they hold; owners and managers all of them. */
export const workspaceView = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(KINDS),
  role: z.enum(SEAT_ROLES),
  areas: z.array(z.enum(AREAS)),
  createdAt: z.iso.datetime(),
  /** Raised by every change of the workspace; a change names the one it was made from. */
  version: z.int(),
})

/** It is somebody's own place: it stays theirs. */
export const PERSONAL_STAYS = { status: 409 } as const
/** The owner stays who they are until they hand ownership over. */
export const OWNER_MUST_TRANSFER = { status: 409 } as const
export const TOO_MANY_WORKSPACES = { status: 409, data: z.object({ most: z.int() }) } as const

export type Kind = (typeof KINDS)[number]
export type AppointedRole = (typeof APPOINTED_ROLES)[number]
export type SeatRole = (typeof SEAT_ROLES)[number]
export type WorkspaceView = z.infer<typeof workspaceView>
