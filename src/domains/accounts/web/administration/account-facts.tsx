import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDay } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import type { AccountView } from '../../contract.ts'
import { RoleBadge, StateBadge } from './account-badges.tsx'

/** Keys: accounts.admin.proof.* */
export function AccountFacts({ account }: { account: AccountView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { id, username, email, avatarUrl, role, emailProof, createdAt, lastSeenAt, secondFactor, suspension } = account
  return (
    <section className="rounded-lg border bg-card p-5 sm:p-6">
      <header className="flex items-center gap-4">
        <Avatar name={username} picture={avatarUrl} size="lg" />
        <div className="min-w-0">
          <h2 className="text-lg leading-snug font-bold wrap-anywhere">
            <bdi>{username}</bdi>
          </h2>
          <p className="mt-1.5 flex flex-wrap gap-2">
            <RoleBadge role={role} />
            <StateBadge suspension={suspension} />
          </p>
        </div>
      </header>
      <dl className="mt-5 divide-y border-t">
        <Fact label={t('accounts.field.email')}>
          <bdi dir="ltr" className="wrap-anywhere">
            {email}
          </bdi>{' '}
          <Badge tone={emailProof === 'mailed' ? 'success' : 'warning'}>{t(`accounts.admin.proof.${emailProof}`)}</Badge>
        </Fact>
        <Fact label={t('accounts.admin.joined')}>{formatDay(createdAt, locale)}</Fact>
        <Fact label={t('accounts.admin.lastSeen')}>{lastSeenAt ? <RelativeTime iso={lastSeenAt} /> : t('accounts.admin.never')}</Fact>
        <Fact label={t('accounts.totp.title')}>{secondFactor ? t('accounts.totp.on') : t('accounts.totp.off')}</Fact>
        <Fact label={t('accounts.admin.id')}>
          <code dir="ltr" className="text-xs wrap-anywhere">
            {id}
          </code>
        </Fact>
        {suspension && (
          <Fact label={t('accounts.admin.reason')}>
            <span dir="auto" className="wrap-anywhere">
              {suspension.reason}
            </span>{' '}
            <span className="text-muted-foreground">
              (<RelativeTime iso={suspension.since} />)
            </span>
          </Fact>
        )}
      </dl>
      <Link
        to={`/profile/${encodeURIComponent(username)}`}
        className="mt-4 inline-flex min-h-9 items-center font-semibold text-primary underline-offset-4 hover:underline"
      >
        {t('accounts.admin.seeProfile')}
      </Link>
    </section>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 gap-y-0.5 py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-muted-foreground">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
