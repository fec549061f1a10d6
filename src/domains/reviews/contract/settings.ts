/** Platform settings of reviews. */
import * as z from 'zod'
import { read, recordVersion, write } from '#platform/shared/contract.ts'

/** With `review` each review needs approval (spec §4); with `automatic` it is published at once. */
const settingsView = z.object({ mode: z.enum(['review', 'automatic']), version: recordVersion })

export const settings = {
  settings: {
    get: read('admin', '/admin/reviews-settings').output(settingsView),
    update: write('admin', 'PUT', '/admin/reviews-settings', { reauth: true })
      .input(settingsView)
      .output(settingsView)
      .errors({ STALE: { status: 409, data: z.object({ current: settingsView }) } }),
  },
}

export type ReviewSettings = z.infer<typeof settingsView>
