import { TriangleAlert, X } from 'lucide-react'
import type { Path } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isMeasured, MAX_PART_QUANTITY, useUnits } from '#domains/catalog/web/index.ts'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { NumberField } from '#platform/web/inputs/number-field.tsx'
import { formatCharge } from '#platform/web/money.tsx'
import { IconButton } from '#platform/web/ui/button.tsx'
import { type FormPart, type FormValues, partName } from './values.ts'

const QUANTITY = { required: true, number: true, whole: true, min: 1, max: MAX_PART_QUANTITY }

type Props = {
  form: OperationForm<FormValues>
  path: string
  part: FormPart
  currency: string
  onChange: (part: FormPart) => void
  onRemove: () => void
}

/** One part of a bundle with its quantity. */
export function BundlePartRow({ form, path, part, currency, onChange, onRemove }: Props) {
  const { t } = useTranslation()
  const units = useUnits()
  const { name, variant, sku, measure, priceMinor, onSale, quantity } = part
  const problem = form.field(`${path}.variantId` as Path<FormValues>).error
  const measured = isMeasured(measure)
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 grow basis-52 pt-1">
        <p className="font-medium">
          <bdi>{name}</bdi>
        </p>
        <p className="text-xs text-muted-foreground">
          {variant && (
            <>
              <bdi>{variant}</bdi> ·{' '}
            </>
          )}
          <bdi>{sku}</bdi> · {formatCharge({ amountMinor: priceMinor, currency })}
          {measured && ` / ${units.quantity(measure, 1)}`}
        </p>
        {!onSale && (
          <p className="mt-1 flex items-start gap-1.5 text-xs">
            <TriangleAlert aria-hidden className="mt-px size-4 shrink-0 text-warning" />
            {t('products.bundle.offSale')}
          </p>
        )}
        {problem && (
          <p role="alert" className="mt-1 text-xs font-medium text-destructive">
            {problem}
          </p>
        )}
      </div>
      <NumberField
        label={t('products.bundle.quantity')}
        value={quantity}
        onChange={(next) => onChange({ ...part, quantity: next })}
        error={form.field(`${path}.quantity` as Path<FormValues>, QUANTITY).error}
        {...(measured && typeof quantity === 'number' && { hint: `= ${units.quantity(measure, quantity)}` })}
        className="w-32"
      />
      <IconButton label={t('products.bundle.remove', { name: partName(part) })} onClick={onRemove} className="mt-7">
        <X aria-hidden className="size-4.5" />
      </IconButton>
    </li>
  )
}
