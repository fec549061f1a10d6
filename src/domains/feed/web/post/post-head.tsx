import { Globe2, Hourglass, ShieldAlert, UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { AtUsername } from '#domains/accounts/web/index.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import type { QuotedPost } from '../../contract.ts'
import { postPath } from '../paths.ts'

const profilePath = (username: string) => `/profile/${encodeURIComponent(username)}`

type Props = { post: QuotedPost; small?: boolean; inGroup?: boolean; onHistory?: () => void }

/** Who wrote a post, when, and for whom. Keys: feed.audience.*, feed.state.* */
export function PostHead({ post, small = false, inGroup = false, onHistory }: Props) {
  const { t } = useTranslation()
  const { author, audience, group, state, createdAt, editedAt, id } = post
  const Icon = audience === 'public' ? Globe2 : UsersRound
  const said = t(`feed.audience.${audience}`)
  return (
    <header className="flex min-w-0 grow items-center gap-3">
      <Link to={profilePath(author.username)} tabIndex={-1} aria-hidden className="shrink-0">
        <Avatar name={author.username} picture={author.avatarUrl} size={small ? 'xs' : 'md'} />
      </Link>
      <div className={small ? 'flex min-w-0 flex-wrap items-baseline gap-x-2' : 'min-w-0'}>
        <Link
          to={profilePath(author.username)}
          className="inline-flex min-h-6 items-center font-semibold wrap-anywhere underline-offset-4 hover:underline"
        >
          <bdi>{author.name}</bdi>
        </Link>{' '}
        <AtUsername person={author} />
        <p className="flex flex-wrap items-center gap-x-1.5 text-xs text-muted-foreground">
          <Link to={postPath(id)} className="inline-flex min-h-6 min-w-6 items-center underline-offset-4 hover:underline">
            <RelativeTime iso={createdAt} />
          </Link>
          {!inGroup && <span aria-hidden>·</span>}
          {inGroup ? null : group ? (
            <Link
              to={`/groups/${group.id}`}
              className="inline-flex min-h-6 min-w-6 items-center gap-1 font-medium wrap-anywhere underline-offset-4 hover:underline"
            >
              <UsersRound aria-hidden className="size-3.5 shrink-0" />
              <span className="sr-only">{said}</span>
              <bdi>{group.name}</bdi>
            </Link>
          ) : (
            <span title={said}>
              <Icon aria-hidden className="size-3.5" />
              <span className="sr-only">{said}</span>
            </span>
          )}
          {editedAt && (
            <>
              <span aria-hidden>·</span>
              {onHistory ? (
                <button type="button" onClick={onHistory} className="min-h-6 underline-offset-4 hover:underline">
                  {t('feed.edited')}
                </button>
              ) : (
                t('feed.edited')
              )}
            </>
          )}
          {state !== 'published' && (
            <Badge>
              {state !== 'removed' ? <Hourglass aria-hidden className="size-3" /> : <ShieldAlert aria-hidden className="size-3" />}
              {t(`feed.state.${state}`)}
            </Badge>
          )}
        </p>
      </div>
    </header>
  )
}
