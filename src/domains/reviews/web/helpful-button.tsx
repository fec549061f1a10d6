import { ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { buttonClasses } from '#platform/web/ui/button.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { ReviewView } from '../contract.ts'
import { useSetHelpful } from './operations.ts'
import { useOwnReview } from './queries.ts'
import { useLoggedIn } from './use-logged-in.ts'

/** One vote, toggled by pressing again. Updates optimistically and reverts on failure. */
export function HelpfulButton({ review: { id, productId, helpfulVotes } }: { review: ReviewView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const mine = useOwnReview(productId)
  const setHelpful = useSetHelpful(productId)
  const loggedIn = useLoggedIn()
  const [asked, setAsked] = useState<{ helpful: boolean; votes: number } | null>(null)
  const helpful = asked?.helpful ?? mine?.helpful.includes(id) ?? false
  const votes = asked?.votes ?? helpfulVotes

  async function toggle() {
    const next = { helpful: !helpful, votes: Math.max(0, votes + (helpful ? -1 : 1)) }
    setAsked(next)
    try {
      const done = await setHelpful.mutateAsync({ reviewId: id, helpful: next.helpful })
      setAsked({ helpful: done.helpful, votes: done.helpfulVotes })
    } catch (error) {
      setAsked({ helpful, votes })
      toast({ variant: 'destructive', title: failureText(t, error, 'reviews') })
    }
  }

  return (
    <button
      type="button"
      aria-pressed={helpful}
      onClick={() => loggedIn(t('reviews.onlyMembers.vote'), () => void toggle())}
      className={buttonClasses('secondary', 'sm', classes('font-medium', helpful && 'border-primary'))}
    >
      <ThumbsUp aria-hidden className={classes('size-4', helpful && 'fill-primary text-primary')} />
      {votes > 0 ? t('reviews.helpfulVotes', { count: votes, shown: formatNumber(votes, locale) }) : t('reviews.helpful')}
    </button>
  )
}
