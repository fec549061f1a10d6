/** The businesses that know a member, and the member's choices for each. */
import * as z from 'zod'
import { pageInput, read, write } from '#platform/shared/contract.ts'
import { idText } from '#platform/shared/plain-text.ts'

const businessView = z.object({
  workspaceId: z.string(),
  name: z.string(),
  /** `allowed`: the next act towards the business links the member. `refused`: none does. */
  state: z.enum(['linked', 'allowed', 'refused']),
  /** Its colleagues see what the member publishes for everybody from then on. */
  showsPosts: z.boolean(),
  since: z.iso.datetime(),
})

export const businesses = {
  /** Those that know the member, and those that the member refused. */
  list: read('member', '/crm/businesses')
    .input(z.object(pageInput))
    .output(z.object({ items: z.array(businessView), nextCursor: z.string().nullable() })),
  /** `refused` unlinks at once, deletes what the business saw, and is remembered. A choice that is left out stays. */
  update: write('member', 'PUT', '/crm/businesses/{workspaceId}')
    .input(z.object({ workspaceId: idText(64).min(1), refused: z.boolean().optional(), showsPosts: z.boolean().optional() }))
    .output(businessView),
}

export type BusinessView = z.infer<typeof businessView>
