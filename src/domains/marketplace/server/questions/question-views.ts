import { loadVisibleUsers } from '#domains/accounts/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { QuestionView } from '../../contract/questions.ts'
import { type EntryRow, loadAnswers } from './questions.sql.ts'

/** Questions in the given order, with their answers, except those of people whom the viewer does not see. */
export async function questionViews(db: Db, questions: readonly EntryRow[], hiddenIds: readonly string[] = []): Promise<QuestionView[]> {
  const answers = await loadAnswers(
    db,
    questions.map(({ id }) => id),
    hiddenIds,
  )
  const authors = await loadVisibleUsers(
    db,
    [...questions, ...answers].flatMap(({ userId }) => userId ?? []),
  )
  const entry = ({ id, userId, language, text, writtenAt }: EntryRow) => ({
    id,
    language,
    text,
    author: (userId !== null && !hiddenIds.includes(userId) && authors.get(userId)) || null,
    writtenAt: writtenAt.toISOString(),
  })
  return questions.map((question) => ({
    ...entry(question),
    answers: answers
      .filter(({ questionId }) => questionId === question.id)
      .map((answer) => ({ ...entry(answer), byVendor: answer.byVendor })),
  }))
}
