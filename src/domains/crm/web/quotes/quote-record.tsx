import { FileText, Pencil, Send } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { RecordSide, RecordTimeline } from '#domains/records/web/index.ts'
import { formatMoment, formatUtcDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { RecordDetail, RecordDetails } from '#platform/web/record/record-details.tsx'
import { RecordPage } from '#platform/web/record/record-page.tsx'
import { Button, ButtonLink, buttonClasses } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { QuoteView } from '../../contract.ts'
import { contactHref, dealPath } from '../deals/deal-paths.ts'
import { QuoteBadge } from './quote-badge.tsx'
import { QuoteItems } from './quote-items.tsx'
import { editQuotePath, orderHref, QUOTES, quoteDocumentPath, quotePath } from './quote-paths.ts'
import { useRemoveQuote } from './quote-queries.ts'
import { QuoteState } from './quote-state.tsx'

const SendQuoteDialog = lazy(() => import('./send-quote-dialog.tsx'))

/** One quote. Keys: crm.record.action.*, crm.record.field.*, crm.quotes.language.* */
export default function QuoteRecord({ quote, workspaceId }: { quote: QuoteView; workspaceId: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [sending, setSending] = useState(false)
  const { id, number, status, contact, company, deal, orderId } = quote
  const isClosed = status === 'accepted' || status === 'ordered'
  const record = { workspaceId, type: 'quote', id }
  return (
    <RecordPage
      title={number}
      list={{ label: t('crm.quotes.title'), path: QUOTES }}
      path={quotePath(id)}
      badges={<QuoteBadge status={status} />}
      actions={
        <>
          {!isClosed && (
            <Button look={status === 'draft' ? 'primary' : 'secondary'} onClick={() => setSending(true)}>
              <Send aria-hidden className="size-4" />
              {t(status === 'draft' ? 'crm.quotes.send' : 'crm.quotes.sendAgain')}
            </Button>
          )}
          <a href={quoteDocumentPath(id)} download className={buttonClasses('secondary')}>
            <FileText aria-hidden className="size-4" />
            {t('crm.quotes.pdf')}
          </a>
          {!isClosed && (
            <>
              <ButtonLink to={editQuotePath(id)} look="secondary">
                <Pencil aria-hidden className="size-4" />
                {t('crm.edit')}
              </ButtonLink>
              <RemoveQuote quote={quote} workspaceId={workspaceId} />
            </>
          )}
        </>
      }
      aside={
        <>
          <RecordDetails label={t('platform.record.details')}>
            <Detail
              label={t('crm.quotes.field.contactId')}
              value={contact && <Reference to={contactHref(contact.id)} name={contact.name} />}
            />
            <Detail label={t('crm.quotes.field.companyId')} value={company && <bdi>{company.name}</bdi>} />
            <Detail label={t('crm.quotes.field.dealId')} value={deal && <Reference to={dealPath(deal.id)} name={deal.name} />} />
            {orderId !== null && <Detail label={t('crm.quotes.order')} value={<Reference to={orderHref(orderId)} name={orderId} />} />}
            <RecordDetail label={t('crm.quotes.total')}>{formatCharge(quote.total)}</RecordDetail>
            <RecordDetail label={t('crm.quotes.field.validUntil')}>{formatUtcDay(quote.validUntil, locale)}</RecordDetail>
            <RecordDetail label={t('crm.quotes.field.language')}>{t(`crm.quotes.language.${quote.language}`)}</RecordDetail>
            <RecordDetail label={t('crm.deals.createdAt')}>{formatMoment(quote.createdAt, locale)}</RecordDetail>
            <Detail
              label={t('crm.quotes.field.message')}
              value={quote.message && <span className="whitespace-pre-line">{quote.message}</span>}
            />
          </RecordDetails>
          <RecordSide record={record} />
        </>
      }
    >
      <QuoteState quote={quote} workspaceId={workspaceId} />
      <QuoteItems lines={quote.lines} total={quote.total} />
      <RecordTimeline record={record} title={t('crm.deals.history')} words="crm" />
      {sending && (
        <Suspense>
          <SendQuoteDialog quote={quote} workspaceId={workspaceId} onClose={() => setSending(false)} />
        </Suspense>
      )}
    </RecordPage>
  )
}

function Reference({ to, name }: { to: string; name: string }) {
  return (
    <Link to={to} className="underline underline-offset-4">
      <bdi>{name}</bdi>
    </Link>
  )
}

function Detail({ label, value }: { label: string; value: ReactNode }) {
  const { t } = useTranslation()
  return (
    <RecordDetail label={label}>
      <span dir="auto" className={value ? undefined : 'text-muted-foreground'}>
        {value || t('platform.record.empty')}
      </span>
    </RecordDetail>
  )
}

function RemoveQuote({ quote: { id, number }, workspaceId }: { quote: QuoteView; workspaceId: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const remove = useRemoveQuote(workspaceId)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t('crm.delete')}
      </Button>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={t('crm.deleteTitle', { name: number })}
        action={t('crm.quotes.deleteAction')}
        danger
        words="crm"
        onConfirm={async () => {
          // The page goes first, because the quote that it shows is gone.
          await navigate(QUOTES)
          await remove.mutateAsync(id)
          toast({ title: t('crm.quotes.deleted') })
        }}
      >
        <p>{t('crm.quotes.deleteText')}</p>
      </Confirm>
    </>
  )
}
