import { implementOperations } from '#platform/server/implement-operations.ts'
import { leave } from '../../contract/leave.ts'
import { approveLeaveRequest } from '../leave/approve-leave-request.ts'
import { cancelLeaveRequest } from '../leave/cancel-leave-request.ts'
import { countLeave } from '../leave/count-leave.ts'
import { createLeaveRequest } from '../leave/create-leave-request.ts'
import { getLeaveRequest, listLeaveRequests } from '../leave/leave-requests.ts'
import { rejectLeaveRequest } from '../leave/reject-leave-request.ts'

const os = implementOperations(leave)

export const leaveRouter = os.router({
  requests: {
    list: os.requests.list.handler(({ input, context: { ctx } }) => listLeaveRequests(ctx, input)),
    get: os.requests.get.handler(({ input, context: { ctx } }) => getLeaveRequest(ctx, input.requestId)),
    count: os.requests.count.handler(({ input, context: { ctx } }) => countLeave(ctx, input)),
    create: os.requests.create.handler(({ input, context: { ctx } }) => createLeaveRequest(ctx, input)),
    approve: os.requests.approve.handler(({ input, context: { ctx } }) => approveLeaveRequest(ctx, input)),
    reject: os.requests.reject.handler(({ input, context: { ctx } }) => rejectLeaveRequest(ctx, input)),
    cancel: os.requests.cancel.handler(({ input, context: { ctx } }) => cancelLeaveRequest(ctx, input)),
  },
})
