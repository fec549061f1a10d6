import { X } from 'lucide-react'
import { memo, useRef } from 'react'
import type { Path } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { DecimalInput, type Typed } from '#platform/web/inputs/decimal-input.tsx'
import { IconButton } from '#platform/web/ui/button.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import type { GridColumn } from './grid-columns.ts'
import { type FormValues, type FormVariant, partsOf } from './values.ts'

type Props = {
  form: OperationForm<FormValues>
  /** Draws the row again when its errors change. */
  errors: unknown
  columns: readonly GridColumn[]
  variant: FormVariant
  index: number
  label: string
  sku: string
  onRemove: ((variants: FormVariant[]) => void) | null
}

/** One variant. A row is drawn again only when something in it changes, so that 250 of them can be edited. */
export const VariantGridRow = memo(function VariantGridRow({ form, columns, variant, index, label, sku, onRemove }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  // An emptied stock that is typed again is compared with what was seen before.
  const tracked = useRef(variant.stock)
  tracked.current = variant.stock ?? tracked.current
  const problem = form.field(`variants.${index}.options`).error
  const isBundle = partsOf(variant).length > 0

  function put(column: GridColumn, value: Typed) {
    const before = column.key === 'onHand' && !variant.stock ? { ...variant, stock: tracked.current } : variant
    form.fields.setValue(`variants.${index}`, column.withValue(before, value), { shouldDirty: true })
  }

  return (
    <tr>
      <th scope="row" className="sticky start-0 z-10 border-b bg-card px-3 py-2.5 text-start font-medium whitespace-nowrap">
        <bdi>{label}</bdi>
        {problem && (
          <span role="alert" className="block text-xs font-medium text-destructive">
            {problem}
          </span>
        )}
      </th>
      {columns.map((column, place) => {
        // Registering a field of a stock that is not tracked would make one.
        const ofStock = column.path.startsWith('stock')
        const checked = !ofStock || (variant.stock !== null && !isBundle)
        const error = checked ? form.field(`variants.${index}.${column.path}` as Path<FormValues>, column.rules).error : undefined
        const value = column.valueIn(variant)
        const id = `${variant.key}-${column.key}-error`
        const elsewhere = column.key === 'onHand' ? (variant.stock?.elsewhere ?? 0) : 0
        const hintId = `${variant.key}-elsewhere`
        const cell = {
          'aria-label': t(`products.form.${column.label}`),
          'aria-invalid': error !== undefined,
          'aria-describedby': classes(error !== undefined && id, elsewhere > 0 && hintId) || undefined,
          'data-cell': `${index}-${place}`,
          dir: 'ltr',
          disabled: ofStock && (isBundle || (column.key === 'reorderPoint' && variant.stock === null)),
          className: classes(
            'min-h-11 w-full min-w-24 bg-transparent px-2.5 text-sm aria-invalid:bg-destructive/10 disabled:opacity-40',
            'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-ring',
            column.format ? 'tabular-nums' : 'min-w-56',
          ),
        }
        return (
          <td key={column.key} className="border-s border-b p-0 align-top">
            {column.format ? (
              <DecimalInput {...cell} value={value} format={column.format} onChange={(next) => put(column, next)} />
            ) : (
              <input
                {...cell}
                type="text"
                autoComplete="off"
                value={String(value ?? '')}
                {...(column.key === 'sku' && { placeholder: sku })}
                onChange={({ target }) => put(column, target.value)}
              />
            )}
            {elsewhere > 0 && (
              <span id={hintId} className="block px-2.5 pb-1.5 text-xs whitespace-nowrap text-muted-foreground">
                {t('products.form.elsewhere', { units: formatNumber(elsewhere, locale) })}
              </span>
            )}
            {error !== undefined && (
              <span id={id} className="block px-2.5 pb-1.5 text-xs font-medium text-destructive">
                {error}
              </span>
            )}
          </td>
        )
      })}
      <td className="border-s border-b p-0 align-top">
        {onRemove && (
          <IconButton
            label={t('products.form.removeVariant', { name: label })}
            onClick={() => onRemove(form.fields.getValues('variants').filter(({ key }) => key !== variant.key))}
          >
            <X aria-hidden className="size-4" />
          </IconButton>
        )}
      </td>
    </tr>
  )
}, isSameRow)

function isSameRow(one: Props, other: Props): boolean {
  const { variant: before } = one
  const { variant: after } = other
  return (
    one.index === other.index &&
    one.label === other.label &&
    one.sku === other.sku &&
    one.columns === other.columns &&
    one.errors === other.errors &&
    (one.onRemove === null) === (other.onRemove === null) &&
    before.stock?.seen === after.stock?.seen &&
    partsOf(before).length > 0 === partsOf(after).length > 0 &&
    one.columns.every((column) => column.valueIn(before) === column.valueIn(after))
  )
}
