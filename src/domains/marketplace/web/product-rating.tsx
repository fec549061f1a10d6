import { useQuery } from '@tanstack/react-query'
import { RatingLine, summaryQuery } from '#domains/reviews/web/index.ts'
import { useSource } from '#platform/web/source.ts'

/** The rating below the product's name, linked to the reviews. Hidden without reviews. */
export default function ProductRating({ productId }: { productId: string }) {
  const { data: summary } = useQuery(summaryQuery(useSource(), productId))
  if (!summary?.average) return null
  return (
    <a href="#reviews" className="mt-2 inline-flex min-h-11 items-center rounded-sm underline-offset-4 hover:underline md:min-h-8">
      <RatingLine average={summary.average} count={summary.count} />
    </a>
  )
}
