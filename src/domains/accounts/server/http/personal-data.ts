/** Handlers of personal data exports and account deletion. */
import { implementOperations } from '#platform/server/implement-operations.ts'
import { accounts } from '../../contract.ts'
import { listExports } from '../exports.ts'
import { checkDeletion, requestDeletion } from '../request-deletion.ts'
import { requestExport } from '../request-export.ts'

const os = implementOperations(accounts)

export const personalDataRouter = {
  exports: {
    list: os.exports.list.handler(async ({ context: { ctx } }) => ({ exports: await listExports(ctx) })),
    request: os.exports.request.handler(({ context: { ctx } }) => requestExport(ctx)),
  },
  deletion: {
    check: os.deletion.check.handler(async ({ context: { ctx } }) => ({ obligations: await checkDeletion(ctx) })),
    request: os.deletion.request.handler(async ({ input, context }) => {
      await requestDeletion(context.ctx, input)
      context.session.end()
      return {}
    }),
  },
}
