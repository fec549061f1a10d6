import { loadUsers } from '#domains/accounts/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { QuestionView } from '../../contract/questions.ts'
import { type EntryRow, loadAnswers } from './questions.sql.ts'

/** Questions in the given order, with their answers. */
export async function questionViews(db: Db, questions: readonly EntryRow[]): Promise<QuestionView[]> {
  const answers = await loadAnswers(
    db,
    questions.map(({ id }) => id),
  )
  const authors = await loadUsers(
    db,
    [...questions, ...answers].flatMap(({ userId }) => userId ?? []),
  )
  const entry = ({ id, userId, language, text, writtenAt }: EntryRow) => ({
    id,
    language,
    text,
    author: authors.get(userId ?? '') ?? null,
    writtenAt: writtenAt.toISOString(),
  })
  return questions.map((question) => ({
    ...entry(question),
    answers: answers
      .filter(({ questionId }) => questionId === question.id)
      .map((answer) => ({ ...entry(answer), byVendor: answer.byVendor })),
  }))
}
