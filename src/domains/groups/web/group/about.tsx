import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatUtcDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import type { Role } from '../../contract/limits.ts'
import type { GroupView } from '../../contract.ts'
import { RoleBadge } from '../role-badge.tsx'

/** Description, rules, and who looks after the group. */
export function About({ group }: { group: GroupView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { description, rules, owner, moderators, createdAt, isPublic } = group
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="space-y-6">
        <Panel title={t('groups.about.title')} lead={t(isPublic ? 'groups.publicHint' : 'groups.privateHint')}>
          <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
            {description || t('groups.about.none')}
          </p>
          <p className="mt-4 text-muted-foreground">{t('groups.about.created', { day: formatUtcDay(createdAt, locale) })}</p>
        </Panel>
        {rules.length > 0 && (
          <Panel title={t('groups.about.rules')}>
            <ol className="list-decimal space-y-2 ps-5">
              {rules.map((rule) => (
                <li key={rule} dir="auto" className="wrap-anywhere">
                  {rule}
                </li>
              ))}
            </ol>
          </Panel>
        )}
      </div>
      <Panel title={t('groups.about.staff')}>
        <ul className="space-y-3">
          {owner && <Person user={owner} as="owner" />}
          {moderators.map((user) => (
            <Person key={user.id} user={user} as="moderator" />
          ))}
        </ul>
      </Panel>
    </div>
  )
}

function Person({ user: { username, name, avatarUrl }, as }: { user: NonNullable<GroupView['owner']>; as: Role }) {
  return (
    <li className="flex items-center gap-3">
      <Avatar name={username} picture={avatarUrl} />
      <span className="flex min-w-0 flex-wrap items-center gap-2">
        <Link to={`/profile/${encodeURIComponent(username)}`} className="font-medium wrap-anywhere underline-offset-4 hover:underline">
          <bdi>{name}</bdi>
        </Link>
        <RoleBadge as={as} />
      </span>
    </li>
  )
}
