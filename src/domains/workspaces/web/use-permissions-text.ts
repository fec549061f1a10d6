import { useTranslation } from 'react-i18next'
import type { Permission } from '#platform/shared/permissions.ts'
import { useLanguage } from '#platform/web/i18n/use-language.ts'
import type { MembershipRole } from '../contract.ts'

/** Formats the permissions of a membership. Keys: workspaces.permission.* */
export function usePermissionsText(): (membership: { role: MembershipRole; permissions: readonly Permission[] }) => string {
  const { t } = useTranslation()
  const list = new Intl.ListFormat(useLanguage(), { type: 'unit' })
  return ({ role, permissions }) => {
    if (role !== 'staff') return t('workspaces.permissions.all')
    return permissions.length === 0
      ? t('workspaces.permissions.none')
      : list.format(permissions.map((permission) => t(`workspaces.permission.${permission}`)))
  }
}
