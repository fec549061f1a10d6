/** `/profile` shows the member's own profile, `/profile/{username}` another member's. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMe } from '#domains/accounts/web/index.ts'
import { profileQuery } from '#domains/network/web/index.ts'
import { errorCode, failureText } from '#platform/web/failure.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { useSource } from '#platform/web/source.ts'
import { NotFound } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { Route } from './+types/profile.page.ts'
import { ProfileHead } from './profile-head.tsx'
import type { NetworkProfile } from './profile-type.ts'

const ProfileTabs = lazyPart(() => import('./profile-tabs.tsx'), { Fallback: () => <Skeleton className="mt-8 h-80 rounded-lg" /> })

export default function ProfilePage({ params }: Route.ComponentProps) {
  const { t } = useTranslation()
  const me = useMe()
  const username = ('username' in params ? params.username : undefined) ?? me?.username
  if (!username) return <p role="status">{t('platform.loading')}</p>
  return <Profile key={username} username={username} />
}

function Profile({ username }: { username: string }) {
  const { t } = useTranslation()
  const { data, error, isLoadingError, refetch } = useQuery({
    ...profileQuery(useSource(), username),
    placeholderData: keepPreviousData<NetworkProfile>,
  })
  if (errorCode(error) === 'NOT_FOUND') return <NotFound />
  return (
    <main id="content" className="mx-auto w-full max-w-5xl px-4 py-8 md:px-8 md:py-12">
      <PageHead title={data?.name ?? t('accounts.profile.title')} hidden />
      {isLoadingError && <FailedNotice text={failureText(t, error, 'network')} onRetry={() => void refetch()} />}
      {data && (
        <>
          <ProfileHead profile={data} />
          <ProfileTabs profile={data} />
        </>
      )}
      {!data && !isLoadingError && <ProfileSkeleton />}
    </main>
  )
}

function ProfileSkeleton() {
  return (
    <div aria-hidden className="flex items-center gap-6">
      <Skeleton className="size-20 rounded-full sm:size-28" />
      <div className="grow space-y-3">
        <Skeleton className="h-9 w-48" />
        <Skeleton className="h-5 w-64 max-w-full" />
      </div>
    </div>
  )
}
