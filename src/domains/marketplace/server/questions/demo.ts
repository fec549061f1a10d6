/** Questions of the demo data. */
import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { type DemoEntry, readQuestions } from './demo-lines.ts'
import { QUESTIONS } from './demo-questions.ts'
import { insertEntry } from './questions.sql.ts'

const DAY_MS = 86_400_000

export type DemoQuestions = {
  products: ReadonlyMap<string, { productId: string; workspaceId: string; ownerId: string }>
  people: ReadonlyMap<string, string>
}

export async function seedQuestions(tx: Tx, { products, people }: DemoQuestions): Promise<void> {
  for (const { product, language, answers, ...asked } of readQuestions(QUESTIONS)) {
    const sold = products.get(product)
    if (!sold) throw new Error(`the demo data has no ${product}`)
    const { productId, workspaceId, ownerId } = sold
    const questionId = newId('ques')
    const entry = ({ by, text, daysAgo }: DemoEntry) => ({
      workspaceId,
      productId,
      language,
      text,
      userId: by === null ? ownerId : (people.get(by) ?? null),
      writtenAt: new Date(tx.now.getTime() - daysAgo * DAY_MS),
    })
    await insertEntry(tx.db, { ...entry(asked), id: questionId, questionId: null, byVendor: false })
    for (const answer of answers)
      await insertEntry(tx.db, { ...entry(answer), id: newId('answ'), questionId, byVendor: answer.by === null })
  }
}
