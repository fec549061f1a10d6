import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { LoadMore } from '#platform/web/ui/load-more.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { openConversationPath } from '../conversation-path.ts'
import { conversationName, partyName } from '../names.ts'
import { ConversationAvatar } from '../party-avatar.tsx'
import { foundQuery } from '../queries.ts'
import { rowTime } from '../times.ts'
import { ListSkeleton } from './list-skeleton.tsx'

/** Messages that contain the words; each opens at its place. */
export function FoundMessages({ q }: { q: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const found = useInfiniteQuery(foundQuery(useSource(), q))
  const items = found.data?.pages.flatMap((page) => page.items) ?? []
  if (found.isLoadingError) return <FailedNotice text={t('messages.failed')} onRetry={() => void found.refetch()} />
  if (found.isPending) return <ListSkeleton />
  if (items.length === 0) return <p className="px-5 py-3 text-sm text-muted-foreground">{t('messages.search.none')}</p>
  return (
    <>
      <ul aria-label={t('messages.search.messages')} className="px-2 pb-2">
        {items.map(({ message, conversation }) => (
          <li key={message.id}>
            <Link
              to={`${openConversationPath(conversation.id)}?q=${encodeURIComponent(q)}&at=${message.position}`}
              className="flex min-h-18 items-center gap-3 rounded-md px-3 py-2 transition hover:bg-muted"
            >
              <ConversationAvatar {...conversation} />
              <span className="min-w-0 grow">
                <span className="flex items-baseline gap-2">
                  <span className="flex min-w-0 grow font-medium">
                    <bdi className="truncate">{conversationName(t, conversation)}</bdi>
                  </span>
                  <time dateTime={message.sentAt} className="shrink-0 text-xs text-muted-foreground">
                    {rowTime(t, message.sentAt, new Date(), locale)}
                  </time>
                </span>
                <span className="line-clamp-2 text-sm wrap-anywhere text-muted-foreground">
                  <bdi>{t('messages.snippet.from', { name: message.mine ? t('messages.you') : partyName(t, message.sender) })}</bdi>{' '}
                  <bdi>{message.text}</bdi>
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <LoadMore
        more={found.hasNextPage}
        busy={found.isFetchingNextPage}
        error={found.isFetchNextPageError ? found.error : null}
        onMore={() => void found.fetchNextPage()}
      />
    </>
  )
}
