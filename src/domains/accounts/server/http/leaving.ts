/** Taking one's things out, and going. */
import { implement } from '@orpc/server'
import { guard, type RequestContext } from '#platform/server/bind.ts'
import { accounts } from '../../contract.ts'
import { listExports, requestExport } from '../exports.ts'
import { checkDeletion, requestDeletion } from '../leave.ts'

const os = implement(accounts).$context<RequestContext>().use(guard)

export const leavingRouter = {
  exports: {
    list: os.exports.list.handler(async ({ context: { call } }) => ({ exports: await listExports(call) })),
    request: os.exports.request.handler(({ context: { call } }) => requestExport(call)),
  },
  deletion: {
    check: os.deletion.check.handler(async ({ context: { call } }) => ({ obligations: await checkDeletion(call) })),
    request: os.deletion.request.handler(async ({ input, context }) => {
      await requestDeletion(context.call, input)
      context.session.end()
      return {}
    }),
  },
}
