/** How somebody joins a workspace: by a mailed link. The link is the right, whatever address it was mailed to. */
import * as z from 'zod'
import { AREAS, pageInput, read, write } from '#platform/shared/contract.ts'
import { userView } from '../../accounts/contract.ts'
import { APPOINTED_ROLES, areas, id, TOO_MANY_WORKSPACES, web, workspaceView } from './views.ts'

/** As mailed. */
const token = z.string().min(20).max(200)
const target = z.object({ id })

const invitationView = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(APPOINTED_ROLES),
  areas: z.array(z.enum(AREAS)),
  /** Null: is leaving Plaza. */
  invitedBy: userView.nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  state: z.enum(['pending', 'expired']),
  /** When the next mail server took the mail; null: it is on its way. */
  mailedAt: z.iso.datetime().nullable(),
})

/** What the bearer of a link sees before they decide. */
const invitationPreview = z.object({
  workspace: z.object({ name: z.string() }),
  invitedBy: userView.nullable(),
  role: z.enum(APPOINTED_ROLES),
  areas: z.array(z.enum(AREAS)),
  expiresAt: z.iso.datetime(),
})

const EMAIL_NOT_CONFIRMED = { status: 403 } as const

export const invitations = {
  invitations: {
    /** Not accepted and not revoked, the newest first. */
    list: read('workspace:manager', '/workspace/invitations', web)
      .input(z.object(pageInput))
      .output(z.object({ invitations: z.array(invitationView), nextCursor: z.string().nullable() })),
    /**
     * Says nothing about whether the address has an account. Inviting an address again changes and renews its invitation.
     * Only the owner invites managers: else AREA_NEEDED `owner`.
     */
    create: write('workspace:manager', 'POST', '/workspace/invitations', web)
      .input(z.object({ email: z.email().max(254), role: z.enum(APPOINTED_ROLES), areas }))
      .output(invitationView)
      .errors({
        /** The address belongs to a person of this workspace. */
        ALREADY_MEMBER: { status: 409 },
        /** Where mail leaves the house, whoever sends it has confirmed their own address. */
        EMAIL_NOT_CONFIRMED,
      }),
    /** Mails a new link, good for seven days from now; the earlier one is dead. */
    resend: write('workspace:manager', 'POST', '/workspace/invitations/{id}/mail', web)
      .input(target)
      .output(invitationView)
      .errors({ EMAIL_NOT_CONFIRMED }),
    revoke: write('workspace:manager', 'DELETE', '/workspace/invitations/{id}', web).input(target).output(z.object({})),

    /** NOT_FOUND for a link that was never sent, is used, revoked, renewed or too old. */
    preview: read('anyone', '/invitation', web).input(z.object({ token })).output(invitationPreview),
    accept: write('member', 'POST', '/invitation/acceptance')
      .input(z.object({ token }))
      .output(workspaceView)
      .errors({
        TOKEN_INVALID: { status: 410 },
        /** The invitation stays good for somebody else. */
        ALREADY_MEMBER: { status: 409 },
        TOO_MANY_WORKSPACES,
      }),
  },
}

export type InvitationView = z.infer<typeof invitationView>
export type InvitationPreview = z.infer<typeof invitationPreview>
