import { Pencil } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { RecordSide, RecordTimeline } from '#domains/records/web/index.ts'
import { formatMoment, formatUtcDay } from '#platform/web/i18n/dates.ts'
import { formatPercent } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { formatCharge } from '#platform/web/money.tsx'
import { RecordDetail, RecordDetails } from '#platform/web/record/record-details.tsx'
import { RecordPage } from '#platform/web/record/record-page.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { DealView } from '../../contract.ts'
import { StageChoice } from '../boards/stage-choice.tsx'
import { DealBadges } from './deal-badges.tsx'
import { contactHref, DEALS, dealPath } from './deal-paths.ts'
import { useRemoveDeal } from './deal-queries.ts'

const QuotesOf = lazyPart(() => import('../quotes/quotes-of.tsx'), { Fallback: SectionLoading })
const TasksOf = lazyPart(() => import('../tasks/tasks-of.tsx'), { Fallback: SectionLoading })
const DealSheet = lazy(() => import('./deal-sheet.tsx'))

/** One deal. */
export default function DealRecord({ deal, workspaceId }: { deal: DealView; workspaceId: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [editing, setEditing] = useState(false)
  const { id, title, stage, contact, company } = deal
  const record = { workspaceId, type: 'deal', id }
  return (
    <RecordPage
      title={title}
      list={{ label: t('crm.deals.title'), path: DEALS }}
      path={dealPath(id)}
      badges={<DealBadges deal={deal} />}
      actions={
        <>
          <StageChoice deal={deal} workspaceId={workspaceId} />
          <Button look="secondary" onClick={() => setEditing(true)}>
            <Pencil aria-hidden className="size-4" />
            {t('crm.edit')}
          </Button>
          <RemoveDeal deal={deal} workspaceId={workspaceId} />
        </>
      }
      aside={
        <>
          <RecordDetails label={t('platform.record.details')}>
            <RecordDetail label={t('crm.deals.field.amountMinor')}>{formatCharge(deal.amount)}</RecordDetail>
            <RecordDetail label={t('crm.deals.weighted')}>
              {formatCharge(deal.weighted)} <span className="text-muted-foreground">({formatPercent(stage.probability, locale)})</span>
            </RecordDetail>
            <Detail label={t('crm.deals.field.expectedOn')} value={deal.expectedOn && formatUtcDay(deal.expectedOn, locale)} />
            <Detail
              label={t('crm.deals.field.contactId')}
              value={
                contact && (
                  <Link to={contactHref(contact.id)} className="underline underline-offset-4">
                    <bdi>{contact.name}</bdi>
                  </Link>
                )
              }
            />
            <Detail label={t('crm.deals.field.companyId')} value={company?.name} />
            <RecordDetail label={t('crm.board.pipeline')}>
              <bdi>{deal.pipeline.name}</bdi>
            </RecordDetail>
            <Detail label={t('crm.deals.field.ownerId')} value={deal.owner?.name} />
            <RecordDetail label={t('crm.deals.stageSince')}>{formatMoment(deal.stageChangedAt, locale)}</RecordDetail>
            {deal.lostReason && <Detail label={t('crm.deals.field.lostReason')} value={deal.lostReason} />}
            {deal.notes && <Detail label={t('crm.deals.field.notes')} value={deal.notes} />}
          </RecordDetails>
          <RecordSide record={record} />
        </>
      }
    >
      <QuotesOf workspaceId={workspaceId} about={{ dealId: id }} />
      <TasksOf workspaceId={workspaceId} about={{ dealId: id }} />
      <RecordTimeline record={record} title={t('crm.deals.history')} words="crm" />
      {editing && (
        <Suspense>
          <DealSheet deal={deal} workspaceId={workspaceId} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </RecordPage>
  )
}

function Detail({ label, value }: { label: string; value: ReactNode }) {
  const { t } = useTranslation()
  return (
    <RecordDetail label={label}>
      <span dir="auto" className={value ? 'whitespace-pre-line' : 'text-muted-foreground'}>
        {value || t('platform.record.empty')}
      </span>
    </RecordDetail>
  )
}

function RemoveDeal({ deal: { id, title }, workspaceId }: { deal: DealView; workspaceId: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const remove = useRemoveDeal(workspaceId)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t('crm.delete')}
      </Button>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={t('crm.deleteTitle', { name: title })}
        action={t('crm.deals.deleteAction')}
        danger
        words="crm"
        onConfirm={async () => {
          // The page goes first, because the deal that it shows is gone.
          await navigate(DEALS)
          await remove.mutateAsync(id)
          toast({ title: t('crm.deals.deleted') })
        }}
      >
        <p>{t('crm.deals.deleteText')}</p>
      </Confirm>
    </>
  )
}
