/** What the operator decides about all reviews. */
import * as z from 'zod'
import { read, write } from '#platform/shared/contract.ts'

/** `review`: each waits for a decision (spec §4); `automatic`: it is read at once. */
const settingsView = z.object({ mode: z.enum(['review', 'automatic']), version: z.int() })

export const settings = {
  settings: {
    get: read('admin', '/admin/reviews-settings').output(settingsView),
    update: write('admin', 'PUT', '/admin/reviews-settings', { proof: 'fresh' })
      .input(settingsView)
      .output(settingsView)
      .errors({ STALE: { status: 409, data: z.object({ current: settingsView }) } }),
  },
}

export type ReviewSettings = z.infer<typeof settingsView>
