import { LockKeyhole } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { AtUsername } from '#domains/accounts/web/index.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import type { PersonView } from '../contract.ts'

export const profilePath = ({ username }: Pick<PersonView, 'username'>) => `/profile/${encodeURIComponent(username)}`

/** A person in a list, with a line below the name. */
export function PersonName({ person, line }: { person: PersonView; line?: string | undefined }) {
  const { t } = useTranslation()
  const { username, name, avatarUrl, isPrivate, relation } = person
  return (
    <span className="flex min-w-0 items-center gap-3 py-1.5">
      <Avatar name={username} picture={avatarUrl} />
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link to={profilePath(person)} className="font-medium wrap-anywhere underline-offset-4 hover:underline">
            <bdi>{name}</bdi>
          </Link>
          <AtUsername person={person} />
          {isPrivate && (
            <span title={t('network.private')}>
              <LockKeyhole aria-hidden className="size-3.5 text-muted-foreground" />
              <span className="sr-only">{t('network.private')}</span>
            </span>
          )}
          {relation.followsMe && <Badge>{t('network.followsYou')}</Badge>}
          {relation.muted && <Badge>{t('network.muted')}</Badge>}
        </span>
        {line && (
          <span dir="auto" className="mt-0.5 line-clamp-3 text-xs whitespace-pre-line wrap-anywhere text-muted-foreground">
            {line}
          </span>
        )}
      </span>
    </span>
  )
}
