/**
 * Operations on invitations. The mailed link lets the account join whose confirmed email was invited; another account waits until the
 * inviter's side confirms it.
 */
import * as z from 'zod'
import { PERMISSIONS, pageInput, read, write } from '#platform/shared/contract.ts'
import { idText } from '#platform/shared/plain-text.ts'
import { userView } from '../../accounts/contract.ts'
import { APPOINTED_ROLES, id, permissions, TOO_MANY_WORKSPACES, web, workspaceView } from './views.ts'

/** The token of a mailed link. */
const token = idText(200).min(20)
const target = z.object({ id })

const invitationView = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(APPOINTED_ROLES),
  permissions: z.array(z.enum(PERMISSIONS)),
  /** Null when the inviter is deleting their account. */
  invitedBy: userView.nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  state: z.enum(['pending', 'expired']),
  /** The time the mail server accepted the mail; null while the mail is queued. */
  mailedAt: z.iso.datetime().nullable(),
  /** Another account that opened the link and wants to join. */
  request: z.object({ user: userView, at: z.iso.datetime() }).nullable(),
})

/** The part of an invitation that anyone with the link can see. */
const invitationPreview = z.object({
  workspace: z.object({ name: z.string() }),
  invitedBy: userView.nullable(),
  role: z.enum(APPOINTED_ROLES),
  permissions: z.array(z.enum(PERMISSIONS)),
  expiresAt: z.iso.datetime(),
})

const acceptedInvitation = z.discriminatedUnion('state', [
  z.object({ state: z.literal('joined'), workspace: workspaceView }),
  /** The caller's confirmed email is not the invited one: the owner or a manager must confirm the account. */
  z.object({ state: z.literal('waiting'), workspace: z.object({ name: z.string() }) }),
])

const EMAIL_NOT_CONFIRMED = { status: 403 } as const

export const invitations = {
  invitations: {
    /** Pending and expired invitations, newest first. */
    list: read('workspace:manager', '/workspace/invitations', web)
      .input(z.object(pageInput))
      .output(z.object({ invitations: z.array(invitationView), nextCursor: z.string().nullable() })),
    /**
     * The response does not reveal whether the address has an account. Inviting an address again updates and renews its invitation. Only
     * the owner can invite managers; others get PERMISSION_NEEDED `owner`.
     */
    create: write('workspace:manager', 'POST', '/workspace/invitations', web)
      .input(z.object({ email: z.email().max(254), role: z.enum(APPOINTED_ROLES), permissions }))
      .output(invitationView)
      .errors({
        /** The address belongs to a member of this workspace. */
        ALREADY_MEMBER: { status: 409 },
        /** When this server can send mail, the inviter must have confirmed their own email. */
        EMAIL_NOT_CONFIRMED,
      }),
    /** Mails a new link that is valid for seven days. The previous link stops working. */
    resend: write('workspace:manager', 'POST', '/workspace/invitations/{id}/mail', web)
      .input(target)
      .output(invitationView)
      .errors({ EMAIL_NOT_CONFIRMED }),
    revoke: write('workspace:manager', 'DELETE', '/workspace/invitations/{id}', web).input(target).output(z.object({})),

    /** Lets the account `userId` join that requested it; NOT_FOUND when it no longer does. To decline, revoke the invitation. */
    confirm: write('workspace:manager', 'POST', '/workspace/invitations/{id}/confirmation', web)
      .input(target.extend({ userId: id }))
      .output(z.object({}))
      .errors({ ALREADY_MEMBER: { status: 409 }, TOO_MANY_WORKSPACES }),

    /** Fails with NOT_FOUND for a link that is unknown, used, revoked, renewed or expired. */
    preview: read('anyone', '/invitation', web).input(z.object({ token })).output(invitationPreview),
    accept: write('member', 'POST', '/invitation/acceptance')
      .input(z.object({ token }))
      .output(acceptedInvitation)
      .errors({
        TOKEN_INVALID: { status: 410 },
        /** The invitation is not used up: somebody else can still accept it. */
        ALREADY_MEMBER: { status: 409 },
        TOO_MANY_WORKSPACES,
      }),
  },
}

/** Invitations to the caller's confirmed email. The account has proved the address, so these need no token. */
export const receivedInvitations = {
  receivedInvitations: {
    /** Open ones, newest first; none while the caller's email is not confirmed. */
    list: read('member', '/received-invitations', web)
      .input(z.object(pageInput))
      .output(z.object({ items: z.array(invitationPreview.extend({ id: z.string() })), nextCursor: z.string().nullable() })),
    accept: write('member', 'POST', '/received-invitations/{id}/acceptance', web)
      .input(target)
      .output(workspaceView)
      .errors({ ALREADY_MEMBER: { status: 409 }, TOO_MANY_WORKSPACES }),
    decline: write('member', 'DELETE', '/received-invitations/{id}', web).input(target).output(z.object({})),
  },
}

export type InvitationView = z.infer<typeof invitationView>
export type AcceptedInvitation = z.infer<typeof acceptedInvitation>
export type InvitationPreview = z.infer<typeof invitationPreview>
export type ReceivedInvitation = z.infer<typeof invitationPreview> & { id: string }
