import { useTranslation } from 'react-i18next'
import { formatDay } from '#platform/web/i18n/dates.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import type { ActivityChangeView, ActivityValueView } from '../contract.ts'

const FIRST = 5

/** What changed, before → after. More than a few changes are folded. Keys: records.record.* */
export function ChangeList({ changes, words }: { changes: readonly ActivityChangeView[]; words: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const rest = changes.slice(FIRST)
  return (
    <div className="mt-2 space-y-1 text-sm">
      <Lines changes={changes.slice(0, FIRST)} words={words} />
      {rest.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-muted-foreground underline underline-offset-4 md:min-h-8">
            {t('records.timeline.more', { count: rest.length, shown: formatNumber(rest.length, locale) })}
          </summary>
          <Lines changes={rest} words={words} />
        </details>
      )}
    </div>
  )
}

function Lines({ changes, words }: { changes: readonly ActivityChangeView[]; words: string }) {
  const { t } = useTranslation()
  return (
    <ul className="space-y-1">
      {changes.map(({ field, label, before, after }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the changes of an entry never change
        <li key={index} className="flex flex-wrap items-baseline gap-x-1.5 wrap-anywhere">
          <span className="text-muted-foreground">
            {field === 'custom' && label !== null ? <bdi>{label}</bdi> : t(`${words}.record.field.${field}`)}
            {field !== 'custom' && label !== null && (
              <>
                {' '}
                <bdi dir="ltr" className="font-mono text-xs">
                  {label}
                </bdi>
              </>
            )}
          </span>
          {before && <Value value={before} old={after !== null} />}
          {before && after && (
            <span role="img" aria-label={t('records.timeline.becomes')} className="text-muted-foreground">
              <span className="rtl:hidden">→</span>
              <span className="hidden rtl:inline">←</span>
            </span>
          )}
          {after && <Value value={after} />}
          {before && !after && <span className="text-muted-foreground">{t('records.timeline.removed')}</span>}
        </li>
      ))}
    </ul>
  )
}

function Value({ value, old = false }: { value: ActivityValueView; old?: boolean }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const shown = () => {
    switch (value.kind) {
      case 'text':
        return <bdi>{value.text}</bdi>
      case 'number':
        return formatNumber(value.number, locale)
      case 'amount':
        return formatCharge(value.amount)
      case 'date':
        return formatDay(value.date, locale)
      case 'yesNo':
        return value.yes ? t('records.yes') : t('records.no')
      case 'word':
        return t(value.word)
      case 'person':
        return value.name === null ? t('records.somebody') : <bdi>{value.name}</bdi>
    }
  }
  return <span className={old ? 'text-muted-foreground line-through decoration-muted-foreground/60' : 'font-medium'}>{shown()}</span>
}
