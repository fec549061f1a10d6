import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { QuoteView } from '../../contract.ts'
import { quoteLinkQuery } from './quote-queries.ts'

/** Where a quote is between its sending and its order, and its private link. Keys: crm.quotes.state.* */
export function QuoteState({ quote, workspaceId }: { quote: QuoteView; workspaceId: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { status, sentAt, email, mailedAt, decidedAt, declineReason, orderedAt } = quote
  const moment = { accepted: decidedAt, declined: decidedAt, ordered: orderedAt, sent: sentAt, expired: sentAt, draft: null }[status]
  return (
    <Panel title={t('crm.quotes.stateTitle')} aside={status === 'draft' ? undefined : <CopyLink quote={quote} workspaceId={workspaceId} />}>
      <p className="max-w-prose">{t(`crm.quotes.state.${status}`, { date: moment === null ? '' : formatMoment(moment, locale) })}</p>
      {status !== 'draft' && (
        <p className="mt-1 text-xs wrap-anywhere text-muted-foreground">
          {email === ''
            ? t('crm.quotes.notMailed')
            : t(mailedAt === null ? 'crm.quotes.mailing' : 'crm.quotes.mailed', { email: `\u2068${email}\u2069` })}
        </p>
      )}
      {declineReason && (
        <blockquote className="mt-3 border-s-2 ps-3 text-muted-foreground">
          <bdi className="whitespace-pre-line">{declineReason}</bdi>
        </blockquote>
      )}
    </Panel>
  )
}

function CopyLink({ quote, workspaceId }: { quote: QuoteView; workspaceId: string }) {
  const { t } = useTranslation()
  const { data: link } = useQuery(quoteLinkQuery(useSource(), workspaceId, quote))
  async function copy() {
    try {
      await navigator.clipboard.writeText(link ?? '')
      toast({ title: t('crm.quotes.linkCopied') })
    } catch {
      toast({ title: t('crm.quotes.linkNotCopied'), description: link ?? '', variant: 'destructive' })
    }
  }
  return (
    <Button look="secondary" size="sm" disabled={!link} onClick={() => void copy()}>
      {t('crm.quotes.copyLink')}
    </Button>
  )
}
