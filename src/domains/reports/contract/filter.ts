/** The filter of texts, which administrators keep. */
import * as z from 'zod'
import { read, recordVersion, write } from '#platform/shared/contract.ts'
import { multiLineText } from '#platform/shared/plain-text.ts'
import { FILTER_ACTIONS } from './text-filter.ts'

const MAX_LIST = 10_000
const list = multiLineText(MAX_LIST)
const action = z.enum(FILTER_ACTIONS)

const filterView = z.object({
  wholeWords: list,
  wordParts: list,
  wordsAction: action,
  blockedSites: list,
  sitesAction: action,
  newAccountDays: z.int().min(0).max(365),
  newAccountLinks: z.int().min(0).max(20),
  linksAction: action,
  version: recordVersion,
})

export const filter = {
  get: read('admin', '/admin/text-filter').output(filterView),
  update: write('admin', 'PUT', '/admin/text-filter', { reauth: true })
    .input(filterView)
    .output(filterView)
    .errors({ STALE: { status: 409, data: z.object({ current: filterView }) } }),
}

export type FilterSettings = z.infer<typeof filterView>
