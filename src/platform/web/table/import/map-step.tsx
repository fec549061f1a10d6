import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../i18n/numbers.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { Button } from '../../ui/button.tsx'
import { ModalActions } from '../../ui/modal.tsx'
import { Select } from '../../ui/select.tsx'
import type { Sheet } from '../csv.ts'
import type { Importer } from './importer.ts'
import { type Mapping, missingFields } from './mapping.ts'

type Props = {
  importer: Importer
  sheet: Sheet
  mapping: Mapping
  onMapping: (mapping: Mapping) => void
  onBack: () => void
  onDone: () => void
}

/** Matches columns to fields, with the value of the first row as example. */
export function MapStep({ importer: { fields }, sheet, mapping, onMapping, onBack, onDone }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const columns = sheet.head.map((name, index) => ({ name, index }))
  const missing = missingFields(fields, mapping)
  return (
    <>
      <ul className="divide-y rounded-md border">
        {fields.map(({ key, title, required, rule }) => {
          const at = mapping[key] ?? null
          return (
            <li key={key} className="grid gap-2 p-3 sm:grid-cols-2 sm:items-center">
              <label htmlFor={`map-${key}`} className="min-w-0">
                <span className="font-medium">{title}</span>
                {!required && <span className="text-xs text-muted-foreground"> · {t('platform.form.optional')}</span>}
                {rule && <span className="block text-xs text-muted-foreground">{rule}</span>}
              </label>
              <div className="min-w-0">
                <Select
                  id={`map-${key}`}
                  value={at ?? ''}
                  aria-invalid={missing.some((field) => field.key === key)}
                  onChange={({ target }) => onMapping({ ...mapping, [key]: target.value === '' ? null : Number(target.value) })}
                >
                  <option value="">{t('platform.import.none')}</option>
                  {columns.map(({ name, index }) => (
                    <option key={index} value={index}>
                      {name || t('platform.import.column', { number: formatNumber(index + 1, locale) })}
                    </option>
                  ))}
                </Select>
                {at !== null && (
                  <p className="mt-1 truncate text-xs text-muted-foreground">
                    <bdi>{sheet.rows[0]?.[at]}</bdi>
                  </p>
                )}
              </div>
            </li>
          )
        })}
      </ul>
      <p role="status" className="mt-3 min-h-6 text-xs font-medium text-destructive">
        {missing.length > 0 && t('platform.import.missing', { fields: missing.map(({ title }) => title).join(', ') })}
      </p>
      <ModalActions>
        <Button look="secondary" onClick={onBack}>
          {t('platform.import.back')}
        </Button>
        <Button disabled={missing.length > 0} onClick={onDone}>
          {t('platform.import.look')}
        </Button>
      </ModalActions>
    </>
  )
}
