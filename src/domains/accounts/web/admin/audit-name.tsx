import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { accountPath } from './account-name.tsx'

/** Name of an actor or resource in the audit log. Deleted ones have an id and no name. */
export function AuditName({ id, name }: { id: string; name: string | null }) {
  const { t } = useTranslation()
  if (id === 'system') return t('accounts.audit.system')
  if (!id.startsWith('usr_')) return <bdi className="wrap-anywhere">{name ?? id}</bdi>
  return (
    <Link to={accountPath(id)} className="wrap-anywhere underline-offset-4 hover:underline">
      <bdi>{name ?? id}</bdi>
    </Link>
  )
}
