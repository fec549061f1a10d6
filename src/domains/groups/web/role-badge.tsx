import { useTranslation } from 'react-i18next'
import { Badge } from '#platform/web/ui/badge.tsx'
import type { Role } from '../contract/limits.ts'

/** Nothing for a plain member. Keys: groups.role.* */
export function RoleBadge({ as: role }: { as: Role }) {
  const { t } = useTranslation()
  return role === 'member' ? null : <Badge tone={role === 'owner' ? 'accent' : 'neutral'}>{t(`groups.role.${role}`)}</Badge>
}
