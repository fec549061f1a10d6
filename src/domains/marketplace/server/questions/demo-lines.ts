import { LANGUAGES, type Language } from '#platform/shared/language.ts'

/** `by` is null for the vendor. */
export type DemoEntry = { by: string | null; text: string; daysAgo: number }
export type DemoQuestion = DemoEntry & { product: string; language: Language; by: string; answers: DemoEntry[] }

/** A question in a line: product | by | days ago | text. Below it its answers, “> by | days ago | text”, where nobody is the vendor. */
export function readQuestions(texts: Readonly<Record<Language, string>>): DemoQuestion[] {
  return LANGUAGES.flatMap((language) => {
    const questions: DemoQuestion[] = []
    for (const line of texts[language].split('\n').filter(Boolean)) {
      const isAnswer = line.startsWith('>')
      const [first = '', ...rest] = line.slice(isAnswer ? 1 : 0).split('|')
      const words = [first, ...rest].map((word) => word.trim())
      if (isAnswer) {
        const [by, daysAgo, text = ''] = words
        questions.at(-1)?.answers.push({ by: by || null, daysAgo: Number(daysAgo), text })
      } else {
        const [product = '', by = '', daysAgo, text = ''] = words
        questions.push({ product, by, daysAgo: Number(daysAgo), text, language, answers: [] })
      }
    }
    return questions
  })
}
