import { MessageSquareOff, Pin, SmilePlus } from 'lucide-react'
import { lazy, Suspense, use, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { AtUsername, useMe } from '#domains/accounts/web/index.ts'
import { profilePath, WrittenText } from '#domains/network/web/index.ts'
import type { Reaction } from '#platform/shared/reactions.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button, IconButton } from '#platform/web/ui/button.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { ReactionPill } from '#platform/web/ui/reaction-pill.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { useLazyMenu } from '#platform/web/ui/use-lazy-menu.ts'
import type { ReplyView } from '../contract.ts'
import { CommentEditor } from './comment-editor.tsx'
import { CommentMenu } from './comment-menu.tsx'
import { ThreadContext } from './thread-context.ts'

const loadReactions = () => import('./reaction-menu.tsx')
const ReactionMenu = lazy(loadReactions)
const HistoryDialog = lazy(() => import('./history-dialog.tsx'))

type Props = { comment: ReplyView; pinned?: boolean; onReply: (comment: ReplyView) => void }

/** One comment or reply. Keys: comments.state.deleted, comments.state.removed, comments.state.gone, comments.state.held */
export function Comment({ comment, pinned = false, onReply }: Props) {
  const { t } = useTranslation()
  const acts = use(ThreadContext)
  const me = useMe()
  const [editing, setEditing] = useState(false)
  const [showsHistory, setShowsHistory] = useState(false)
  const picker = useLazyMenu(loadReactions)
  const { pathname } = useLocation()
  const { id, author, state, text, mentions, replyTo, reactions, createdAt, editedAt, removalReason } = comment
  const isLinked = acts?.linkedId === id
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isLinked) place.current?.scrollIntoView({ block: 'center' })
  }, [isLinked])

  if (text === '' || !author)
    return (
      <p className="flex min-h-11 items-center gap-3 text-sm text-muted-foreground">
        <span className="inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-muted">
          <MessageSquareOff aria-hidden className="size-4" />
        </span>
        {t(`comments.state.${state === 'shown' ? 'gone' : state}`)}
      </p>
    )
  const canAct = acts !== null && me !== null && acts.canComment && state === 'shown'
  const reactButton = (
    <IconButton label={t('comments.react')} {...picker.opener} className="pointer-fine:size-8!">
      <SmilePlus aria-hidden className="size-4" />
    </IconButton>
  )
  return (
    <article ref={place} id={`comment-${id}`} aria-label={t('comments.by', { name: author.name })} className="flex gap-3">
      <Link to={profilePath(author)} tabIndex={-1} aria-hidden className="shrink-0">
        <Avatar name={author.username} picture={author.avatarUrl} size="sm" />
      </Link>
      <div className="min-w-0 grow">
        <div className={classes('rounded-lg px-3 py-2', isLinked ? 'bg-accent ring-2 ring-primary' : 'bg-muted/50')}>
          <p className="flex flex-wrap items-center gap-x-2 text-xs text-muted-foreground">
            <Link
              to={profilePath(author)}
              className="inline-flex min-h-6 items-center text-sm font-semibold text-foreground underline-offset-4 hover:underline"
            >
              <bdi>{author.name}</bdi>
            </Link>
            <AtUsername person={author} />
            <Link
              to={`${pathname}?comment=${id}`}
              preventScrollReset
              className="inline-flex min-h-6 items-center underline-offset-4 hover:underline"
            >
              <RelativeTime iso={createdAt} />
            </Link>
            {editedAt !== null && (
              <button
                type="button"
                onClick={() => setShowsHistory(true)}
                className="min-h-6 underline decoration-dotted underline-offset-4"
              >
                {t('comments.edited')}
              </button>
            )}
            {pinned && (
              <Badge>
                <Pin aria-hidden className="size-3" />
                {t('comments.pinned')}
              </Badge>
            )}
            {state !== 'shown' && !removalReason && <Badge>{t(`comments.state.${state}`)}</Badge>}
          </p>
          {removalReason && (
            <p className="mt-1 text-xs text-destructive">
              {t('comments.removal.because')} <bdi>{removalReason}</bdi>
            </p>
          )}
          {editing ? (
            <CommentEditor comment={comment} onDone={() => setEditing(false)} />
          ) : (
            <div className="mt-1">
              {replyTo?.username && (
                <Link
                  to={profilePath({ username: replyTo.username })}
                  className="text-xs font-medium text-primary underline-offset-4 hover:underline"
                >
                  <bdi>@{replyTo.username}</bdi>
                </Link>
              )}
              <WrittenText text={text} mentions={mentions} {...(acts?.tagPath && { tagPath: acts.tagPath })} />
            </div>
          )}
        </div>
        <div className="flex min-h-8 flex-wrap items-center gap-1 pt-1">
          {reactions.map(({ emoji, count, mine }) => (
            <ReactionPill
              key={emoji}
              emoji={emoji}
              count={count}
              mine={mine}
              disabled={!canAct}
              label={t('comments.reaction', { emoji, count })}
              onPress={() => acts?.react(comment, emoji as Reaction)}
            />
          ))}
          {canAct &&
            (picker.wanted ? (
              <Suspense fallback={reactButton}>
                <ReactionMenu onChoose={(emoji) => acts.react(comment, emoji)} />
              </Suspense>
            ) : (
              reactButton
            ))}
          {canAct && (
            <Button look="quiet" size="sm" onClick={() => onReply(comment)} className="text-muted-foreground">
              {t('comments.reply')}
            </Button>
          )}
          <CommentMenu comment={comment} pinned={pinned} onEdit={() => setEditing(true)} />
        </div>
      </div>
      {showsHistory && (
        <Suspense fallback={null}>
          <HistoryDialog comment={comment} onClose={() => setShowsHistory(false)} />
        </Suspense>
      )}
    </article>
  )
}
