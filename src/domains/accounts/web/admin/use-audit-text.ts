import { useTranslation } from 'react-i18next'
import { formatDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import type { AuditView } from '../../contract.ts'

/**
 * Formats an audit action. Each domain translates its own actions: `accounts.act.suspended` for the action `accounts.suspended`. An action
 * without a translation is shown as its code. Keys: accounts.act.*, workspaces.act.*, vendors.act.*, catalog.act.*, reports.act.*, finance.act.*,
 * reviews.act.*, marketplace.act.*, promotions.act.*, cart.act.*, orders.act.*, pages.act.*, platform.act.*, accounts.role.*
 */
export function useAuditText(): (entry: Pick<AuditView, 'action' | 'details'>) => string {
  const { t } = useTranslation()
  const locale = useLocale()
  return ({ action, details }) => {
    const [domain, name] = action.split('.')
    const after = asRecord(details['after'])
    const { until } = asRecord(after['suspension'])
    if (action === 'accounts.suspended' && typeof until === 'string') {
      return t('accounts.act.suspendedUntil', { day: formatDay(until, locale) })
    }
    const role = typeof after['role'] === 'string' ? t(`accounts.role.${after['role']}`) : ''
    const registration = after['registration'] === 'closed' ? t('accounts.act.registrationClosed') : t('accounts.act.registrationOpen')
    return t(`${domain}.act.${name}`, { role, registration, defaultValue: action })
  }
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
