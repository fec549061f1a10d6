import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { accountPath } from './account-name.tsx'

/** Somebody or something the audit log names. Whoever is gone has an id and no name. */
export function Named({ id, name }: { id: string; name: string | null }) {
  const { t } = useTranslation()
  if (id === 'system') return t('accounts.audit.system')
  if (!id.startsWith('usr_')) return <bdi className="wrap-anywhere">{name ?? id}</bdi>
  return (
    <Link to={accountPath(id)} className="wrap-anywhere underline-offset-4 hover:underline">
      <bdi>{name ?? id}</bdi>
    </Link>
  )
}
