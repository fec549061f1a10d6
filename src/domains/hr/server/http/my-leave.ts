import { implementOperations } from '#platform/server/implement-operations.ts'
import { myLeave, teamLeave } from '../../contract/my-leave.ts'
import { approveTeamLeave } from '../leave/approve-team-leave.ts'
import { cancelMyLeave } from '../leave/cancel-my-leave.ts'
import { createMyLeave } from '../leave/create-my-leave.ts'
import { countMyLeave, getMyBalances, listMyLeave } from '../leave/my-leave.ts'
import { rejectTeamLeave } from '../leave/reject-team-leave.ts'
import { listTeamLeave } from '../leave/team-leave.ts'

const mine = implementOperations(myLeave)
const team = implementOperations(teamLeave)

export const myLeaveRouter = mine.router({
  balances: mine.balances.handler(({ input, context: { ctx } }) => getMyBalances(ctx, input.employeeId)),
  list: mine.list.handler(({ input, context: { ctx } }) => listMyLeave(ctx, input)),
  count: mine.count.handler(({ input, context: { ctx } }) => countMyLeave(ctx, input)),
  create: mine.create.handler(({ input, context: { ctx } }) => createMyLeave(ctx, input)),
  cancel: mine.cancel.handler(({ input, context: { ctx } }) => cancelMyLeave(ctx, input)),
})

export const teamLeaveRouter = team.router({
  list: team.list.handler(({ context: { ctx } }) => listTeamLeave(ctx)),
  approve: team.approve.handler(({ input, context: { ctx } }) => approveTeamLeave(ctx, input)),
  reject: team.reject.handler(({ input, context: { ctx } }) => rejectTeamLeave(ctx, input)),
})
