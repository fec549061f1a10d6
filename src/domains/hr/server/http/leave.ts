import { implementOperations } from '#platform/server/implement-operations.ts'
import { leave } from '../../contract/leave.ts'
import { approveLeaveRequest } from '../leave/approve-leave-request.ts'
import { getBalance, listBalances } from '../leave/balances.ts'
import { cancelLeaveRequest } from '../leave/cancel-leave-request.ts'
import { countLeave } from '../leave/count-leave.ts'
import { createFeed } from '../leave/create-feed.ts'
import { createLeaveCorrection } from '../leave/create-leave-correction.ts'
import { createLeaveRequest } from '../leave/create-leave-request.ts'
import { deleteFeed } from '../leave/delete-feed.ts'
import { getFeed } from '../leave/feed.ts'
import { getLeaveRequest, listLeaveRequests } from '../leave/leave-requests.ts'
import { rejectLeaveRequest } from '../leave/reject-leave-request.ts'
import { loadTeamCalendar } from '../leave/team.ts'

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
  balances: {
    list: os.balances.list.handler(({ input, context: { ctx } }) => listBalances(ctx, input)),
    get: os.balances.get.handler(({ input, context: { ctx } }) => getBalance(ctx, input)),
  },
  corrections: {
    create: os.corrections.create.handler(({ input, context: { ctx } }) => createLeaveCorrection(ctx, input)),
  },
  team: os.team.handler(({ input, context: { ctx } }) => loadTeamCalendar(ctx, input)),
  feed: {
    get: os.feed.get.handler(({ context: { ctx } }) => getFeed(ctx)),
    create: os.feed.create.handler(({ context: { ctx } }) => createFeed(ctx)),
    delete: os.feed.delete.handler(({ context: { ctx } }) => deleteFeed(ctx)),
  },
})
