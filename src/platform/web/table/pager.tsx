import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { TotalView } from '#platform/shared/contract.ts'
import { formatNumber } from '../i18n/numbers.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/select.tsx'
import { PAGE_SIZES } from './table-state.ts'

type Props = {
  size: number
  onSize: (size: number) => void
  /** The number of rows before this page; null when unknown. */
  before: number | null
  shown: number
  total: TotalView | undefined
  onPrevious: (() => void) | null
  onNext: (() => void) | null
}

/** Keyset paging: back through visited pages, forward one page. */
export function Pager({ size, onSize, before, shown, total, onPrevious, onNext }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const id = useId()
  const say = (value: number) => formatNumber(value, locale)
  if (!onPrevious && !onNext && shown <= PAGE_SIZES[0]) return null
  return (
    <nav aria-label={t('platform.table.pages')} className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex items-center gap-2 text-xs text-muted-foreground">
        <label htmlFor={id}>{t('platform.table.perPage')}</label>
        <Select id={id} value={size} onChange={({ target }) => onSize(Number(target.value))} className="w-22">
          {PAGE_SIZES.map((option) => (
            <option key={option} value={option}>
              {say(option)}
            </option>
          ))}
        </Select>
      </div>
      <div className="flex items-center gap-3">
        {before !== null && shown > 0 && (
          <span className="text-xs text-muted-foreground tabular-nums">
            {t('platform.table.range', {
              from: say(before + 1),
              to: say(before + shown),
              total: total ? say(total.count) + (total.exact ? '' : '+') : '…',
            })}
          </span>
        )}
        <Button look="secondary" size="sm" disabled={!onPrevious} onClick={onPrevious ?? undefined}>
          <ChevronLeft aria-hidden className="flip size-4" />
          {t('platform.table.previous')}
        </Button>
        <Button look="secondary" size="sm" disabled={!onNext} onClick={onNext ?? undefined}>
          {t('platform.table.next')}
          <ChevronRight aria-hidden className="flip size-4" />
        </Button>
      </div>
    </nav>
  )
}
