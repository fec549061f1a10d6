import { useTranslation } from 'react-i18next'
import { formatDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import type { AccountView, Role } from '../../contract.ts'

/** Keys: accounts.role.* */
export function RoleBadge({ role }: { role: Role }) {
  const { t } = useTranslation()
  return <Badge tone={role === 'user' ? 'neutral' : 'accent'}>{t(`accounts.role.${role}`)}</Badge>
}

export function StateBadge({ suspension }: Pick<AccountView, 'suspension'>) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (!suspension) return <Badge tone="success">{t('accounts.admin.active')}</Badge>
  return (
    <Badge tone="destructive">
      {suspension.until ? t('accounts.admin.suspendedUntil', { day: formatDay(suspension.until, locale) }) : t('accounts.admin.suspended')}
    </Badge>
  )
}
