import { implementOperations } from '#platform/server/implement-operations.ts'
import { approvals } from '../contract.ts'
import { approveRequest as approvePlatformRequest } from './admin/approve-request.ts'
import { rejectRequest as rejectPlatformRequest } from './admin/reject-request.ts'
import { withdrawRequest as withdrawPlatformRequest } from './admin/withdraw-request.ts'
import { approveRequest } from './approve-request.ts'
import { createSubstitute } from './create-substitute.ts'
import { deleteSubstitute } from './delete-substitute.ts'
import { listLimits } from './limits.ts'
import { rejectRequest } from './reject-request.ts'
import { getPlatformRequest, getRequest, listPlatformRequests, listRequests } from './requests.ts'
import { listSubstitutes } from './substitutes.ts'
import { updateLimit } from './update-limit.ts'
import { withdrawRequest } from './withdraw-request.ts'

const os = implementOperations(approvals)
const platform = os.admin.requests

export const approvalsRouter = os.router({
  requests: {
    list: os.requests.list.handler(({ input, context: { ctx } }) => listRequests(ctx, input)),
    get: os.requests.get.handler(({ input, context: { ctx } }) => getRequest(ctx, input.requestId)),
    approve: os.requests.approve.handler(({ input, context: { ctx } }) => approveRequest(ctx, input)),
    reject: os.requests.reject.handler(({ input, context: { ctx } }) => rejectRequest(ctx, input)),
    withdraw: os.requests.withdraw.handler(({ input, context: { ctx } }) => withdrawRequest(ctx, input)),
  },
  limits: {
    list: os.limits.list.handler(async ({ context: { ctx } }) => ({ items: await listLimits(ctx) })),
    update: os.limits.update.handler(({ input, context: { ctx } }) => updateLimit(ctx, input)),
  },
  substitutes: {
    list: os.substitutes.list.handler(async ({ context: { ctx } }) => ({ items: await listSubstitutes(ctx) })),
    create: os.substitutes.create.handler(({ input, context: { ctx } }) => createSubstitute(ctx, input)),
    delete: os.substitutes.delete.handler(async ({ input, context: { ctx } }) => {
      await deleteSubstitute(ctx, input)
      return {}
    }),
  },
  admin: {
    requests: {
      list: platform.list.handler(({ input, context: { ctx } }) => listPlatformRequests(ctx, input)),
      get: platform.get.handler(({ input, context: { ctx } }) => getPlatformRequest(ctx, input.requestId)),
      approve: platform.approve.handler(({ input, context: { ctx } }) => approvePlatformRequest(ctx, input)),
      reject: platform.reject.handler(({ input, context: { ctx } }) => rejectPlatformRequest(ctx, input)),
      withdraw: platform.withdraw.handler(({ input, context: { ctx } }) => withdrawPlatformRequest(ctx, input)),
    },
  },
})
