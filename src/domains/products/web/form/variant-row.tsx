import { X } from 'lucide-react'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { isMeasured, MAX_SKU, type MeasuredUnit, type SoldIn, Swatch, useUnits } from '#domains/catalog/web/index.ts'
import { DEFAULT_REORDER_POINT, LOT_TRACKING, type LotTracking } from '#domains/inventory/web/index.ts'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { MoneyField, NumberField } from '#platform/web/inputs/number-field.tsx'
import { IconButton } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { SwitchField } from '#platform/web/ui/switch.tsx'
import { CODE, CONTENT, MONEY, UNITS, WEIGHT } from './grid-columns.ts'
import { PriceNote } from './price-note.ts'
import { skuFor } from './sku.ts'
import { type FormValues, type FormVariant, partsOf } from './values.ts'

type Props = {
  form: OperationForm<FormValues>
  variant: FormVariant
  index: number
  /** The product's name, from which SKUs are generated. */
  name: string
  currency: string
  label: string
  /** Drawn only when it comes near the screen. */
  isOneOfMany: boolean
  color: string | null
  categorySlug: string
  sold: SoldIn
  /** Of the net content of a piece; null: not asked for. */
  contentUnit: MeasuredUnit | null
  onChange: (variant: FormVariant) => void
  onRemove: (() => void) | null
}

type Checked = 'sku' | 'options' | 'priceMinor' | 'compareAtMinor' | 'costMinor' | 'gtin' | 'weightGrams' | 'content'

/** Keys: products.form.contentIn.*, products.form.lotsIn.* */
export function VariantRow({
  form,
  variant,
  index,
  name,
  label,
  isOneOfMany,
  color,
  currency,
  categorySlug,
  sold,
  contentUnit,
  onChange,
  onRemove,
}: Props) {
  const { t } = useTranslation()
  const keyed = form.fields.watch('licenseKeys') && form.fields.watch('kind') === 'digital'
  const { stock, priceMinor, costMinor } = variant
  const isBundle = partsOf(variant).length > 0
  const locale = useLocale()
  const units = useUnits()
  const measured = isMeasured(sold)
  const content =
    contentUnit && typeof variant.content === 'number' && variant.content > 0 ? { unit: contentUnit, amount: variant.content } : null
  const unitPrice =
    typeof priceMinor === 'number' ? units.price({ amountMinor: priceMinor, currency }, sold, measured ? null : content) : null
  const errorOf = (path: Checked, rules = {}) => form.field(`variants.${index}.${path}`, rules).error
  const stockError = (path: 'onHand' | 'reorderPoint' | 'lots') =>
    stock ? form.field(`variants.${index}.stock.${path}` as `variants.${number}.stock`, path === 'lots' ? {} : UNITS).error : undefined
  const Note = use(PriceNote)
  const problem = errorOf('options')
  const onHandHints = [
    measured && typeof stock?.onHand === 'number' && `= ${units.quantity(sold, stock.onHand)}`,
    stock?.elsewhere && t('products.form.elsewhere', { units: units.quantity(sold, stock.elsewhere) }),
  ].filter(Boolean)
  return (
    <li className={isOneOfMany ? '[contain-intrinsic-size:auto_28rem] [content-visibility:auto]' : undefined}>
      <fieldset className="min-w-0 rounded-md border p-4">
        <legend className="sr-only">{label}</legend>
        <div className="flex min-h-9 items-center gap-2.5">
          {color && <Swatch color={color} className="size-4" />}
          <bdi className="grow font-semibold">{label}</bdi>
          {onRemove && (
            <IconButton label={t('products.form.removeVariant', { name: label })} onClick={onRemove} className="-my-1 -me-2">
              <X aria-hidden className="size-4.5" />
            </IconButton>
          )}
        </div>
        {problem && (
          <p role="alert" className="text-xs font-medium text-destructive">
            {problem}
          </p>
        )}
        <div className="mt-2 grid grid-cols-2 gap-x-4 gap-y-4 lg:grid-cols-3">
          <TextField
            label={t('products.form.sku')}
            dir="ltr"
            maxLength={MAX_SKU}
            placeholder={name.trim() && skuFor(name, variant)}
            value={variant.sku}
            onChange={({ target }) => onChange({ ...variant, sku: target.value })}
            error={errorOf('sku')}
            className="max-lg:col-span-2"
          />
          <MoneyField
            label={measured ? t('products.form.pricePer', { amount: units.quantity(sold, 1) }) : t('products.form.price')}
            {...(unitPrice && { hint: unitPrice })}
            currency={currency}
            value={priceMinor}
            onChange={(next) => onChange({ ...variant, priceMinor: next })}
            error={errorOf('priceMinor', { ...MONEY, required: true })}
          />
          <MoneyField
            label={t('products.form.compareAt')}
            required={false}
            currency={currency}
            value={variant.compareAtMinor}
            onChange={(next) => onChange({ ...variant, compareAtMinor: next })}
            error={errorOf('compareAtMinor', MONEY)}
          />
          <MoneyField
            label={t('products.form.cost')}
            required={false}
            currency={currency}
            value={costMinor}
            onChange={(next) => onChange({ ...variant, costMinor: next })}
            error={errorOf('costMinor', MONEY)}
          />
          <TextField
            label={t('products.form.gtin')}
            required={false}
            dir="ltr"
            inputMode="numeric"
            maxLength={20}
            value={variant.gtin}
            onChange={({ target }) => onChange({ ...variant, gtin: target.value })}
            error={errorOf('gtin', CODE)}
            placeholder={t('products.form.gtinHint')}
          />
          <NumberField
            label={t('products.form.weight')}
            unit={t('products.form.grams')}
            required={false}
            value={variant.weightGrams}
            onChange={(next) => onChange({ ...variant, weightGrams: next })}
            error={errorOf('weightGrams', WEIGHT)}
          />
          {contentUnit && !measured && (
            <NumberField
              label={t(`products.form.contentIn.${contentUnit}`)}
              required={false}
              value={variant.content}
              onChange={(next) => onChange({ ...variant, content: next })}
              error={errorOf('content', CONTENT)}
            />
          )}
        </div>
        {Note && typeof priceMinor === 'number' && priceMinor >= 0 && (
          <Note
            priceMinor={priceMinor}
            currency={currency}
            categorySlug={categorySlug}
            costMinor={typeof costMinor === 'number' ? costMinor : null}
          />
        )}
        <div className="mt-3 grid items-end gap-x-4 gap-y-2 border-t pt-2 sm:grid-cols-2 lg:grid-cols-4">
          <div className="sm:col-span-2">
            {isBundle ? (
              <p className="py-3 text-xs text-muted-foreground">
                {typeof variant.available === 'number'
                  ? t('products.bundle.stock', { available: formatNumber(variant.available, locale) })
                  : t('products.bundle.stockUnknown')}
              </p>
            ) : keyed ? (
              <p className="py-3 text-xs text-muted-foreground">{t('products.digital.licenseKeysHint')}</p>
            ) : (
              <SwitchField
                label={t('products.form.track')}
                hint={t('products.form.trackHint')}
                checked={stock !== null}
                onChange={(on) =>
                  onChange({ ...variant, stock: on ? { onHand: 0, seen: null, reorderPoint: DEFAULT_REORDER_POINT } : null })
                }
              />
            )}
          </div>
          {stock && !isBundle && (
            <>
              {!keyed && (
                <NumberField
                  label={measured ? t('products.form.onHandOf', { amount: units.quantity(sold, 1) }) : t('products.form.onHand')}
                  {...(onHandHints.length > 0 && { hint: onHandHints.join(' · ') })}
                  value={stock.onHand}
                  onChange={(onHand) => onChange({ ...variant, stock: { ...stock, onHand } })}
                  error={stockError('onHand')}
                />
              )}
              <NumberField
                label={t('products.form.reorderPoint')}
                value={stock.reorderPoint}
                onChange={(reorderPoint) => onChange({ ...variant, stock: { ...stock, reorderPoint } })}
                error={stockError('reorderPoint')}
              />
              {!keyed && (
                <SelectField
                  label={t('products.form.lots')}
                  hint={t('products.form.lotsHint')}
                  value={stock.lots ?? 'none'}
                  onChange={({ target }) => onChange({ ...variant, stock: { ...stock, lots: target.value as LotTracking } })}
                  error={stockError('lots')}
                  className="sm:col-span-2"
                >
                  {LOT_TRACKING.map((value) => (
                    <option key={value} value={value}>
                      {t(`products.form.lotsIn.${value}`)}
                    </option>
                  ))}
                </SelectField>
              )}
            </>
          )}
        </div>
      </fieldset>
    </li>
  )
}
