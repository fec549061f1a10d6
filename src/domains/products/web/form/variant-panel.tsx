import { CopyCheck } from 'lucide-react'
import { use } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isMeasured, useUnits } from '#domains/catalog/web/index.ts'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { useMedia } from '#platform/web/use-media.ts'
import { PriceNote } from './price-note.ts'
import { skuFor } from './sku.ts'
import { useVariantLabel } from './use-variant-label.ts'
import { type FormValues, type FormVariant, soldIn } from './values.ts'
import { VariantGrid } from './variant-grid.tsx'
import { VariantRow } from './variant-row.tsx'

/** Cards on a phone that are all drawn at once. */
const MANY = 20

/** The variants with their prices and stock: a single one as a form, several as a table, or as cards on a phone. */
export function VariantPanel({ form, currency }: { form: OperationForm<FormValues>; currency: string }) {
  const { t } = useTranslation()
  const { control } = form.fields
  const variants = useWatch({ control, name: 'variants' })
  const categorySlug = useWatch({ control, name: 'categorySlug' })
  const measure = useWatch({ control, name: 'measure' })
  const contentUnit = useWatch({ control, name: 'contentUnit' })
  const units = useUnits()
  const sold = soldIn(measure)
  const content = isMeasured(sold) ? null : contentUnit || null
  const language = useWatch({ control, name: 'language' })
  const name = useWatch({ control, name: `texts.${language}.name` }) ?? ''
  const isWide = useMedia('(min-width: 768px)')
  const put = (next: FormVariant[]) => form.fields.setValue('variants', next, { shouldDirty: true })
  const { labelOf, colorPlace } = useVariantLabel(form)
  const [first] = variants

  function sameForAll() {
    if (!first) return
    const { priceMinor, compareAtMinor, costMinor, weightGrams, stock } = first
    put(
      variants.map((variant) => ({
        ...variant,
        priceMinor,
        compareAtMinor,
        costMinor,
        weightGrams,
        stock: stock && { ...stock, seen: variant.stock?.seen ?? null },
      })),
    )
  }

  return (
    <Panel
      title={t('products.form.variants')}
      lead={t(variants.length > 1 ? 'products.form.gridLead' : 'products.form.variantsLead')}
      aside={
        variants.length > 1 && (
          <Button look="secondary" size="sm" onClick={sameForAll}>
            <CopyCheck aria-hidden className="size-4" />
            {t('products.form.sameForAll')}
          </Button>
        )
      }
    >
      {variants.length > 1 && isWide ? (
        <>
          <VariantGrid
            form={form}
            variants={variants}
            currency={currency}
            contentUnit={content}
            labelOf={labelOf}
            skuOf={(variant) => (name.trim() ? skuFor(name, variant) : '')}
            onChange={put}
          />
          {isMeasured(sold) && (
            <p className="mt-3 text-xs text-muted-foreground">{t('products.form.perStep', { amount: units.quantity(sold, 1) })}</p>
          )}
          <GridNote variant={first} currency={currency} categorySlug={categorySlug} />
        </>
      ) : (
        <ol className="space-y-3">
          {variants.map((variant, index) => (
            <VariantRow
              key={variant.key}
              form={form}
              variant={variant}
              index={index}
              label={labelOf(variant)}
              isOneOfMany={variants.length > MANY}
              color={variant.options[colorPlace] ?? null}
              currency={currency}
              categorySlug={categorySlug}
              sold={sold}
              contentUnit={content}
              name={name}
              onChange={(next) => put(variants.with(index, next))}
              onRemove={variants.length > 1 ? () => put(variants.toSpliced(index, 1)) : null}
            />
          ))}
        </ol>
      )}
    </Panel>
  )
}

type NoteProps = { variant: FormVariant | undefined; currency: string; categorySlug: string }

/** The note about the price of the first variant. */
function GridNote({ variant, currency, categorySlug }: NoteProps) {
  const Note = use(PriceNote)
  if (!Note || typeof variant?.priceMinor !== 'number' || variant.priceMinor < 0) return null
  const { priceMinor, costMinor } = variant
  return (
    <Note
      priceMinor={priceMinor}
      currency={currency}
      categorySlug={categorySlug}
      costMinor={typeof costMinor === 'number' ? costMinor : null}
    />
  )
}
