import { ArrowDown, ArrowUp, Trash2, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Combobox } from '#platform/web/inputs/combobox.tsx'
import { DateField } from '#platform/web/inputs/date-field.tsx'
import { useSource } from '#platform/web/source.ts'
import { IconButton } from '#platform/web/ui/button.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { RateFields } from './rate-fields.tsx'
import type { RuleDraft } from './terms-draft.ts'

type Props = {
  rule: RuleDraft
  /** Position, starting at 1. */
  place: number
  last: boolean
  categories: readonly { slug: string; name: string }[]
  /** The position of a rule that covers this one completely. */
  shadowedBy: number | null
  onChange: (rule: RuleDraft) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

export function RuleCard({ rule, place: at, last, categories, shadowedBy, onChange, onMove, onRemove }: Props) {
  const { t } = useTranslation()
  const { api } = useSource()
  const locale = useLocale()
  const place = formatNumber(at, locale)
  return (
    <li className="rounded-lg border bg-background p-4">
      <header className="flex items-center justify-between gap-3">
        <h3 className="font-semibold">{t('finance.commission.rule', { place })}</h3>
        <div className="-me-2 flex">
          <IconButton
            label={t('finance.commission.up', { place })}
            disabled={at === 1}
            onClick={() => onMove(-1)}
            className="disabled:opacity-40"
          >
            <ArrowUp aria-hidden className="size-4.5" />
          </IconButton>
          <IconButton
            label={t('finance.commission.down', { place })}
            disabled={last}
            onClick={() => onMove(1)}
            className="disabled:opacity-40"
          >
            <ArrowDown aria-hidden className="size-4.5" />
          </IconButton>
          <IconButton label={t('finance.commission.remove', { place })} onClick={onRemove} className="text-destructive">
            <Trash2 aria-hidden className="size-4.5" />
          </IconButton>
        </div>
      </header>
      {shadowedBy !== null && (
        <p role="status" className="mt-2 flex items-start gap-2 rounded-md bg-muted px-3 py-2 text-xs">
          <TriangleAlert aria-hidden className="mt-px size-4 shrink-0 text-warning" />
          {t('finance.commission.shadowed', { place: formatNumber(shadowedBy, locale) })}
        </p>
      )}
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <Combobox
          label={t('finance.commission.vendor')}
          placeholder={t('finance.commission.everyVendor')}
          value={rule.vendor ? [rule.vendor] : []}
          onChange={([vendor]) => onChange({ ...rule, vendor: vendor ?? null })}
          search={async (q, signal) => {
            const { items } = await api.finance.admin.commission.vendors({ q }, { signal })
            return items.map(({ workspaceId, name }) => ({ id: workspaceId, title: name }))
          }}
        />
        <SelectField
          label={t('finance.commission.category')}
          value={rule.category ?? ''}
          onChange={({ target }) => onChange({ ...rule, category: target.value || null })}
        >
          <option value="">{t('finance.commission.everyCategory')}</option>
          {categories.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="mt-4 grid gap-4 lg:grid-cols-[2fr_1fr]">
        <RateFields rate={rule} onChange={(rate) => onChange({ ...rule, ...rate })} />
        <DateField
          label={t('finance.commission.validFrom')}
          required
          value={rule.validFrom.slice(0, 10)}
          onChange={(day) => day !== '' && onChange({ ...rule, validFrom: new Date(day).toISOString() })}
        />
      </div>
    </li>
  )
}
