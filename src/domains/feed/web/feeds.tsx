import { useInfiniteQuery } from '@tanstack/react-query'
import { Compass, Newspaper, UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Suggestions } from '#domains/network/web/index.ts'
import { useSource } from '#platform/web/source.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Empty } from '#platform/web/ui/empty.tsx'
import { Tabs } from '#platform/web/ui/tabs.tsx'
import { EntryList } from './list/lazy-entry-list.ts'
import { NewsPill } from './list/news-pill.tsx'
import { discoverQuery, homeQuery, myGroupsQuery } from './queries.ts'

/** The feeds of a member. */
export default function Feeds() {
  const { t } = useTranslation()
  return (
    <Tabs
      label={t('feed.title')}
      tabs={[
        { key: 'following', title: t('feed.tab.following'), content: <Following /> },
        { key: 'groups', title: t('feed.tab.groups'), content: <Groups /> },
        { key: 'discover', title: t('feed.tab.discover'), content: <Discover /> },
      ]}
    />
  )
}

function Following() {
  const { t } = useTranslation()
  const query = useInfiniteQuery(homeQuery(useSource()))
  const newest = query.data?.pages[0]?.items[0]?.at
  return (
    <div>
      <NewsPill since={newest} />
      <EntryList
        label={t('feed.tab.following')}
        query={query}
        empty={
          <>
            <Empty icon={Newspaper} title={t('feed.empty.following.title')} text={t('feed.empty.following.text')}>
              <ButtonLink to="/social?tab=discover">{t('feed.empty.following.action')}</ButtonLink>
            </Empty>
            <h2 className="mt-8 mb-3 font-semibold">{t('feed.empty.people')}</h2>
            <Suggestions />
          </>
        }
      />
    </div>
  )
}

function Groups() {
  const { t } = useTranslation()
  const query = useInfiniteQuery(myGroupsQuery(useSource()))
  return (
    <EntryList
      label={t('feed.tab.groups')}
      query={query}
      empty={
        <Empty icon={UsersRound} title={t('feed.empty.groups.title')} text={t('feed.empty.groups.text')}>
          <ButtonLink to="/groups?tab=discover">{t('feed.empty.groups.action')}</ButtonLink>
        </Empty>
      }
    />
  )
}

function Discover() {
  const { t } = useTranslation()
  const query = useInfiniteQuery(discoverQuery(useSource()))
  return (
    <div>
      <p className="mb-4 text-sm text-muted-foreground">{t('feed.order')}</p>
      <EntryList
        label={t('feed.tab.discover')}
        query={query}
        empty={<Empty icon={Compass} title={t('feed.empty.discover.title')} text={t('feed.empty.discover.text')} />}
      />
    </div>
  )
}
