import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSource } from '#platform/web/source.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { LoadMore } from '#platform/web/ui/load-more.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { ANSWERS, type Answer } from '../../contract/limits.ts'
import { comingQuery } from './queries.ts'

/** Who comes to an event. Keys: groups.events.answer.* */
export function ComingPeople({ eventId }: { eventId: string }) {
  const { t } = useTranslation()
  const [answer, setAnswer] = useState<Answer>('going')
  const list = useInfiniteQuery(comingQuery(useSource(), eventId, answer))
  const people = list.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <Panel title={t('groups.events.people')}>
      <Segmented
        label={t('groups.events.people')}
        choices={ANSWERS.map((value) => ({ value, label: t(`groups.events.answer.${value}`) }))}
        value={answer}
        onChange={setAnswer}
      />
      {list.isLoadingError && <FailedNotice text={t('groups.events.failed')} onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton className="mt-4 h-24 rounded-lg" />}
      {list.data && people.length === 0 && <p className="mt-4 text-muted-foreground">{t('groups.events.nobody')}</p>}
      <ul className="mt-4 space-y-3">
        {people.map(({ id, username, name, avatarUrl }) => (
          <li key={id} className="flex items-center gap-3">
            <Avatar name={username} picture={avatarUrl} />
            <Link to={`/profile/${encodeURIComponent(username)}`} className="font-medium wrap-anywhere underline-offset-4 hover:underline">
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      <LoadMore more={list.hasNextPage} busy={list.isFetchingNextPage} error={list.error} onMore={() => void list.fetchNextPage()} />
    </Panel>
  )
}
