import { ChevronsDown } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { MeasuredUnit } from '#domains/catalog/web/index.ts'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { IconButton } from '#platform/web/ui/button.tsx'
import { fillDown, isTable, mayFill, pasteTable } from './fill-grid.ts'
import { gridColumns } from './grid-columns.ts'
import type { FormValues, FormVariant } from './values.ts'
import { VariantGridRow } from './variant-grid-row.tsx'

type Props = {
  form: OperationForm<FormValues>
  variants: readonly FormVariant[]
  currency: string
  /** Of the net content of a piece; null: not asked for. */
  contentUnit: MeasuredUnit | null
  labelOf: (variant: FormVariant) => string
  /** The SKU that a variant gets when none is typed. */
  skuOf: (variant: FormVariant) => string
  onChange: (variants: FormVariant[]) => void
}

/**
 * All variants as a table, filled in like a spreadsheet: arrow keys move between rows, Ctrl+D copies a cell down, and a table is pasted from the
 * focused cell on. Keys: products.form.*
 */
export function VariantGrid({ form, variants, currency, contentUnit, labelOf, skuOf, onChange }: Props) {
  const { t } = useTranslation()
  const columns = useMemo(() => gridColumns(currency, contentUnit), [currency, contentUnit])
  const body = useRef<HTMLTableSectionElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    const cell = placeOf(event.target)
    if (!cell) return
    const down = event.key === 'ArrowDown' || event.key === 'Enter'
    if (event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey)) onChange(fillDown(variants, columns, cell))
    else if (down || event.key === 'ArrowUp') focusCell(body.current, { ...cell, row: cell.row + (down ? 1 : -1) })
    else return
    event.preventDefault()
  }

  function onPaste(event: ClipboardEvent) {
    const cell = placeOf(event.target)
    const text = event.clipboardData.getData('text')
    if (!cell || !isTable(text)) return
    event.preventDefault()
    onChange(pasteTable(variants, columns, cell, text))
  }

  return (
    <div className="-mx-5 max-h-[70vh] overflow-auto border-y sm:mx-0 sm:rounded-md sm:border">
      <table className="w-full border-separate border-spacing-0 text-sm">
        <thead>
          <tr>
            <th scope="col" className="sticky start-0 top-0 z-20 min-w-40 border-b bg-card px-3 py-2 text-start font-semibold">
              {t('products.form.variant')}
            </th>
            {columns.map((column, index) => (
              <th
                key={column.key}
                scope="col"
                className="sticky top-0 z-10 border-b bg-card px-2 py-1 text-start font-semibold whitespace-nowrap"
              >
                <span className="flex min-h-9 items-center gap-1">
                  {t(`products.form.${column.label}`)}
                  {mayFill(column) && (
                    <IconButton
                      label={t('products.form.fillDown', { column: t(`products.form.${column.label}`) })}
                      onClick={() => onChange(fillDown(variants, columns, { row: 0, column: index }))}
                      className="size-7! text-muted-foreground"
                    >
                      <ChevronsDown aria-hidden className="size-4" />
                    </IconButton>
                  )}
                </span>
              </th>
            ))}
            <th className="sticky top-0 z-10 border-b bg-card">
              <span className="sr-only">{t('products.form.remove')}</span>
            </th>
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={onKeyDown} onPaste={onPaste}>
          {variants.map((variant, index) => (
            <VariantGridRow
              key={variant.key}
              form={form}
              errors={form.fields.formState.errors.variants?.[index]}
              columns={columns}
              variant={variant}
              index={index}
              label={labelOf(variant)}
              sku={skuOf(variant)}
              onRemove={variants.length > 1 ? onChange : null}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The row and the column of a cell, from its input. */
function placeOf(target: EventTarget): { row: number; column: number } | null {
  if (!(target instanceof HTMLInputElement) || target.dataset.cell === undefined) return null
  const [row = 0, column = 0] = target.dataset.cell.split('-').map(Number)
  return { row, column }
}

function focusCell(body: HTMLElement | null, { row, column }: { row: number; column: number }): void {
  const input = body?.querySelector<HTMLInputElement>(`input[data-cell="${row}-${column}"]`)
  input?.focus()
  input?.select()
}
