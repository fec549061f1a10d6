import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Download, ScrollText } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import { saveFile } from '#platform/web/files/save-file.ts'
import { formatSpan } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { type DayRange, presetRange } from '#platform/web/inputs/day-range.ts'
import { RangePicker } from '#platform/web/inputs/range-picker.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { FailedNotice, Notice } from '#platform/web/ui/notice.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { StatementRow } from '../contract.ts'
import { type Business, type Period, statementQuery, statementRows, useBusiness } from './queries.ts'
import { statementCsv } from './statement-csv.ts'
import { StatementRows } from './statement-rows.tsx'
import { StatementSums } from './statement-sums.tsx'

const ROWS_SHOWN = 50
const ROWS_PER_REQUEST = 100

/** A statement of a period. Opening plus rows equals closing. */
export default function Statement() {
  const { t } = useTranslation()
  const locale = useLocale()
  const business = useBusiness()
  const today = new Date().toLocaleDateString('en-CA')
  const [days, setDays] = useState(() => presetRange('month', today))
  const [saving, setSaving] = useState(false)
  const period = toPeriod(days)
  const sums = useQuery(statementQuery(business, period))
  const rows = useInfiniteQuery({
    queryKey: [...statementQuery(business, period).queryKey, 'rows'],
    queryFn: ({ pageParam }) => statementRows(business, period, pageParam, ROWS_SHOWN),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
  const shown = rows.data?.pages.flatMap(({ items }) => items) ?? []

  async function save() {
    if (!sums.data) return
    setSaving(true)
    try {
      const all = await loadEveryRow(business, period)
      saveFile(`plaza-statement-${days.from}-${days.to}.csv`, statementCsv({ days, ...sums.data, rows: all }))
    } catch {
      toast({ title: t('finance.statement.failed') })
    } finally {
      setSaving(false)
    }
  }

  if (sums.isLoadingError) return <FailedNotice text={t('finance.failed')} onRetry={() => void sums.refetch()} />
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <RangePicker label={t('finance.statement.period')} value={days} onChange={setDays} today={today} max={today} />
          <span className="text-xs text-muted-foreground">{formatSpan(days, locale)}</span>
        </div>
        <Button look="secondary" size="sm" busy={saving} disabled={!sums.data} onClick={() => void save()}>
          <Download aria-hidden className="size-4" />
          {t('finance.statement.save')}
        </Button>
      </div>
      {sums.data ? <StatementSums {...sums.data} /> : <Skeleton className="h-40 rounded-lg" />}
      {rows.isPending && <Skeleton className="h-64 rounded-lg" />}
      {rows.data && shown.length === 0 && (
        <Notice icon={ScrollText} title={t('finance.statement.none')} text={t('finance.statement.noneText')} />
      )}
      {shown.length > 0 && <StatementRows rows={shown} />}
      {rows.hasNextPage && (
        <div className="text-center">
          <Button look="secondary" busy={rows.isFetchingNextPage} onClick={() => void rows.fetchNextPage()}>
            {t('finance.statement.more')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Whole days in the reader's time zone. */
function toPeriod({ from, to }: DayRange): Period {
  const end = new Date(`${to}T00:00`)
  end.setDate(end.getDate() + 1)
  return { currency: BASE_CURRENCY, from: new Date(`${from}T00:00`).toISOString(), before: end.toISOString() }
}

async function loadEveryRow(business: Business, period: Period): Promise<StatementRow[]> {
  const all: StatementRow[] = []
  for (let cursor: string | null = null; ; ) {
    const { items, nextCursor }: Awaited<ReturnType<typeof statementRows>> = await statementRows(business, period, cursor, ROWS_PER_REQUEST)
    all.push(...items)
    if (nextCursor === null) return all
    cursor = nextCursor
  }
}
