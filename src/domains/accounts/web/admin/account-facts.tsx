import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { RecordDetail, RecordDetails } from '#platform/web/record/record-details.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import type { AccountView } from '../../contract.ts'

/** Keys: accounts.admin.proof.* */
export function AccountFacts({ account }: { account: AccountView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { id, username, email, emailProof, createdAt, lastSeenAt, secondFactor, suspension } = account
  return (
    <RecordDetails label={t('platform.record.details')}>
      <RecordDetail label={t('accounts.field.username')}>
        <bdi>@{username}</bdi>
      </RecordDetail>
      <RecordDetail label={t('accounts.field.email')}>
        <bdi dir="ltr">{email}</bdi>{' '}
        <Badge tone={emailProof === 'mailed' ? 'success' : 'warning'}>{t(`accounts.admin.proof.${emailProof}`)}</Badge>
      </RecordDetail>
      <RecordDetail label={t('accounts.admin.joined')}>{formatDay(createdAt, locale)}</RecordDetail>
      <RecordDetail label={t('accounts.admin.lastSeen')}>
        {lastSeenAt ? <RelativeTime iso={lastSeenAt} /> : t('accounts.admin.never')}
      </RecordDetail>
      <RecordDetail label={t('accounts.totp.title')}>{secondFactor ? t('accounts.totp.on') : t('accounts.totp.off')}</RecordDetail>
      <RecordDetail label={t('accounts.admin.id')}>
        <code dir="ltr" className="text-xs">
          {id}
        </code>
      </RecordDetail>
      {suspension && (
        <RecordDetail label={t('accounts.admin.reason')}>
          <span dir="auto">{suspension.reason}</span>{' '}
          <span className="text-muted-foreground">
            (<RelativeTime iso={suspension.since} />)
          </span>
        </RecordDetail>
      )}
      <RecordDetail label={t('accounts.admin.person')}>
        <Link to={`/profile/${encodeURIComponent(username)}`} className="font-semibold text-primary underline-offset-4 hover:underline">
          {t('accounts.admin.seeProfile')}
        </Link>
      </RecordDetail>
    </RecordDetails>
  )
}
