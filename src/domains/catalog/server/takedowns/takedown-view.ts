/** Converts takedowns and answers to views. */
import type { Db } from '#platform/server/db.ts'
import { MAX_TAKEDOWN_ANSWERS, type TakedownView } from '../../contract.ts'
import { type AnswerRow, loadAnswers, loadOpenTakedowns, type TakedownRow } from './takedowns.sql.ts'

/** The open takedowns of these products, by product id. */
export async function loadTakedownViews(db: Db, productIds: readonly string[]): Promise<Map<string, TakedownView>> {
  const rows = await loadOpenTakedowns(db, productIds)
  const answers = await loadAnswers(
    db,
    rows.map(({ id }) => id),
  )
  return new Map(
    rows.map((row) => {
      const own = answers.filter(({ takedownId }) => takedownId === row.id)
      return [row.productId, { ...toTakedown(row, own), mayAnswer: answerProblem(own) === null }]
    }),
  )
}

export function toTakedown({ id, reason, statement, takenDownAt }: TakedownRow, answers: readonly AnswerRow[]) {
  return {
    id,
    reason,
    statement,
    takenDownAt: takenDownAt.toISOString(),
    answers: answers.map(({ text, answeredAt, reply, repliedAt }) => ({
      text,
      answeredAt: answeredAt.toISOString(),
      reply: reply === null || repliedAt === null ? null : { text: reply, repliedAt: repliedAt.toISOString() },
    })),
  }
}

/** Why the vendor may not answer now, as a failure code; null: it may. */
export function answerProblem(answers: readonly Pick<AnswerRow, 'repliedAt'>[]): 'ANSWER_OPEN' | 'NO_ANSWERS_LEFT' | null {
  if (answers.some(({ repliedAt }) => repliedAt === null)) return 'ANSWER_OPEN'
  return answers.length >= MAX_TAKEDOWN_ANSWERS ? 'NO_ANSWERS_LEFT' : null
}
