import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { numberFormat } from '#platform/shared/formats.ts'
import { failureText } from '#platform/web/failure.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { PostView } from '../../contract.ts'
import { useVote } from '../operations.ts'

type Props = { post: PostView; poll: NonNullable<PostView['poll']>; canVote: boolean }

/** The options of a poll, or its results once the reader has voted or it is closed. */
export function Poll({ post: { id: postId, mine }, poll, canVote }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const vote = useVote()
  const { options, choice, closed, voters, endsAt } = poll
  const open = canVote && !mine && !closed && choice === null
  const choose = (picked: number) =>
    vote
      .mutateAsync({ postId, choice: picked })
      .catch((error: unknown) => toast({ variant: 'destructive', title: failureText(t, error, 'feed') }))
  return (
    <div className="mt-3 max-w-lg">
      <ul className="space-y-2">
        {options.map(({ text, votes }, index) => {
          const share = votes === null || voters === 0 ? 0 : votes / voters
          return (
            <li key={text}>
              {open ? (
                <Button look="secondary" className="w-full justify-start!" busy={vote.isPending} onClick={() => void choose(index)}>
                  <bdi>{text}</bdi>
                </Button>
              ) : (
                <div className="relative overflow-hidden rounded-md border">
                  <span aria-hidden className="absolute inset-y-0 start-0 bg-primary/15" style={{ width: `${share * 100}%` }} />
                  <span className="relative flex min-h-10 items-center gap-2 px-3 py-1.5">
                    <bdi className="grow wrap-anywhere">{text}</bdi>
                    {choice === index && <Check aria-label={t('feed.poll.yours')} className="size-4 text-primary" />}
                    {votes !== null && (
                      <span className="text-sm font-semibold tabular-nums">{numberFormat(locale, { style: 'percent' }).format(share)}</span>
                    )}
                  </span>
                </div>
              )}
            </li>
          )
        })}
      </ul>
      <p className="mt-2 flex flex-wrap gap-x-1.5 text-xs text-muted-foreground">
        {t('feed.poll.votes', { count: voters, shown: formatNumber(voters, locale) })}
        <span aria-hidden>·</span>
        <span>
          {closed ? t('feed.poll.ended') : t('feed.poll.ends')} <RelativeTime iso={endsAt} />
        </span>
      </p>
    </div>
  )
}
