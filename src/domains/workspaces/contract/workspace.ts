/** Operations on the workspace itself. */
import * as z from 'zod'
import { moneyView, read, recordVersion, write } from '#platform/shared/contract.ts'
import { singleLineText } from '#platform/shared/plain-text.ts'
import { name, PERSONAL_STAYS, TOO_MANY_WORKSPACES, web, workspaceView } from './views.ts'

export const workspace = {
  /** The caller's workspaces: the personal one first, then in the order they joined them. */
  list: read('member', '/workspaces').output(z.object({ workspaces: z.array(workspaceView).min(1) })),
  create: write('member', 'POST', '/workspaces').input(z.object({ name })).output(workspaceView).errors({ TOO_MANY_WORKSPACES }),
  get: read('workspace:any', '/workspace', web).output(workspaceView),
  /** The numbers of all domains that concern the caller in this workspace. `amount` is shown instead of the count. */
  dashboard: read('workspace:any', '/workspace/dashboard', web).output(
    z.object({
      numbers: z.array(
        z.object({ key: z.string(), count: z.int().min(0), exact: z.boolean(), amount: moneyView.nullable(), to: z.string().optional() }),
      ),
    }),
  ),
  update: write('workspace:manager', 'PATCH', '/workspace', { ...web, offline: true })
    .input(z.object({ version: recordVersion, name }))
    .output(workspaceView)
    .errors({ STALE: { status: 409, data: z.object({ current: workspaceView }) } }),
  /** Deletes a business without records. `name` is typed as a confirmation. A business with records can only be transferred. */
  delete: write('workspace:owner', 'DELETE', '/workspace', { ...web, reauth: true })
    .input(z.object({ name: singleLineText(1000) }))
    .output(z.object({}))
    .errors({
      PERSONAL_STAYS,
      NAME_DIFFERS: { status: 400 },
      /** `by`: the domain whose records must be kept. */
      WORKSPACE_IN_USE: { status: 409, data: z.object({ by: z.string() }) },
    }),
}
