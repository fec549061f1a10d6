import { CalendarDays, LockKeyhole, PencilLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { AtUsername } from '#domains/accounts/web/index.ts'
import { MessageButton } from '#domains/messages/web/index.ts'
import { FollowButton, Mutuals, PersonMenu } from '#domains/network/web/index.ts'
import { formatUtcDay } from '#platform/web/i18n/dates.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import type { NetworkProfile } from './profile-type.ts'

/** Who it is, the counts, the one button and the menu. */
export function ProfileHead({ profile }: { profile: NetworkProfile }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { username, name, avatarUrl, joinedAt, isMe, isPrivate, relation, mutuals } = profile
  return (
    <header className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <Avatar name={username} picture={avatarUrl} size="xl" className="max-sm:size-20" />
      <div className="min-w-0 grow basis-48">
        <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl leading-tight font-bold tracking-tight wrap-anywhere">
          <bdi>{name}</bdi>
          {isPrivate && (
            <Badge>
              <LockKeyhole aria-hidden className="size-3.5" />
              {t('network.private')}
            </Badge>
          )}
          {relation.followsMe && <Badge>{t('network.followsYou')}</Badge>}
          {relation.muted && <Badge>{t('network.muted')}</Badge>}
        </h1>
        <AtUsername person={profile} />
        <p className="mt-1.5 flex items-center gap-2 text-muted-foreground">
          <CalendarDays aria-hidden className="size-4 shrink-0" />
          {t('accounts.profile.joined', { day: formatUtcDay(joinedAt, locale) })}
        </p>
        {!relation.blocked && (
          <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
            <Count profile={profile} kind="followers" shown={formatNumber(profile.followers, locale)} />
            <Count profile={profile} kind="following" shown={formatNumber(profile.following, locale)} />
          </p>
        )}
        <Mutuals {...mutuals} />
      </div>
      <div className="flex items-center gap-2 max-sm:w-full">
        {isMe ? (
          <ButtonLink to="/settings?tab=profile" look="secondary" className="max-sm:grow">
            <PencilLine aria-hidden className="size-4" />
            {t('accounts.profile.edit')}
          </ButtonLink>
        ) : (
          <>
            <FollowButton person={profile} />
            {!relation.blocked && <MessageButton to={{ person: profile.id }} name={name} />}
            <PersonMenu person={profile} removable />
          </>
        )}
      </div>
    </header>
  )
}

type CountProps = { profile: NetworkProfile; kind: 'followers' | 'following'; shown: string }

/** A number that opens its list, for those who may see it. Keys: network.count.* */
function Count({ profile, kind, shown }: CountProps) {
  const { t } = useTranslation()
  const words = (
    <>
      <strong className="text-foreground tabular-nums">{shown}</strong> {t(`network.count.${kind}`, { count: profile[kind] })}
    </>
  )
  if (!profile.showsLists) return <span className="text-muted-foreground">{words}</span>
  return (
    <Link to={`?tab=${kind}`} preventScrollReset className="text-muted-foreground underline-offset-4 hover:underline">
      {words}
    </Link>
  )
}
