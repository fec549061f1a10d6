import { useInfiniteQuery } from '@tanstack/react-query'
import { Inbox, MessagesSquare } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useSource } from '#platform/web/source.ts'
import { useRowKeys } from '#platform/web/table/use-row-keys.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { NoResults } from '#platform/web/ui/empty.tsx'
import { LoadMore } from '#platform/web/ui/load-more.tsx'
import { FailedNotice, Notice } from '#platform/web/ui/notice.tsx'
import { openConversationPath } from '../conversation-path.ts'
import { conversationsQuery, type ListFilter } from '../queries.ts'
import { ConversationRowItem } from './conversation-row.tsx'
import { ListSkeleton } from './list-skeleton.tsx'

type Props = {
  filter: ListFilter
  /** The open conversation. */
  current: string | null
  onClear: () => void
  onNew: () => void
}

/** Kept while the page changes, so that Back returns to the same place. */
let scrolled = 0

/** Conversations by last message. Arrows, J and K move, Enter opens. */
export function ConversationList({ filter, current, onClear, onNew }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const box = useRef<HTMLDivElement>(null)
  const list = useInfiniteQuery(conversationsQuery(useSource(), filter))
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  const ids = items.map(({ id }) => id)
  const { rowProps } = useRowKeys({
    ids,
    open: (id) => void navigate({ pathname: openConversationPath(id), search: listSearch(filter) }),
  })

  useEffect(() => {
    const { current: element } = box
    if (element) element.scrollTop = scrolled
    return () => {
      scrolled = element?.scrollTop ?? 0
    }
  }, [])

  return (
    <div ref={box} className="min-h-0 grow overflow-y-auto overscroll-contain [scrollbar-width:thin]">
      {list.isLoadingError && <FailedNotice text={t('messages.failed')} onRetry={() => void list.refetch()} />}
      {list.isPending && <ListSkeleton />}
      {list.data && items.length === 0 && <NoConversations filter={filter} onClear={onClear} onNew={onNew} />}
      {items.length > 0 && (
        <ul aria-label={t('messages.title')} className="p-2">
          {items.map((row) => (
            <ConversationRowItem
              key={row.id}
              row={row}
              isOpen={row.id === current}
              search={listSearch(filter)}
              rowProps={rowProps(row.id)}
            />
          ))}
        </ul>
      )}
      <div className="px-3 pb-3">
        <LoadMore
          more={list.hasNextPage}
          busy={list.isFetchingNextPage}
          error={list.isFetchNextPageError ? list.error : null}
          onMore={() => void list.fetchNextPage()}
        />
      </div>
    </div>
  )
}

/** The filter as it is in the address. */
export function listSearch({ folder, unread, q }: ListFilter): string {
  const search = new URLSearchParams({ ...(folder === 'requests' && { folder }), ...(unread && { show: 'unread' }), ...(q && { q }) })
  return search.size > 0 ? `?${search}` : ''
}

function NoConversations({ filter: { folder, unread, q }, onClear, onNew }: Pick<Props, 'filter' | 'onClear' | 'onNew'>) {
  const { t } = useTranslation()
  if (unread || q) return <NoResults text={t('messages.noResults')} onClear={onClear} />
  if (folder === 'requests') return <Notice icon={Inbox} title={t('messages.empty.requests')} text={t('messages.empty.requestsText')} />
  return (
    <Notice icon={MessagesSquare} title={t('messages.empty.inbox')} text={t('messages.empty.inboxText')}>
      <Button onClick={onNew}>{t('messages.create.title')}</Button>
    </Notice>
  )
}
