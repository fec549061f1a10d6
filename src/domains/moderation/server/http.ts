import { implementOperations } from '#platform/server/implement-operations.ts'
import { moderation } from '../contract.ts'
import { appealDecision } from './appeal-decision.ts'
import { getCase } from './cases.ts'
import { decideAppeal } from './decide-appeal.ts'
import { decideInGroup } from './decide-in-group.ts'
import { decideManyInGroup } from './decide-many-in-group.ts'
import { listDecisions, listOpenAppeals } from './decisions.ts'
import { listGroupReports } from './group-reports.ts'
import { makeDecision } from './make-decision.ts'
import { makeManyDecisions } from './make-many-decisions.ts'
import { getOwnDecision } from './own-decision.ts'
import { getTransparency } from './transparency.ts'

const os = implementOperations(moderation)

export const moderationRouter = os.router({
  cases: {
    get: os.cases.get.handler(({ input, context: { ctx } }) => getCase(ctx, input)),
  },
  decisions: {
    make: os.decisions.make.handler(({ input, context: { ctx } }) => makeDecision(ctx, input)),
    makeMany: os.decisions.makeMany.handler(({ input, context: { ctx } }) => makeManyDecisions(ctx, input)),
    list: os.decisions.list.handler(({ input, context: { ctx } }) => listDecisions(ctx, input)),
    get: os.decisions.get.handler(({ input, context: { ctx } }) => getOwnDecision(ctx, input)),
    appeal: os.decisions.appeal.handler(({ input, context: { ctx } }) => appealDecision(ctx, input)),
  },
  appeals: {
    list: os.appeals.list.handler(({ input, context: { ctx } }) => listOpenAppeals(ctx, input)),
    decide: os.appeals.decide.handler(({ input, context: { ctx } }) => decideAppeal(ctx, input)),
  },
  groups: {
    list: os.groups.list.handler(({ input, context: { ctx } }) => listGroupReports(ctx, input)),
    decide: os.groups.decide.handler(({ input, context: { ctx } }) => decideInGroup(ctx, input)),
    decideMany: os.groups.decideMany.handler(({ input, context: { ctx } }) => decideManyInGroup(ctx, input)),
  },
  transparency: {
    get: os.transparency.get.handler(({ context: { ctx } }) => getTransparency(ctx)),
  },
})
