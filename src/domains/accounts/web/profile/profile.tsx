import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CalendarDays, ExternalLink, PencilLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { errorCode, failureText } from '#platform/web/failure.ts'
import { formatUtcDay } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { NotFound } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { ProfileView } from '../../contract.ts'
import { useMe } from '../queries.ts'
import { profileQuery } from './queries.ts'

export function Profile({ username }: { username: string }) {
  const { t } = useTranslation()
  const me = useMe()
  const { data, error, isLoadingError, refetch } = useQuery({
    ...profileQuery(useSource(), username),
    placeholderData: keepPreviousData<ProfileView>,
  })
  if (errorCode(error) === 'NOT_FOUND' && !data) return <NotFound />
  return (
    <main id="content" className="mx-auto w-full max-w-3xl px-4 py-8 md:px-8 md:py-12">
      <PageHead title={data?.username ?? t('accounts.profile.title')} hidden />
      {isLoadingError && <FailedNotice text={failureText(t, error, 'accounts')} onRetry={() => void refetch()} />}
      {data && <Shown profile={data} mine={data.id === me?.id} />}
      {!data && !isLoadingError && <ProfileSkeleton />}
    </main>
  )
}

function Shown({ profile, mine }: { profile: ProfileView; mine: boolean }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { username, avatarUrl, bio, links, joinedAt } = profile
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Avatar name={username} picture={avatarUrl} size="xl" className="max-sm:size-20" />
        <div className="min-w-0 grow basis-48">
          <h1 className="text-xl leading-tight font-bold tracking-tight wrap-anywhere">
            <bdi>{username}</bdi>
          </h1>
          <p className="mt-1.5 flex items-center gap-2 text-muted-foreground">
            <CalendarDays aria-hidden className="size-4 shrink-0" />
            {t('accounts.profile.joined', { day: formatUtcDay(joinedAt, locale) })}
          </p>
        </div>
        {mine && (
          <ButtonLink to="/settings?tab=profile" look="secondary" className="max-sm:w-full">
            <PencilLine aria-hidden className="size-4" />
            {t('accounts.profile.edit')}
          </ButtonLink>
        )}
      </header>
      {bio && (
        <p dir="auto" className="mt-7 max-w-prose text-base wrap-anywhere whitespace-pre-line">
          {bio}
        </p>
      )}
      {links.length > 0 && (
        <ul aria-label={t('accounts.links.title')} className="mt-7 divide-y rounded-lg border bg-card">
          {links.map(({ label, url }) => (
            <li key={`${label} ${url}`}>
              <a
                href={url}
                target="_blank"
                rel="me nofollow noopener"
                className="flex min-h-14 items-center gap-4 px-4 py-2.5 transition hover:bg-muted sm:px-5"
              >
                <span className="min-w-0 grow">
                  <span dir="auto" className="block truncate font-medium">
                    {label}
                  </span>
                  <span dir="ltr" className="block truncate text-xs text-muted-foreground rtl:text-end">
                    {new URL(url).host}
                  </span>
                </span>
                <ExternalLink aria-hidden className="size-4 shrink-0 text-muted-foreground" />
                <span className="sr-only">{t('accounts.profile.newTab')}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {mine && !bio && links.length === 0 && (
        <p className="mt-7 rounded-lg border border-dashed p-5 text-muted-foreground">{t('accounts.profile.empty')}</p>
      )}
    </>
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
