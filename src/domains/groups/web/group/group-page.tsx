import { useQuery } from '@tanstack/react-query'
import { Ban, LockKeyhole, Settings } from 'lucide-react'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { GroupTab, GroupTabProps } from '#platform/web/domain.ts'
import { errorCode, failureText } from '#platform/web/failure.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { useSource } from '#platform/web/source.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { NotFound } from '#platform/web/ui/not-found.tsx'
import { FailedNotice, Notice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Picture } from '#platform/web/ui/picture.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { type Tab, Tabs } from '#platform/web/ui/tabs.tsx'
import type { GroupView } from '../../contract.ts'
import { JoinButton } from '../join-button.tsx'
import { GroupFacts } from '../list/group-card.tsx'
import { PeopleTable } from '../people-table.tsx'
import { groupQuery } from '../queries.ts'
import { About } from './about.tsx'
import { GroupMenu } from './group-menu.tsx'

const EventsTab = lazyPart(() => import('../events/events-tab.tsx'), { Fallback: () => <Skeleton className="h-48 rounded-lg" /> })
const ProductsTab = lazyPart(() => import('../products/products-tab.tsx'), { Fallback: () => <Skeleton className="h-64 rounded-lg" /> })
const FilesTab = lazyPart(() => import('../files/files-tab.tsx'), { Fallback: () => <Skeleton className="h-48 rounded-lg" /> })

type Brought = GroupTab & { Content: ComponentType<GroupTabProps> }
type Props = { id: string; tabs: readonly Brought[] }

export default function GroupPage({ id, tabs }: Props) {
  const { t } = useTranslation()
  const { data: group, error, isLoadingError, refetch } = useQuery(groupQuery(useSource(), id))
  if (errorCode(error) === 'NOT_FOUND') return <NotFound />
  return (
    <main id="content" className="mx-auto w-full max-w-5xl px-4 py-6 md:px-8 md:py-10">
      <PageHead title={group?.name ?? t('groups.title')} hidden />
      {isLoadingError && <FailedNotice text={failureText(t, error, 'groups')} onRetry={() => void refetch()} />}
      {!group && !isLoadingError && <Skeleton className="h-64 rounded-lg" />}
      {group && (
        <>
          <Head group={group} />
          {group.removed && (
            <div className="mt-6 rounded-lg border border-dashed">
              <Notice icon={Ban} title={t('groups.removed.title')} text={t('groups.removed.text')} />
            </div>
          )}
          {group.mayRead ? (
            <GroupTabs group={group} tabs={tabs} />
          ) : (
            <div className="mt-8 rounded-lg border border-dashed">
              <Notice icon={LockKeyhole} title={t('groups.closed.title')} text={t('groups.closed.text')} />
            </div>
          )}
        </>
      )}
    </main>
  )
}

function Head({ group }: { group: GroupView }) {
  const { t } = useTranslation()
  const { id, name, description, banner, moderates, mayRead, requestCount, removed } = group
  return (
    <header>
      {banner && (
        <Picture image={banner} eager sizes="(min-width: 64rem) 60rem, 100vw" className="mb-5 aspect-4/1 w-full rounded-lg object-cover" />
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 grow basis-64">
          <h1 className="text-xl leading-tight font-bold tracking-tight wrap-anywhere">
            <bdi>{name}</bdi>
          </h1>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted-foreground">
            <GroupFacts group={group} />
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {!removed && <JoinButton group={group} />}
          {moderates && (
            <ButtonLink to={`/groups/${id}/settings${requestCount > 0 ? '?tab=requests' : ''}`} look="secondary">
              <Settings aria-hidden className="size-4" />
              {requestCount > 0 ? t('groups.openRequests', { count: requestCount }) : t('groups.settings.title')}
            </ButtonLink>
          )}
          <GroupMenu group={group} />
        </div>
      </div>
      {!mayRead && description && (
        <p dir="auto" className="mt-4 max-w-prose whitespace-pre-line wrap-anywhere">
          {description}
        </p>
      )}
    </header>
  )
}

function GroupTabs({ group, tabs }: { group: GroupView; tabs: readonly Brought[] }) {
  const { t } = useTranslation()
  const { id, name, role, moderates, needsApproval, memberCount, removed } = group
  const own: (Tab & { position: number })[] = [
    { key: 'events', position: 12, title: t('groups.tab.events'), content: <EventsTab group={group} /> },
    { key: 'products', position: 14, title: t('groups.tab.products'), content: <ProductsTab group={group} /> },
    { key: 'files', position: 16, title: t('groups.tab.files'), content: <FilesTab group={group} /> },
    { key: 'about', position: 20, title: t('groups.tab.about'), content: <About group={group} /> },
    {
      key: 'members',
      position: 30,
      title: t('groups.tab.members'),
      count: memberCount,
      content: <PeopleTable list="members" group={group} />,
    },
  ]
  const open = tabs.filter(({ forModerators = false }) => moderates || !forModerators)
  const brought = open.map(({ key, position, title, Content }) => ({
    key,
    position,
    title: t(title),
    content: (
      <Content
        groupId={id}
        groupName={name}
        mayWrite={role !== null && !removed}
        moderates={moderates}
        needsApproval={needsApproval && !moderates}
      />
    ),
  }))
  return (
    <div className="mt-8">
      <Tabs label={t('groups.tabs')} tabs={[...own, ...brought].toSorted((one, other) => one.position - other.position)} />
    </div>
  )
}
