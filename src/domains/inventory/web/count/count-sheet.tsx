import { ClipboardList, WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { formatDay } from '#platform/web/i18n/dates.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Combobox } from '#platform/web/inputs/combobox.tsx'
import { ScanField } from '#platform/web/scan/scan-field.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Empty } from '#platform/web/ui/empty.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { useOnline } from '#platform/web/use-online.ts'
import { MAX_UNITS } from '../../contract/limits.ts'
import { variantTitle } from '../variant-name.tsx'
import { differenceOf } from './count.rules.ts'
import { CountedLine } from './counted-line.tsx'
import { type Heard, useCount } from './use-count.ts'

const FOUND = 12

/** Scan or search, type what is there, post the differences. */
export default function CountSheet({ workspaceId, warehouseId }: { workspaceId: string; warehouseId: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const online = useOnline()
  const count = useCount(workspaceId, warehouseId)
  const differences = count.lines.map((line) => differenceOf(line, MAX_UNITS))
  const ready = differences.filter((difference) => difference !== null).length
  const changes = differences.filter((difference) => difference !== null && difference !== 0).length

  async function search(q: string) {
    const wanted = q.toLocaleLowerCase()
    return count.rows
      .filter(({ variant }) => `${variantTitle(variant)} ${variant.sku}`.toLocaleLowerCase().includes(wanted))
      .slice(0, FOUND)
      .map((row) => ({ id: row.variant.id, title: variantTitle(row.variant), detail: row.variant.sku }))
  }

  if (count.loaded.isLoadingError)
    return <FailedNotice text={failureText(t, count.loaded.error, 'inventory')} onRetry={() => void count.loaded.refetch()} />
  return (
    <div className="space-y-5">
      {!online && (
        <p role="status" className="flex items-center gap-2 rounded-md border px-3 py-2 text-sm text-muted-foreground">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          {t('inventory.count.offline')}
        </p>
      )}
      <ScanField
        label={t('inventory.count.code')}
        hint={t('inventory.count.codeHint')}
        disabled={count.loaded.isPending}
        onCode={(code) => void count.hear(code)}
      />
      <HeardCode heard={count.heard} />
      <Combobox
        label={t('inventory.count.search')}
        placeholder={t('inventory.stock.search')}
        search={search}
        value={[]}
        onChange={([choice]) => {
          const row = count.rows.find(({ variant }) => variant.id === choice?.id)
          if (row) count.add(row)
        }}
      />
      {count.lines.length === 0 ? (
        <Empty icon={ClipboardList} title={t('inventory.count.none')} text={t('inventory.count.noneText')} />
      ) : (
        <>
          <ul aria-label={t('inventory.count.lines')} className="divide-y rounded-lg border bg-card">
            {count.lines.map((line) => (
              <CountedLine
                key={line.variant.id}
                line={line}
                error={count.errors.get(line.variant.id) ?? null}
                onChange={(counted) => count.set(line.variant.id, counted)}
                onRemove={() => count.remove(line.variant.id)}
              />
            ))}
          </ul>
          <div className="sticky bottom-0 flex flex-wrap items-center justify-between gap-3 border-t bg-background py-3">
            <p aria-live="polite" className="text-muted-foreground">
              {t('inventory.count.summary', { ready: formatNumber(ready, locale), changes: formatNumber(changes, locale) })}
            </p>
            <Button
              busy={count.posting}
              disabled={ready === 0}
              onClick={() => void count.post(t('inventory.count.note', { day: formatDay(new Date().toISOString(), locale) }))}
            >
              {t('inventory.count.post')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

/** What the last code meant. Keys: inventory.count.heard.* */
function HeardCode({ heard }: { heard: Heard | null }) {
  const { t } = useTranslation()
  return (
    <p role="status" className={heard && heard.kind !== 'counted' ? 'font-medium text-destructive' : 'text-muted-foreground empty:hidden'}>
      {heard && t(`inventory.count.heard.${heard.kind}`, { code: heard.code, name: heard.name })}
    </p>
  )
}
