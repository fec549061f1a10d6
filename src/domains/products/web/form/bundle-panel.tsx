import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { MAX_BUNDLE_PARTS } from '#domains/catalog/web/index.ts'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { BundlePartRow } from './bundle-part-row.tsx'
import { PartSearch } from './part-search.tsx'
import { useVariantLabel } from './use-variant-label.ts'
import { type FormPart, type FormValues, partsOf } from './values.ts'

type Props = { form: OperationForm<FormValues>; workspaceId: string; currency: string; productId: string | null }

/** The parts of a bundle: other variants of the workspace, whose stock it takes. */
export default function BundlePanel({ form, workspaceId, currency, productId }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { labelOf } = useVariantLabel(form)
  const variants = useWatch({ control: form.fields.control, name: 'variants' })
  const [chosen, setChosen] = useState<string | null>(null)
  const index = indexToShow()
  const variant = variants[index]
  if (!variant) return null
  const parts = partsOf(variant)
  const put = (next: FormPart[]) =>
    form.fields.setValue(`variants.${index}`, { ...variant, bundleParts: next, available: null }, { shouldDirty: true })
  const problem = form.field(`variants.${index}.bundleParts`).error

  /** The chosen variant, unless only another one has an error; at first the first bundle. */
  function indexToShow(): number {
    const isBroken = (place: number) => form.fields.formState.errors.variants?.[place]?.bundleParts !== undefined
    const picked = variants.findIndex(({ key }) => key === chosen)
    const shown = picked >= 0 ? picked : variants.findIndex((each) => partsOf(each).length > 0)
    const broken = variants.findIndex((_, place) => isBroken(place))
    return broken >= 0 && !isBroken(shown) ? broken : Math.max(shown, 0)
  }

  return (
    <Panel title={t('products.bundle.title')} lead={t('products.bundle.lead')}>
      <div className="space-y-4">
        {variants.length > 1 && (
          <SelectField
            label={t('products.bundle.variant')}
            required
            value={variant.key}
            onChange={({ target }) => setChosen(target.value)}
            className="max-w-sm"
          >
            {variants.map((each) => (
              <option key={each.key} value={each.key}>
                {labelOf(each)}
              </option>
            ))}
          </SelectField>
        )}
        {problem && (
          <p role="alert" className="text-xs font-medium text-destructive">
            {problem}
          </p>
        )}
        {parts.length > 0 && (
          <ol className="divide-y rounded-md border px-4">
            {parts.map((part, place) => (
              <BundlePartRow
                key={part.variantId}
                form={form}
                path={`variants.${index}.bundleParts.${place}`}
                part={part}
                currency={currency}
                onChange={(next) => put(parts.with(place, next))}
                onRemove={() => put(parts.toSpliced(place, 1))}
              />
            ))}
          </ol>
        )}
        {parts.length < MAX_BUNDLE_PARTS ? (
          <PartSearch
            workspaceId={workspaceId}
            currency={currency}
            productId={productId}
            taken={parts.map(({ variantId }) => variantId)}
            onPick={(part) => put([...parts, part])}
          />
        ) : (
          <p className="text-xs text-muted-foreground">{t('products.bundle.full', { maximum: formatNumber(MAX_BUNDLE_PARTS, locale) })}</p>
        )}
        {parts.length > 0 && <Sum parts={parts} priceMinor={variant.priceMinor} currency={currency} />}
      </div>
    </Panel>
  )
}

/** What the parts cost one by one, and what the bundle saves. */
function Sum({ parts, priceMinor, currency }: { parts: readonly FormPart[]; priceMinor: unknown; currency: string }) {
  const { t } = useTranslation()
  const sum = parts.reduce((total, part) => total + (typeof part.quantity === 'number' ? part.priceMinor * part.quantity : 0), 0)
  const saved = typeof priceMinor === 'number' ? sum - priceMinor : 0
  const amount = (amountMinor: number) => formatCharge({ amountMinor, currency })
  return (
    <div className="space-y-1 text-xs text-muted-foreground">
      <p>
        {t('products.bundle.sum', { amount: amount(sum) })} {saved > 0 && t('products.bundle.saving', { amount: amount(saved) })}
      </p>
      <p>{t('products.bundle.note')}</p>
    </div>
  )
}
