/** Operations on the members of a workspace. */
import * as z from 'zod'
import { PERMISSIONS, pageInput, read, recordVersion, write } from '#platform/shared/contract.ts'
import { userView } from '../../accounts/contract.ts'
import { APPOINTED_ROLES, id, OWNER_MUST_TRANSFER, PERSONAL_STAYS, permissions, SEAT_ROLES, web, workspaceView } from './views.ts'

const memberView = z.object({
  user: userView,
  /** Shown to the owner and managers; null for staff. */
  email: z.string().nullable(),
  role: z.enum(SEAT_ROLES),
  permissions: z.array(z.enum(PERMISSIONS)),
  joinedAt: z.iso.datetime(),
  version: recordVersion,
})

export const people = {
  members: {
    /** Sorted by the time they joined. Members who are deleting their account are left out. */
    list: read('workspace:any', '/workspace/members', web)
      .input(z.object(pageInput))
      .output(z.object({ members: z.array(memberView), nextCursor: z.string().nullable() })),
    /**
     * The owner changes managers and staff, managers change staff; anything above fails with PERMISSION_NEEDED `owner`. Managers always
     * have all permissions.
     */
    change: write('workspace:manager', 'PUT', '/workspace/members/{userId}', web)
      .input(z.object({ userId: id, version: recordVersion, role: z.enum(APPOINTED_ROLES), permissions }))
      .output(memberView)
      .errors({ OWNER_MUST_TRANSFER, STALE: { status: 409, data: z.object({ current: memberView }) } }),
    remove: write('workspace:manager', 'DELETE', '/workspace/members/{userId}', web)
      .input(z.object({ userId: id }))
      .output(z.object({}))
      .errors({ OWNER_MUST_TRANSFER }),
  },
  leave: write('workspace:any', 'DELETE', '/workspace/membership', web)
    .output(z.object({}))
    .errors({ OWNER_MUST_TRANSFER, PERSONAL_STAYS }),
  /** Transfers ownership to a member; the previous owner becomes a manager. A personal workspace cannot be transferred. */
  transferOwnership: write('workspace:owner', 'PUT', '/workspace/owner', { ...web, reauth: true })
    .input(z.object({ userId: id }))
    .output(workspaceView)
    .errors({ PERSONAL_STAYS }),
}

export type MemberView = z.infer<typeof memberView>
