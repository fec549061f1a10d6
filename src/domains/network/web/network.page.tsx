import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMe } from '#domains/accounts/web/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { useSource } from '#platform/web/source.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { Tabs } from '#platform/web/ui/tabs.tsx'
import { overviewQuery } from './queries.ts'

const Loading = () => <Skeleton className="h-80 rounded-lg" />
const PeopleTable = lazyPart(() => import('./people-table.tsx'), { Fallback: Loading })
const RequestsTable = lazyPart(() => import('./requests-table.tsx'), { Fallback: Loading })
const Suggestions = lazyPart(() => import('./suggestions.tsx'), { Fallback: Loading })

/** Followers, following, requests and suggestions. The counts equal the lists. */
export default function NetworkPage() {
  const { t } = useTranslation()
  const me = useMe()
  const { data: counts } = useQuery(overviewQuery(useSource()))
  const { username } = me ?? {}
  if (!username) return <p role="status">{t('platform.loading')}</p>
  const count = (shown: number | undefined) => (shown === undefined ? {} : { count: shown })
  return (
    <main id="content" className="mx-auto w-full max-w-5xl px-4 py-6 md:px-8 md:py-10">
      <PageHead title={t('network.title')} hidden />
      <header className="mb-5 flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-xl font-bold tracking-tight">{t('network.title')}</h1>
          <p className="mt-1 max-w-prose text-muted-foreground">{t('network.lead')}</p>
        </div>
        <ButtonLink to="/settings?tab=privacy" look="secondary">
          {t('network.openPrivacy')}
        </ButtonLink>
      </header>
      <Tabs
        label={t('network.title')}
        tabs={[
          {
            key: 'followers',
            title: t('network.tab.followers'),
            ...count(counts?.followers),
            content: <PeopleTable isMe kind="followers" username={username} />,
          },
          {
            key: 'following',
            title: t('network.tab.following'),
            ...count(counts?.following),
            content: <PeopleTable isMe kind="following" username={username} />,
          },
          {
            key: 'received',
            title: t('network.tab.received'),
            ...count(counts?.received),
            content: (
              <>
                <p className="mb-4 max-w-prose text-muted-foreground">{t('network.acceptHint')}</p>
                <RequestsTable direction="received" />
              </>
            ),
          },
          { key: 'sent', title: t('network.tab.sent'), ...count(counts?.sent), content: <RequestsTable direction="sent" /> },
          { key: 'suggestions', title: t('network.tab.suggestions'), content: <Suggestions /> },
        ]}
      />
    </main>
  )
}
