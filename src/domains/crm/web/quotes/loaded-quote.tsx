import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCode } from '#platform/web/failure.ts'
import { useSource } from '#platform/web/source.ts'
import { NotFound } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import type { QuoteView } from '../../contract.ts'
import { quoteQuery } from './quote-queries.ts'

type Props = { id: string; workspaceId: string; children: (quote: QuoteView) => ReactNode }

/** Shows a quote once it is loaded; a missing one is not found. */
export function LoadedQuote({ id, workspaceId, children }: Props) {
  const { t } = useTranslation()
  const { data, error, isPending, isLoadingError, refetch } = useQuery(quoteQuery(useSource(), workspaceId, id))
  if (isLoadingError && ['NOT_FOUND', 'INVALID_INPUT'].includes(errorCode(error))) return <NotFound />
  if (isPending) return <SectionLoading />
  if (isLoadingError) return <FailedNotice text={t('crm.quotes.failed')} onRetry={() => void refetch()} />
  return data ? children(data) : null
}
