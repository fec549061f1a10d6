import { useQuery } from '@tanstack/react-query'
import { Link2Off as LinkIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { errorCode } from '#platform/web/failure.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { useMailedToken } from '#platform/web/mailed-token.ts'
import { useSource } from '#platform/web/source.ts'
import { FailedNotice, Notice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import { linkedOrderQuery } from './sending-queries.ts'

const LinkedOrder = lazyPart(() => import('./linked-order.tsx'), { Fallback: SectionLoading })

/** The page of the private link in the mail to a supplier, without a login. */
export default function SupplierOrderPage() {
  const { t } = useTranslation()
  const mailed = useMailedToken('supplier-order', 'token')
  const token = mailed.read ? mailed.token : null
  const { data, error, isLoadingError, refetch } = useQuery({ ...linkedOrderQuery(useSource(), token ?? ''), enabled: token !== null })
  const isEnded = (mailed.read && token === null) || (isLoadingError && ['NOT_FOUND', 'INVALID_INPUT'].includes(errorCode(error)))
  // As high as the screen, so that the footer doesn't jump once the order is there.
  return (
    <main id="content" className="page min-h-dvh max-w-4xl! pt-8 pb-16">
      <PageHead title={t('procurement.confirm.pageTitle')} hidden />
      {isEnded ? (
        <Notice icon={LinkIcon} headingLevel="h1" title={t('procurement.confirm.ended')} text={t('procurement.confirm.endedText')} />
      ) : isLoadingError ? (
        <FailedNotice text={t('procurement.confirm.failed')} onRetry={() => void refetch()} />
      ) : data && token !== null ? (
        <LinkedOrder order={data} token={token} />
      ) : (
        <SectionLoading />
      )}
    </main>
  )
}
