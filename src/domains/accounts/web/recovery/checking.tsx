import { useTranslation } from 'react-i18next'
import { EntryFrame } from '../entry/entry-frame.tsx'

export function Checking() {
  const { t } = useTranslation()
  return <EntryFrame hidden title={t('accounts.verify.title')} lead={<span role="status">{t('platform.loading')}</span>} />
}
