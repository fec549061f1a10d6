/** Operations on saved views: a list's filters, order and columns under a name, private or shared with the workspace. */
import * as z from 'zod'
import { read, recordVersion, write } from '#platform/shared/contract.ts'
import { singleLineText } from '#platform/shared/plain-text.ts'
import { MAX_VIEW_NAME } from './limits.ts'
import { id, web } from './views.ts'

const MAX_COLUMNS = 60

/** The list's id: `orders`, `accounts.users`. */
const list = z.string().regex(/^[a-z][a-zA-Z.]{0,59}$/)
const column = z.string().regex(/^[a-zA-Z][\w.]{0,59}$/)

const viewContent = {
  name: singleLineText(MAX_VIEW_NAME).min(1),
  /** The list's part of the URL query: `role=admin&sort=-joined`. Unknown parameters are ignored. */
  query: singleLineText(2000),
  /** Visible columns in their order; null for the list's default columns. */
  columns: z.array(column).min(1).max(MAX_COLUMNS).nullable(),
  /** Visible to all members of the workspace. */
  shared: z.boolean(),
}

const savedView = z.object({
  id,
  ...viewContent,
  /** Made by the viewer. */ mine: z.boolean(),
  mayEdit: z.boolean(),
  version: recordVersion,
})

const VIEW_NAME_TAKEN = { status: 409 } as const

export const savedViews = {
  views: {
    /** The caller's own views and the shared ones, by name. */
    list: read('workspace:any', '/workspace/views', web)
      .input(z.object({ list }))
      .output(z.object({ views: z.array(savedView) })),
    create: write('workspace:any', 'POST', '/workspace/views', web)
      .input(z.object({ list, ...viewContent }))
      .output(savedView)
      .errors({ VIEW_NAME_TAKEN, TOO_MANY_VIEWS: { status: 409, data: z.object({ most: z.int() }) } }),
    /**
     * Authors can change their own views, the owner and managers also shared ones. Fails with PERMISSION_NEEDED `manager`, or with
     * NOT_FOUND for other members' private views.
     */
    update: write('workspace:any', 'PUT', '/workspace/views/{id}', web)
      .input(z.object({ id, version: recordVersion, ...viewContent }))
      .output(savedView)
      .errors({ VIEW_NAME_TAKEN, STALE: { status: 409, data: z.object({ current: savedView }) } }),
    remove: write('workspace:any', 'DELETE', '/workspace/views/{id}', web).input(z.object({ id })).output(z.object({})),
  },
}

export type SavedView = z.infer<typeof savedView>
