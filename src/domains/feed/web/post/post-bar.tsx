import { Bookmark, Heart, type LucideIcon, MessageCircle, Quote, Repeat2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { useMe } from '#domains/accounts/web/index.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { classes } from '#platform/web/ui/classes.ts'
import type { PostView } from '../../contract.ts'
import { postPath } from '../paths.ts'
import type { Switch } from '../press-switch.ts'
import { useSwitch } from '../switches.ts'

type Props = { post: PostView; onQuote: () => void }

const LOOK =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-md px-2 text-sm tabular-nums transition hover:bg-muted disabled:opacity-50 md:min-h-9'

const QUIET = 'text-muted-foreground hover:text-foreground'

/** What a reader does with a post. Guests are asked to log in. */
export function PostBar({ post, onQuote }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const me = useMe()
  const navigate = useNavigate()
  const turn = useSwitch()
  const { id, likes, comments, reposts, quotes, liked, reposted, bookmarked, audience, state } = post
  const named = (label: string, count: number) => (
    <>
      <span className="sr-only">{label}</span>
      {count > 0 && <span aria-hidden>{formatNumber(count, locale)}</span>}
    </>
  )
  const signIn = () => void navigate(`/login?from=${encodeURIComponent(postPath(id))}`)
  const spreads = audience === 'public' && state === 'published'

  function toggle(which: Switch, Icon: LucideIcon, on: boolean, label: string, count: number, look: string, disabled = false) {
    return (
      <button
        type="button"
        aria-pressed={on}
        title={disabled ? t('feed.bar.publicOnly') : label}
        disabled={disabled}
        data-act={which}
        onClick={() => (me ? turn(post, which) : signIn())}
        className={classes(LOOK, on ? look : QUIET)}
      >
        <Icon aria-hidden className={classes('size-4.5', on && which !== 'reposted' && 'fill-current')} />
        {named(label, count)}
      </button>
    )
  }

  return (
    <div className="-ms-2 mt-2 flex max-w-lg items-center justify-between">
      <Link
        to={`${postPath(id)}#comments`}
        title={t('feed.bar.comment', { count: comments })}
        data-act="comment"
        className={classes(LOOK, QUIET)}
      >
        <MessageCircle aria-hidden className="flip size-4.5" />
        {named(t('feed.bar.comment', { count: comments }), comments)}
      </Link>
      {toggle('reposted', Repeat2, reposted, t('feed.bar.repost', { count: reposts }), reposts, 'text-success', !spreads)}
      <button
        type="button"
        title={spreads ? t('feed.bar.quote', { count: quotes }) : t('feed.bar.publicOnly')}
        disabled={!spreads}
        onClick={() => (me ? onQuote() : signIn())}
        className={classes(LOOK, QUIET)}
      >
        <Quote aria-hidden className="size-4.5" />
        {named(t('feed.bar.quote', { count: quotes }), quotes)}
      </button>
      {toggle('liked', Heart, liked, t('feed.bar.like', { count: likes }), likes, 'text-destructive')}
      {toggle('bookmarked', Bookmark, bookmarked, t('feed.bar.bookmark'), 0, 'text-primary')}
    </div>
  )
}
