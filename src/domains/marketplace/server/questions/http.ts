import { implementOperations } from '#platform/server/implement-operations.ts'
import { questions } from '../../contract/questions.ts'
import { answerQuestion } from './answer-question.ts'
import { askQuestion } from './ask-question.ts'
import { getMine, listQuestions, listUnanswered } from './read-questions.ts'
import { removeEntry } from './remove-entry.ts'

const os = implementOperations(questions)

export const questionsRouter = {
  list: os.list.handler(({ input, context: { ctx } }) => listQuestions(ctx, input)),
  mine: os.mine.handler(({ input, context: { ctx } }) => getMine(ctx, input.productId)),
  unanswered: os.unanswered.handler(({ context: { ctx } }) => listUnanswered(ctx)),
  ask: os.ask.handler(({ input, context: { ctx } }) => askQuestion(ctx, input)),
  answer: os.answer.handler(({ input, context: { ctx } }) => answerQuestion(ctx, input)),
  remove: os.remove.handler(async ({ input, context: { ctx } }) => {
    await removeEntry(ctx, input.entryId)
    return {}
  }),
}
