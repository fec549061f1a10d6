import { queryOptions, useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type Source, useSource } from '#platform/web/source.ts'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { Amount } from '../amount.tsx'

const query = ({ api, language }: Source, orderId: string) =>
  queryOptions({
    queryKey: [language, 'admin', 'finance', 'order', orderId],
    queryFn: async () => (await api.finance.admin.ofOrder({ orderId })).entries,
    staleTime: 0,
  })

/** Ledger entries of an order; each amount expands to its postings. Keys: finance.type.*, finance.account.*, finance.ofOrder.* */
export default function OrderEntries({ orderId }: { orderId: string }) {
  const { t } = useTranslation()
  const { data, isLoadingError, refetch } = useQuery(query(useSource(), orderId))
  if (isLoadingError) return <FailedNotice text={t('finance.failed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-32" />
  if (data.length === 0) return <p className="text-muted-foreground">{t('finance.ofOrder.none')}</p>
  return (
    <ul className="divide-y rounded-md border">
      {data.map(({ id, type, date, part, vendorName, postings }) => (
        <li key={id}>
          <details className="group px-4 py-2">
            <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
              <span className="min-w-0">
                <span className="font-medium">{type in COLLECTED ? t(`finance.ofOrder.${type}`) : t(`finance.type.${type}`)}</span>
                <span className="block text-xs text-muted-foreground">
                  {vendorName ? <bdi>{vendorName}</bdi> : t('finance.ofOrder.platform')}
                  {part && (
                    <>
                      {' '}
                      ·{' '}
                      <bdi dir="ltr" className="whitespace-nowrap">
                        {part}
                      </bdi>
                    </>
                  )}{' '}
                  · <RelativeTime iso={date} />
                </span>
              </span>
              <span className="flex items-center gap-2 font-semibold">
                <Amount money={movedBy(postings)} />
                <ChevronDown aria-hidden className="size-4 text-muted-foreground transition-transform group-open:rotate-180" />
              </span>
            </summary>
            <ul className="mt-1 mb-2 space-y-1 border-s-2 ps-3 text-xs text-muted-foreground">
              {postings.map(({ account, amount }) => (
                <li key={account} className="flex justify-between gap-4">
                  <span>{t(`finance.account.${account}`)}</span>
                  <Amount money={amount} signed />
                </li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  )
}

/** The general texts address the vendor, so administrators need their own. */
const COLLECTED = { collection: true, collectionRefund: true }

type Posting = { amount: { amountMinor: number; currency: string } }

/** The amount that an entry moved. */
function movedBy(postings: readonly Posting[]) {
  const amountMinor = postings.reduce((sum, { amount }) => sum + Math.max(0, amount.amountMinor), 0)
  return { amountMinor, currency: postings[0]?.amount.currency ?? 'USD' }
}
