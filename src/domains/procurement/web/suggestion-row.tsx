import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Combobox } from '#platform/web/inputs/combobox.tsx'
import { NumberField } from '#platform/web/inputs/number-field.tsx'
import { useSource } from '#platform/web/source.ts'
import { CheckBox } from '#platform/web/table/check-box.tsx'
import type { Suggestion } from '../contract.ts'
import { findSuppliers } from './queries.ts'
import { type Chosen, type SupplierChoice, unitsOf } from './suggestion-choices.ts'

type Props = { suggestion: Suggestion; workspaceId: string; chosen: Chosen; onChange: (change: Partial<Chosen>) => void }

/** One low product: its units, the target, the supplier, and how many will be ordered. */
export function SuggestionRow({ suggestion, workspaceId, chosen, onChange }: Props) {
  const { t } = useTranslation()
  const source = useSource()
  const { name, sku, warehouse, available, incoming, reorderPoint } = suggestion
  const locale = useLocale()
  const shown = (count: number) => formatNumber(count, locale)
  const units = chosen.included ? unitsOf(suggestion, chosen) : 0
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-3 lg:grid-cols-[auto_minmax(0,1fr)_8rem_16rem_9rem]">
      <span className="pt-0.5">
        <CheckBox
          label={t('procurement.suggestions.include', { name })}
          checked={chosen.included}
          onChange={(included) => onChange({ included })}
        />
      </span>
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-xs text-muted-foreground">
          {sku && (
            <>
              <bdi dir="ltr">{sku}</bdi> ·{' '}
            </>
          )}
          <bdi>{warehouse.name}</bdi>
        </p>
        <p className="mt-1 text-sm text-muted-foreground tabular-nums">
          {t('procurement.suggestions.levels', { available: shown(available), incoming: shown(incoming), point: shown(reorderPoint) })}
        </p>
      </div>
      <div className="col-start-2 grid grid-cols-[7rem_minmax(0,1fr)] items-start gap-3 lg:contents">
        <NumberField label={t('procurement.suggestions.target')} value={chosen.target} onChange={(target) => onChange({ target })} />
        <Combobox
          label={t('procurement.supplier')}
          placeholder={t('procurement.chooseSupplier')}
          hint={chosen.supplier ? undefined : t('procurement.suggestions.noSupplier')}
          search={(typed) => findSuppliers(source, workspaceId, typed)}
          value={chosen.supplier ? [chosen.supplier] : []}
          onChange={([supplier]) => onChange({ supplier: (supplier as SupplierChoice | undefined) ?? null })}
        />
      </div>
      <p className="col-start-2 font-medium tabular-nums lg:col-start-auto lg:pt-9 lg:text-end">
        {chosen.supplier && (units > 0 ? t('procurement.suggestions.units', { count: units }) : t('procurement.suggestions.nothing'))}
      </p>
    </div>
  )
}
