import { Store } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { OtherBusinesses, useOtherBusinesses } from '#domains/workspaces/web/index.ts'
import { Notice } from '#platform/web/ui/notice.tsx'

/** This business does not sell, or its finances are somebody else's matter: the others are one press away. */
export function Refused({ trustMissing }: { trustMissing: boolean }) {
  const { t } = useTranslation()
  const others = useOtherBusinesses()
  const [title, text] = trustMissing
    ? [t('finance.trustMissing'), t('finance.trustMissingText')]
    : [t('finance.notSelling'), others.length > 0 ? t('finance.notSellingText') : t('finance.noBusinessText')]
  return (
    <Notice icon={Store} title={title} text={text}>
      <OtherBusinesses />
    </Notice>
  )
}
