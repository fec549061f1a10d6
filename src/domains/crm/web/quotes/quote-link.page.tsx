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
import { linkedQuoteQuery } from './quote-queries.ts'

const LinkedQuote = lazyPart(() => import('./linked-quote.tsx'), { Fallback: SectionLoading })

/** The page of the private link in the mail to a customer, without a login. */
export default function QuoteLinkPage() {
  const { t } = useTranslation()
  const mailed = useMailedToken('quote', 'token')
  const token = mailed.read ? mailed.token : null
  const { data, error, isLoadingError, refetch } = useQuery({ ...linkedQuoteQuery(useSource(), token ?? ''), enabled: token !== null })
  const isEnded = (mailed.read && token === null) || (isLoadingError && ['NOT_FOUND', 'INVALID_INPUT'].includes(errorCode(error)))
  // As high as the screen, so that the footer doesn't jump once the quote is there.
  return (
    <main id="content" className="page min-h-dvh max-w-4xl! pt-8 pb-16">
      <PageHead title={t('crm.quoteLink.pageTitle')} hidden />
      {isEnded ? (
        <Notice icon={LinkIcon} headingLevel="h1" title={t('crm.quoteLink.ended')} text={t('crm.quoteLink.endedText')} />
      ) : isLoadingError ? (
        <FailedNotice text={t('crm.quoteLink.failed')} onRetry={() => void refetch()} />
      ) : data && token !== null ? (
        <LinkedQuote quote={data} token={token} />
      ) : (
        <SectionLoading />
      )}
    </main>
  )
}
