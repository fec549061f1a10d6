import { implement } from '@orpc/server'
import { guard, type RequestContext } from '#platform/server/bind.ts'
import { questions } from '../../contract/questions.ts'
import { answer, ask } from './ask.ts'
import { getMine, listQuestions, questionsWaiting } from './read-questions.ts'
import { removeEntry, reportEntry } from './tidy.ts'

const os = implement(questions).$context<RequestContext>().use(guard)

export const questionsRouter = {
  list: os.list.handler(({ input, context: { call } }) => listQuestions(call, input)),
  mine: os.mine.handler(({ input, context: { call } }) => getMine(call, input.productId)),
  waiting: os.waiting.handler(({ context: { call } }) => questionsWaiting(call)),
  ask: os.ask.handler(({ input, context: { call } }) => ask(call, input)),
  answer: os.answer.handler(({ input, context: { call } }) => answer(call, input)),
  remove: os.remove.handler(async ({ input, context: { call } }) => {
    await removeEntry(call, input.entryId)
    return {}
  }),
  report: os.report.handler(async ({ input, context: { call } }) => {
    await reportEntry(call, input.entryId)
    return {}
  }),
}
