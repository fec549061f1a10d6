import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DateField } from '#platform/web/inputs/date-field.tsx'
import { NumberField } from '#platform/web/inputs/number-field.tsx'
import { Button, IconButton } from '#platform/web/ui/button.tsx'
import { Field, inputClasses, TextField } from '#platform/web/ui/field.tsx'
import { MAX_LOT_NUMBER } from '../../contract/limits.ts'
import { countSerials, type LotDraft, newLot, serialsText, toSerials } from './lot-draft.ts'

type Props = {
  tracking: 'batch' | 'serial'
  /** How many units move; null: not known yet. */
  units: number | null
  value: readonly LotDraft[]
  onChange: (lots: LotDraft[]) => void
  error?: string | undefined
  /** Units come in, so that a new batch has an expiry date. */
  arriving?: boolean
  /** Batches that are there, which are offered. */
  choices?: readonly string[]
  /** Which units these are, where a form has several such fields. */
  of?: string | undefined
}

/** Names batches with their quantities, or serial numbers, one per line. */
export function LotsField({ tracking, ...props }: Props) {
  return tracking === 'serial' ? <SerialsField {...props} /> : <BatchesField {...props} />
}

function SerialsField({ units, value, onChange, error, of }: Omit<Props, 'tracking'>) {
  const { t } = useTranslation()
  const count = countSerials(value)
  return (
    <Field
      label={of === undefined ? t('inventory.lots.serials') : t('inventory.lots.serialsOf', { name: of })}
      hint={units === null ? t('inventory.lots.serialsHint') : t('inventory.lots.serialsCount', { named: count, units })}
      error={error}
    >
      {(ids) => (
        <textarea
          {...ids}
          dir="ltr"
          rows={Math.min(8, Math.max(3, value.length + 1))}
          spellCheck={false}
          autoComplete="off"
          value={serialsText(value)}
          onChange={({ target }) => onChange(toSerials(target.value))}
          className={inputClasses('py-2.5 font-mono')}
        />
      )}
    </Field>
  )
}

function BatchesField({ units, value, onChange, error, arriving = false, of, choices = [] }: Omit<Props, 'tracking'>) {
  const { t } = useTranslation()
  const list = useId()
  const rows = value.length > 0 ? value : [newLot()]
  const set = (at: number, change: Partial<LotDraft>) => onChange(rows.map((row, place) => (place === at ? { ...row, ...change } : row)))
  // The legend names the goods.
  const numbered = (label: string, at: number) => (rows.length === 1 ? label : `${label} ${at + 1}`)
  return (
    <fieldset className="rounded-md border bg-muted/30 p-3">
      <legend className="px-1 text-xs font-medium">
        {of === undefined ? t('inventory.lots.batches') : t('inventory.lots.batchesOf', { name: of })}
      </legend>
      <ul className="space-y-3">
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
          <li key={at} className="grid grid-cols-2 items-end gap-3">
            <div className="col-span-2 flex items-end gap-2">
              <TextField
                label={numbered(t('inventory.lots.batchNumber'), at)}
                dir="ltr"
                list={choices.length > 0 ? list : undefined}
                maxLength={MAX_LOT_NUMBER}
                autoComplete="off"
                spellCheck={false}
                value={row.number}
                aria-invalid={Boolean(error) || undefined}
                onChange={({ target }) => set(at, { number: target.value })}
                className="grow"
              />
              {rows.length > 1 && (
                <IconButton
                  label={t('inventory.lots.removeRow', { number: at + 1 })}
                  onClick={() => onChange(rows.filter((_, place) => place !== at))}
                >
                  <X aria-hidden className="size-4" />
                </IconButton>
              )}
            </div>
            {arriving && (
              <DateField
                label={numbered(t('inventory.lots.expiresOn'), at)}
                value={row.expiresOn}
                onChange={(expiresOn) => set(at, { expiresOn })}
              />
            )}
            <NumberField
              label={numbered(t('inventory.lots.quantity'), at)}
              value={row.quantity}
              {...(units !== null && rows.length === 1 && { placeholder: String(units) })}
              onChange={(quantity) => set(at, { quantity })}
              className={arriving ? '' : 'col-span-2'}
            />
          </li>
        ))}
      </ul>
      <datalist id={list}>
        {choices.map((number) => (
          <option key={number} value={number} />
        ))}
      </datalist>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <p className="text-xs text-muted-foreground">{t(arriving ? 'inventory.lots.arrivingHint' : 'inventory.lots.leavingHint')}</p>
        <Button look="quiet" size="sm" onClick={() => onChange([...rows, newLot()])}>
          <Plus aria-hidden className="size-4" />
          {t('inventory.lots.addRow')}
        </Button>
      </div>
      {error && <p className="mt-1 text-xs font-medium text-destructive">{error}</p>}
    </fieldset>
  )
}
