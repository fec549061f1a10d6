import { Globe, LockKeyhole } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Picture } from '#platform/web/ui/picture.tsx'
import type { GroupSummary } from '../../contract.ts'
import { JoinButton } from '../join-button.tsx'
import { RoleBadge } from '../role-badge.tsx'

/** A group in a list. */
export function GroupCard({ group }: { group: GroupSummary }) {
  const { t } = useTranslation()
  const { id, name, description, banner, role, removed } = group
  return (
    <li className="relative flex flex-col overflow-hidden rounded-lg border bg-card">
      {banner && <Picture image={banner} alt="" sizes="(min-width: 64rem) 20rem, 90vw" className="aspect-4/1 w-full object-cover" />}
      <div className="flex grow flex-col gap-2 p-4">
        <h2 className="text-base leading-snug font-semibold wrap-anywhere">
          <Link to={`/groups/${id}`} className="underline-offset-4 hover:underline">
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-xs text-muted-foreground">
          <GroupFacts group={group} />
          {role && <RoleBadge as={role} />}
          {removed && <Badge tone="warning">{t('groups.removed.badge')}</Badge>}
        </p>
        {description && (
          <p dir="auto" className="line-clamp-3 wrap-anywhere text-muted-foreground">
            {description}
          </p>
        )}
        {!removed && (
          <div className="mt-auto pt-2">
            <JoinButton group={group} size="sm" />
          </div>
        )}
      </div>
    </li>
  )
}

/** Public or private, and how many members. */
export function GroupFacts({ group: { isPublic, memberCount } }: { group: GroupSummary }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const Icon = isPublic ? Globe : LockKeyhole
  return (
    <>
      <span className="inline-flex items-center gap-1.5">
        <Icon aria-hidden className="size-3.5" />
        {t(isPublic ? 'groups.public' : 'groups.private')}
      </span>
      <span>{t('groups.memberCount', { count: memberCount, shown: formatNumber(memberCount, locale) })}</span>
    </>
  )
}
