import { LANGUAGES, type Language } from '#platform/shared/language.ts'
import type { DemoReview } from './demo-review.ts'

/** One review in a line: product | by | stars | days ago | helpful votes | title | text. A line that begins with “> ” is the reply to it. */
export type ReviewTexts = Readonly<Record<Language, string>>

export function readReviews(texts: ReviewTexts): DemoReview[] {
  return LANGUAGES.flatMap((language) => {
    const reviews: DemoReview[] = []
    for (const line of texts[language].split('\n').filter(Boolean)) {
      const last = reviews.at(-1)
      if (!line.startsWith('> ')) reviews.push(readReview(line, language))
      else if (last) last.reply = line.slice(2)
    }
    return reviews
  })
}

function readReview(line: string, language: Language): DemoReview {
  const [product = '', by = '', stars, daysAgo, helpful, title = '', text = ''] = line.split(' | ')
  const rating = Number(stars) as DemoReview['rating']
  return { product, by, language, rating, daysAgo: Number(daysAgo), helpful: Number(helpful), title, text }
}
