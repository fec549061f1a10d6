import { FileText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { saveFile } from '#platform/web/files/save-file.ts'
import { formatUtcDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { RecordDetail, RecordDetails } from '#platform/web/record/record-details.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { QUOTE_LINK_HEADER } from '../../contract/quotes/quote-limits.ts'
import type { SharedQuote } from '../../contract.ts'
import { QuoteItems } from './quote-items.tsx'
import { LINKED_DOCUMENT, ORDER_QUOTE } from './quote-paths.ts'
import { useAcceptQuote } from './quote-queries.ts'

const DeclineDialog = lazy(() => import('./decline-dialog.tsx'))

/** The quote behind a private link: what is offered, and the customer's answer. Keys: crm.quoteLink.state.* */
export default function LinkedQuote({ quote, token }: { quote: SharedQuote; token: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { number, seller, status, validUntil, orderUntil, message } = quote
  return (
    <>
      <header className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-xl font-bold tracking-tight wrap-anywhere">
          {t('crm.quoteLink.title', { number, seller: `\u2068${seller.name}\u2069` })}
        </h1>
        <SavePdf number={number} token={token} />
      </header>
      <div className="space-y-6">
        <RecordDetails label={t('platform.record.details')}>
          <RecordDetail label={t('crm.quotes.total')}>{formatCharge(quote.total)}</RecordDetail>
          <RecordDetail label={t('crm.quotes.field.validUntil')}>{formatUtcDay(validUntil, locale)}</RecordDetail>
          {message && (
            <RecordDetail label={t('crm.quotes.field.message')}>
              <span dir="auto" className="whitespace-pre-line">
                {message}
              </span>
            </RecordDetail>
          )}
        </RecordDetails>
        <QuoteItems lines={quote.lines} total={quote.total} />
        <p role="status" className="max-w-prose">
          {t(`crm.quoteLink.state.${status}`, { date: orderUntil === null ? '' : formatUtcDay(orderUntil, locale) })}
        </p>
        {status === 'sent' && <Answer token={token} />}
        {status === 'accepted' && <ButtonLink to={ORDER_QUOTE}>{t('crm.quoteLink.order')}</ButtonLink>}
      </div>
    </>
  )
}

function Answer({ token }: { token: string }) {
  const { t } = useTranslation()
  const accept = useAcceptQuote(token)
  const [declining, setDeclining] = useState(false)
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        busy={accept.isPending}
        onClick={() =>
          accept.mutate(undefined, {
            onError: (error) => toast({ title: failureText(t, error, 'crm'), variant: 'destructive' }),
          })
        }
      >
        {t('crm.quoteLink.accept')}
      </Button>
      <Button look="secondary" onClick={() => setDeclining(true)}>
        {t('crm.quoteLink.decline')}
      </Button>
      {declining && (
        <Suspense>
          <DeclineDialog token={token} onClose={() => setDeclining(false)} />
        </Suspense>
      )}
    </div>
  )
}

function SavePdf({ number, token }: { number: string; token: string }) {
  const { t } = useTranslation()
  const [saving, setSaving] = useState(false)
  async function save() {
    setSaving(true)
    try {
      const reply = await fetch(LINKED_DOCUMENT, { headers: { [QUOTE_LINK_HEADER]: token } })
      if (!reply.ok) throw new Error(`${reply.status}`)
      saveFile(`${number}.pdf`, await reply.blob())
    } catch {
      toast({ title: t('crm.quoteLink.failed'), variant: 'destructive' })
    } finally {
      setSaving(false)
    }
  }
  return (
    <Button look="secondary" busy={saving} onClick={() => void save()}>
      <FileText aria-hidden className="size-4" />
      {t('crm.quotes.pdf')}
    </Button>
  )
}
