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
import { mailLinkQuery } from './mail-queries.ts'

const RefuseMail = lazyPart(() => import('./refuse-mail.tsx'), { Fallback: SectionLoading })

/** The page of the link below each mail to a contact, without a login. */
export default function NoMailPage() {
  const { t } = useTranslation()
  const mailed = useMailedToken('no-mail', 'token')
  const token = mailed.read ? mailed.token : null
  const { data, error, isLoadingError, refetch } = useQuery({ ...mailLinkQuery(useSource(), token ?? ''), enabled: token !== null })
  const isWrong = (mailed.read && token === null) || (isLoadingError && ['NOT_FOUND', 'INVALID_INPUT'].includes(errorCode(error)))
  // As high as the screen, so that the footer doesn't jump once the question is there.
  return (
    <main id="content" className="page min-h-dvh max-w-2xl! pt-8 pb-16">
      <PageHead title={t('crm.noMail.pageTitle')} hidden />
      {isWrong ? (
        <Notice icon={LinkIcon} headingLevel="h1" title={t('crm.noMail.wrong')} text={t('crm.noMail.wrongText')} />
      ) : isLoadingError ? (
        <FailedNotice text={t('crm.noMail.failed')} onRetry={() => void refetch()} />
      ) : data && token !== null ? (
        <RefuseMail business={data.business} token={token} />
      ) : (
        <SectionLoading />
      )}
    </main>
  )
}
