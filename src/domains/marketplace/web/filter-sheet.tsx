import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Sheet } from '#platform/web/ui/sheet.tsx'
import { Facets } from './facets/facets.tsx'
import type { FilterProps } from './filter-props.ts'

type Props = FilterProps & { open: boolean; onOpenChange: (open: boolean) => void }

export default function FilterSheet({ open, onOpenChange, ...props }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { clear, total } = props
  const count = total?.count ?? 0
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('marketplace.filters.title')}
      description={t('marketplace.filters.description')}
      footer={
        <div className="flex gap-3">
          <Button look="secondary" onClick={clear}>
            {t('marketplace.chips.clear')}
          </Button>
          <Button className="grow" onClick={() => onOpenChange(false)}>
            {t('marketplace.filters.show', { count, shown: formatNumber(count, locale) + (total?.exact === false ? '+' : '') })}
          </Button>
        </div>
      }
    >
      <div className="-mx-3 py-5">
        <Facets {...props} />
      </div>
    </Sheet>
  )
}
