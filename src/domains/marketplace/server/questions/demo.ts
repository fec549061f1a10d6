/** Questions of the demo data. */
import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Language } from '#platform/shared/language.ts'
import { insertEntry } from './questions.sql.ts'

const DAY_MS = 86_400_000

/** `by` is null for the vendor. */
type DemoEntry = { by: string | null; text: string; daysAgo: number }
type DemoQuestion = DemoEntry & { product: string; language: Language; by: string; answers: readonly DemoEntry[] }

const QUESTIONS: readonly DemoQuestion[] = [
  {
    product: 'ribbed-mug',
    language: 'en',
    by: 'bruno',
    daysAgo: 30,
    text: 'Does it fit under a normal espresso machine?',
    answers: [
      { by: null, daysAgo: 29, text: 'It is 9.5 cm high. Most home machines have about 11 cm of room.' },
      { by: 'mei', daysAgo: 28, text: 'It fits under mine with a finger to spare.' },
    ],
  },
  {
    product: 'ribbed-mug',
    language: 'es',
    by: 'tomas',
    daysAgo: 8,
    text: '¿El esmalte lleva plomo?',
    answers: [{ by: null, daysAgo: 7, text: 'No. Todos nuestros esmaltes son aptos para alimentos y sin plomo.' }],
  },
  {
    product: 'moon-vase',
    language: 'ar',
    by: 'hassan',
    daysAgo: 16,
    text: 'هل تصلح للأغصان الطبيعية مع الماء؟',
    answers: [{ by: null, daysAgo: 15, text: 'نعم، فهي لا تسرّب الماء. ضعوا تحتها قطعة قماش على الخشب.' }],
  },
  {
    product: 'over-ear-headphones',
    language: 'en',
    by: 'amira',
    daysAgo: 20,
    text: 'Can the ear cushions be replaced?',
    answers: [{ by: null, daysAgo: 19, text: 'Yes, they click off. A pair costs 18 dollars, and we keep them for ten years.' }],
  },
  {
    product: 'linen-shirt',
    language: 'es',
    by: 'marisol',
    daysAgo: 11,
    text: '¿Se puede planchar con vapor?',
    answers: [
      { by: null, daysAgo: 10, text: 'Sí, mejor todavía un poco húmeda.' },
      { by: 'tomas', daysAgo: 10, text: 'Yo ni la plancho: la cuelgo y listo.' },
    ],
  },
  {
    product: 'rain-jacket',
    language: 'en',
    by: 'mei',
    daysAgo: 4,
    text: 'Is there room for a thick sweater underneath in M?',
    answers: [],
  },
  {
    product: 'desk-lamp',
    language: 'en',
    by: 'amira',
    daysAgo: 24,
    text: 'Which bulb does it take?',
    answers: [{ by: null, daysAgo: 23, text: 'An E14 up to 6 watts. One with warm light is in the box.' }],
  },
]

export type DemoQuestions = {
  products: ReadonlyMap<string, { productId: string; workspaceId: string; ownerId: string }>
  people: ReadonlyMap<string, string>
}

export async function seedQuestions(tx: Tx, { products, people }: DemoQuestions): Promise<void> {
  for (const { product, language, answers, ...asked } of QUESTIONS) {
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
