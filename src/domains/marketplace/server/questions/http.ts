import { implementOperations } from '#platform/server/implement-operations.ts'
import { questions } from '../../contract/questions.ts'
import { answer, ask } from './ask.ts'
import { getMine, listQuestions, listUnanswered } from './read-questions.ts'
import { removeEntry, reportEntry } from './remove-or-report.ts'

const os = implementOperations(questions)

export const questionsRouter = {
  list: os.list.handler(({ input, context: { ctx } }) => listQuestions(ctx, input)),
  mine: os.mine.handler(({ input, context: { ctx } }) => getMine(ctx, input.productId)),
  waiting: os.waiting.handler(({ context: { ctx } }) => listUnanswered(ctx)),
  ask: os.ask.handler(({ input, context: { ctx } }) => ask(ctx, input)),
  answer: os.answer.handler(({ input, context: { ctx } }) => answer(ctx, input)),
  remove: os.remove.handler(async ({ input, context: { ctx } }) => {
    await removeEntry(ctx, input.entryId)
    return {}
  }),
  report: os.report.handler(async ({ input, context: { ctx } }) => {
    await reportEntry(ctx, input.entryId)
    return {}
  }),
}
