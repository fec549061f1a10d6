import { Store } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { OtherBusinesses, useOtherBusinesses } from '#domains/workspaces/web/index.ts'
import { Notice } from '#platform/web/ui/notice.tsx'

/** Explains why finances are unavailable (the business does not sell, or access is missing) and links to other businesses. */
export function NoAccess({ trustMissing }: { trustMissing: boolean }) {
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
