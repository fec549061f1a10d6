import { useInfiniteQuery } from '@tanstack/react-query'
import { use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { LoadMore } from '#platform/web/ui/load-more.tsx'
import type { CommentView, ReplyView } from '../contract.ts'
import { Comment } from './comment.tsx'
import { CommentComposer } from './comment-composer.tsx'
import { repliesQuery } from './queries.ts'
import { ThreadContext } from './thread-context.ts'

type Props = { comment: CommentView; pinned?: boolean; onSent: () => Promise<unknown> }

/** A comment with its replies, flat and oldest first, and the place where a reply is written. */
export function CommentBranch({ comment, pinned = false, onSent }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const source = useSource()
  const record = use(ThreadContext)?.record ?? { type: '', id: '' }
  const [open, setOpen] = useState(false)
  const [answered, setAnswered] = useState<ReplyView | null>(null)
  const loaded = useInfiniteQuery({ ...repliesQuery(source, record, comment.id), enabled: open })
  const replies = loaded.data?.pages.flatMap(({ items }) => items) ?? comment.replies
  const hidden = comment.replyCount - replies.length
  return (
    <li className="space-y-3">
      <Comment comment={comment} pinned={pinned} onReply={setAnswered} />
      <div className="ms-5 space-y-3 border-s-2 ps-4 empty:hidden sm:ms-11">
        {replies.map((reply) => (
          <Comment key={reply.id} comment={reply} onReply={setAnswered} />
        ))}
        {!loaded.data && hidden > 0 && (
          <Button look="quiet" size="sm" busy={loaded.isFetching} onClick={() => setOpen(true)}>
            {t('comments.moreReplies', { count: hidden, shown: formatNumber(hidden, locale) })}
          </Button>
        )}
        {loaded.data && (
          <LoadMore
            more={loaded.hasNextPage}
            busy={loaded.isFetchingNextPage}
            error={loaded.error}
            onMore={() => void loaded.fetchNextPage()}
          />
        )}
        {answered && (
          <CommentComposer
            key={answered.id}
            record={record}
            answers={{ commentId: answered.id, name: answered.author?.name ?? null }}
            onCancel={() => setAnswered(null)}
            onSent={async () => {
              setAnswered(null)
              setOpen(true)
              await onSent()
            }}
          />
        )}
      </div>
    </li>
  )
}
