/** The people of a workspace. */
import * as z from 'zod'
import { AREAS, pageInput, read, write } from '#platform/shared/contract.ts'
import { userView } from '../../accounts/contract.ts'
import { APPOINTED_ROLES, areas, id, OWNER_MUST_TRANSFER, PERSONAL_STAYS, SEAT_ROLES, web, workspaceView } from './views.ts'

const memberView = z.object({
  user: userView,
  /** For owner and managers; null for staff. */
  email: z.string().nullable(),
  role: z.enum(SEAT_ROLES),
  areas: z.array(z.enum(AREAS)),
  joinedAt: z.iso.datetime(),
  version: z.int(),
})

export const people = {
  members: {
    /** In the order they joined. Whoever is leaving Plaza is not listed. */
    list: read('workspace:any', '/workspace/members', web)
      .input(z.object(pageInput))
      .output(z.object({ members: z.array(memberView), nextCursor: z.string().nullable() })),
    /** The owner appoints managers, managers handle staff: anything above fails with AREA_NEEDED `owner`. A manager's areas are all. */
    change: write('workspace:manager', 'PUT', '/workspace/members/{userId}', web)
      .input(z.object({ userId: id, version: z.int(), role: z.enum(APPOINTED_ROLES), areas }))
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
  /** To somebody who is in it already; whoever owned it becomes a manager. A personal workspace stays with its person. */
  transferOwnership: write('workspace:owner', 'PUT', '/workspace/owner', { ...web, proof: 'fresh' })
    .input(z.object({ userId: id }))
    .output(workspaceView)
    .errors({ PERSONAL_STAYS }),
}

export type MemberView = z.infer<typeof memberView>
