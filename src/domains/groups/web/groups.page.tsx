import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { useSource } from '#platform/web/source.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { Tabs } from '#platform/web/ui/tabs.tsx'
import { groupsQuery } from './queries.ts'

const GroupList = lazyPart(() => import('./list/group-list.tsx'), { Fallback: () => <Skeleton className="h-64 rounded-lg" /> })
const CreateDialog = lazyPart(() => import('./list/create-dialog.tsx'))

/** My groups, invitations and groups to discover. */
export default function GroupsPage() {
  const { t } = useTranslation()
  const [creating, setCreating] = useState(false)
  const invited = useInfiniteQuery(groupsQuery(useSource(), 'invited', '')).data?.pages[0]?.total.count ?? 0
  return (
    <main id="content" className="mx-auto w-full max-w-5xl px-4 py-6 md:px-8 md:py-10">
      <PageHead title={t('groups.title')} hidden />
      <header className="mb-5 flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-xl font-bold tracking-tight">{t('groups.title')}</h1>
          <p className="mt-1 max-w-prose text-muted-foreground">{t('groups.lead')}</p>
        </div>
        <Button onClick={() => setCreating(true)}>
          <Plus aria-hidden className="size-4" />
          {t('groups.create.open')}
        </Button>
      </header>
      <Tabs
        label={t('groups.title')}
        tabs={[
          {
            key: 'mine',
            title: t('groups.tab.mine'),
            content: (
              <GroupList scope="mine">
                <ButtonLink to="/groups?tab=discover">{t('groups.findGroups')}</ButtonLink>
              </GroupList>
            ),
          },
          { key: 'discover', title: t('groups.tab.discover'), content: <GroupList scope="discover" /> },
          { key: 'invited', title: t('groups.tab.invited'), count: invited, content: <GroupList scope="invited" /> },
        ]}
      />
      {creating && <CreateDialog onClose={() => setCreating(false)} />}
    </main>
  )
}
