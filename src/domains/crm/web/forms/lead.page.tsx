import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Link2Off as LinkIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { errorCode } from '#platform/web/failure.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { useSource } from '#platform/web/source.ts'
import { FailedNotice, Notice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import type { Route } from './+types/lead.page.ts'
import { openFormQuery } from './form-queries.ts'

const LeadForm = lazyPart(() => import('./lead-form.tsx'), { Fallback: SectionLoading })

/** A form of a business, for everybody who has its address. `?sent=1`: it came from another website. */
export default function LeadPage({ params: { token } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const [sent, setSent] = useState(search.has('sent'))
  const { data: form, error, isLoadingError, refetch } = useQuery(openFormQuery(useSource(), token))
  const isGone = isLoadingError && ['NOT_FOUND', 'INVALID_INPUT'].includes(errorCode(error))
  // As high as the screen, so that the footer doesn't jump once the form is there.
  return (
    <main id="content" className="page min-h-dvh max-w-2xl! pt-8 pb-16">
      <PageHead title={form?.title ?? t('crm.lead.pageTitle')} hidden />
      {isGone ? (
        <Notice icon={LinkIcon} headingLevel="h1" title={t('crm.lead.gone')} text={t('crm.lead.goneText')} />
      ) : isLoadingError ? (
        <FailedNotice text={t('crm.lead.failed')} onRetry={() => void refetch()} />
      ) : form && sent ? (
        <div role="status">
          <Notice
            icon={CircleCheck}
            headingLevel="h1"
            title={t('crm.lead.sent')}
            text={form.thanks || t('crm.lead.sentText', { business: form.business })}
          />
        </div>
      ) : form ? (
        <LeadForm form={form} token={token} onSent={() => setSent(true)} />
      ) : (
        <SectionLoading />
      )}
    </main>
  )
}
