import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { useMe } from '#domains/accounts/web/index.ts'
import { errorCode } from '#platform/web/failure.ts'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { LoadMore } from '#platform/web/ui/load-more.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { COMMENT_SORTS, type CommentSort } from '../contract/limits.ts'
import { CommentBranch } from './comment-branch.tsx'
import { CommentComposer } from './comment-composer.tsx'
import { type CommentedRecord, linkedQuery, threadQuery } from './queries.ts'
import { QueuedComments } from './queued-comments.tsx'
import { ThreadContext } from './thread-context.ts'
import { ThreadSkeleton } from './thread-skeleton.tsx'
import { useThreadActs } from './use-thread-acts.ts'

type Props = {
  record: CommentedRecord
  /** The address of a hashtag; without it hashtags stay plain text. */
  tagPath?: (tag: string) => string
}

/** The comments on a record. Keys: comments.sort.* */
export default function CommentThread({ record, tagPath }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const source = useSource()
  const me = useMe()
  const heading = useId()
  const [search] = useSearchParams()
  const { pathname, search: query } = useLocation()
  const linkedId = search.get('comment')
  const [sort, setSort] = useState<CommentSort>('top')
  const thread = useInfiniteQuery(threadQuery(source, record, sort))
  const linked = useQuery({ ...linkedQuery(source, record, linkedId ?? ''), enabled: linkedId !== null })
  const { refresh, ...acts } = useThreadActs(record)
  const [first] = thread.data?.pages ?? []
  if (!first) return thread.error ? <Failed error={thread.error} onRetry={() => void thread.refetch()} /> : <ThreadSkeleton />

  const { count, pinned, canComment, canModerate, canPin } = first
  const link = linkedId === null ? null : (linked.data ?? null)
  const listed = thread.data?.pages.flatMap(({ items }) => items) ?? []
  const rest = listed.filter(({ id }) => id !== link?.id)
  const isEmpty = listed.length === 0 && !pinned
  return (
    <ThreadContext value={{ ...acts, record, canComment, canModerate, canPin, linkedId, tagPath }}>
      <section aria-labelledby={heading} className="space-y-5">
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
          <h2 id={heading} className="text-lg font-semibold">
            {t('comments.title', { count, shown: formatNumber(count, locale) })}
          </h2>
          {count > 1 && (
            <Select
              aria-label={t('comments.sort.label')}
              value={sort}
              onChange={({ target }) => setSort(target.value as CommentSort)}
              className="w-auto"
            >
              {COMMENT_SORTS.map((each) => (
                <option key={each} value={each}>
                  {t(`comments.sort.${each}`)}
                </option>
              ))}
            </Select>
          )}
        </div>
        {canComment && <CommentComposer record={record} onSent={refresh} />}
        {!me && (
          <ButtonLink look="secondary" to={`/login?${new URLSearchParams({ from: pathname + query })}`}>
            {t('comments.logIn')}
          </ButtonLink>
        )}
        <QueuedComments record={record} onSent={refresh} />
        {linked.error && errorCode(linked.error) === 'NOT_FOUND' && (
          <p role="status" className="text-sm text-muted-foreground">
            {t('comments.failure.NOT_FOUND')}
          </p>
        )}
        {isEmpty && <p className="text-sm text-muted-foreground">{t(canComment ? 'comments.empty.first' : 'comments.empty.none')}</p>}
        <ol className="space-y-5">
          {link && <CommentBranch comment={link} pinned={link.id === pinned?.id} onSent={refresh} />}
          {pinned && pinned.id !== link?.id && <CommentBranch key={pinned.id} comment={pinned} pinned onSent={refresh} />}
          {rest.map((comment) => (
            <CommentBranch key={comment.id} comment={comment} onSent={refresh} />
          ))}
        </ol>
        <LoadMore
          more={thread.hasNextPage}
          busy={thread.isFetchingNextPage}
          error={thread.isFetchNextPageError ? thread.error : null}
          onMore={() => void thread.fetchNextPage()}
        />
      </section>
    </ThreadContext>
  )
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div>
      <FailureNotice error={error} words="comments" />
      <Button look="secondary" onClick={onRetry}>
        {t('platform.failed.retry')}
      </Button>
    </div>
  )
}
