/** Saved views: a list's filters, order and columns under a name, for oneself or for everybody of the workspace. */
import * as z from 'zod'
import { read, write } from '#platform/shared/contract.ts'
import { line } from '#platform/shared/plain-text.ts'
import { MAX_VIEW_NAME } from './limits.ts'
import { id, web } from './views.ts'

const MAX_COLUMNS = 60

/** A list as its screen names it: `orders`, `accounts.users`. */
const list = z.string().regex(/^[a-z][a-zA-Z.]{0,59}$/)
const column = z.string().regex(/^[a-zA-Z][\w.]{0,59}$/)

const kept = {
  name: line(MAX_VIEW_NAME).min(1),
  /** The list's part of an address: `role=admin&sort=-joined`. What of it is not understood any more is passed over. */
  query: z.string().max(2000),
  /** Those to be seen, in their order; null: as the list has them. */
  columns: z.array(column).min(1).max(MAX_COLUMNS).nullable(),
  /** Everybody of the workspace has it too. */
  shared: z.boolean(),
}

const savedView = z.object({ id, ...kept, /** Made by whoever asks. */ mine: z.boolean(), mayEdit: z.boolean(), version: z.int() })

const VIEW_NAME_TAKEN = { status: 409 } as const

export const savedViews = {
  views: {
    /** One's own and those the workspace shares, by name. */
    list: read('workspace:any', '/workspace/views', web)
      .input(z.object({ list }))
      .output(z.object({ views: z.array(savedView) })),
    create: write('workspace:any', 'POST', '/workspace/views', web)
      .input(z.object({ list, ...kept }))
      .output(savedView)
      .errors({ VIEW_NAME_TAKEN, TOO_MANY_VIEWS: { status: 409, data: z.object({ most: z.int() }) } }),
    /** One's own, and as owner or manager every shared one; else AREA_NEEDED `manager`, or NOT_FOUND for what others keep. */
    update: write('workspace:any', 'PUT', '/workspace/views/{id}', web)
      .input(z.object({ id, version: z.int(), ...kept }))
      .output(savedView)
      .errors({ VIEW_NAME_TAKEN, STALE: { status: 409, data: z.object({ current: savedView }) } }),
    remove: write('workspace:any', 'DELETE', '/workspace/views/{id}', web).input(z.object({ id })).output(z.object({})),
  },
}

export type SavedView = z.infer<typeof savedView>
