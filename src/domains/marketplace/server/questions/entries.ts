import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { RateLimit } from '#platform/server/rate-limits.ts'
import type { QuestionView } from '../../contract/questions.ts'
import { questionViews } from './question-views.ts'
import { findEntry } from './questions.sql.ts'

export const ENTRIES_PER_HOUR: RateLimit = { name: 'question', points: 30, seconds: 3600 }

export async function loadQuestionView(db: Db, id: string): Promise<QuestionView> {
  const question = await findEntry(db, id)
  const [view] = question ? await questionViews(db, [question]) : []
  if (!view) throw notFound()
  return view
}
