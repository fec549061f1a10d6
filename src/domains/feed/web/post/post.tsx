import { Pin, Repeat2, ShoppingBag } from 'lucide-react'
import { memo, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '#domains/accounts/web/index.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { MIN_ORDERS_SHOWN } from '../../contract/limits.ts'
import type { EntryView, PostView } from '../../contract.ts'
import { Poll } from './poll.tsx'
import { PostBar } from './post-bar.tsx'
import { PostContent } from './post-content.tsx'
import { PostHead } from './post-head.tsx'
import { QuotedPost } from './quoted-post.tsx'

const PostMenu = lazyPart(() => import('./post-menu.tsx'))
const EditDialog = lazyPart(() => import('./edit-dialog.tsx'))
const HistoryDialog = lazyPart(() => import('./history-dialog.tsx'))
const QuoteDialog = lazyPart(() => import('../composer/quote-dialog.tsx'))

type Props = {
  post: PostView
  repostedBy?: EntryView['repostedBy']
  /** Shown inside its group, whose name is on the page. */
  inGroup?: boolean
  onRemoved?: () => void
}

/** A post with all that its reader can do. Long lists draw only the posts that changed. */
export const Post = memo(function Post({ post, repostedBy = null, inGroup = false, onRemoved }: Props) {
  const { t } = useTranslation()
  const me = useMe()
  const [open, setOpen] = useState<'edit' | 'history' | 'quote' | null>(null)
  const close = () => setOpen(null)
  const { poll, quote, pinned, removalReason, sales, state } = post
  return (
    <>
      {repostedBy ? (
        <p className="mb-2 flex items-center gap-2 text-xs font-medium text-muted-foreground">
          <Repeat2 aria-hidden className="size-3.5" />
          <bdi>{t('feed.repostedBy', { name: repostedBy.name })}</bdi>
        </p>
      ) : (
        pinned && (
          <p className="mb-2 flex items-center gap-2 text-xs font-medium text-muted-foreground">
            <Pin aria-hidden className="size-3.5" />
            {t('feed.pinned')}
          </p>
        )
      )}
      <div className="flex items-start gap-2">
        <PostHead post={post} inGroup={inGroup} {...(me && { onHistory: () => setOpen('history') })} />
        <PostMenu post={post} onEdit={() => setOpen('edit')} onHistory={() => setOpen('history')} {...(onRemoved && { onRemoved })} />
      </div>
      {removalReason && (
        <p dir="auto" className="mt-2 rounded-md bg-muted px-3 py-2 text-sm whitespace-pre-line wrap-anywhere">
          <span className="font-semibold">{t('feed.group.because')}</span> {removalReason}
        </p>
      )}
      <PostContent post={post} />
      {poll && <Poll post={post} poll={poll} canVote={me !== null} />}
      {quote && <QuotedPost post={quote.post} />}
      {sales && <Sales units={sales.units} />}
      {state === 'published' && <PostBar post={post} onQuote={() => setOpen('quote')} />}
      <Suspense fallback={null}>
        {open === 'edit' && <EditDialog post={post} onClose={close} />}
        {open === 'history' && <HistoryDialog post={post} onClose={close} />}
        {open === 'quote' && <QuoteDialog post={post} onClose={close} />}
      </Suspense>
    </>
  )
})

/** Only its author sees what was bought through a post. */
function Sales({ units }: { units: number | null }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <p className="mt-3 flex items-center gap-2 text-xs text-muted-foreground">
      <ShoppingBag aria-hidden className="size-3.5 shrink-0" />
      {units === null
        ? t('feed.sales.tooFew', { count: MIN_ORDERS_SHOWN, shown: formatNumber(MIN_ORDERS_SHOWN, locale) })
        : t('feed.sales.units', { count: units, shown: formatNumber(units, locale) })}
    </p>
  )
}
