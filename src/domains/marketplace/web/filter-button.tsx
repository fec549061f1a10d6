/** On phones the filters open in a sheet, loaded on demand. */
import { SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Button } from '#platform/web/ui/button.tsx'
import type { FilterProps } from './filter-props.ts'
import { narrowings } from './filters.ts'

const FilterSheet = lazy(() => import('./filter-sheet.tsx'))

export function FilterButton(props: FilterProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [open, setOpen] = useState<boolean>()
  const length = narrowings(props.filters)
  return (
    <>
      <Button look="secondary" aria-haspopup="dialog" className="lg:hidden" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden className="size-4" />
        {t('marketplace.filters.title')}
        {length > 0 && (
          <span className="flex size-5 items-center justify-center rounded-full bg-primary text-xs text-primary-foreground tabular-nums">
            {formatNumber(length, locale)}
          </span>
        )}
      </Button>
      {open !== undefined && (
        <Suspense fallback={null}>
          <FilterSheet {...props} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
