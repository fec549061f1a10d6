import { CopyCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import type { FormValues, FormVariant } from './values.ts'
import { VariantRow } from './variant-row.tsx'

/** Options and variants, each variant with its price and stock. */
export function VariantPanel({ form, currency }: { form: OperationForm<FormValues>; currency: string }) {
  const { t } = useTranslation()
  const { options, variants, categorySlug, texts, language } = form.fields.watch()
  const colorPlace = options.filter(({ values }) => values.length > 0).findIndex(({ key }) => key === 'color')
  const put = (next: FormVariant[]) => form.fields.setValue('variants', next, { shouldDirty: true })
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
      lead={t('products.form.variantsLead')}
      aside={
        variants.length > 1 && (
          <Button look="secondary" size="sm" onClick={sameForAll}>
            <CopyCheck aria-hidden className="size-4" />
            {t('products.form.sameForAll')}
          </Button>
        )
      }
    >
      <ol className="space-y-3">
        {variants.map((variant, index) => (
          <VariantRow
            key={variant.key}
            form={form}
            variant={variant}
            index={index}
            currency={currency}
            colorPlace={colorPlace}
            categorySlug={categorySlug}
            name={texts[language]?.name ?? ''}
            onChange={(next) => put(variants.with(index, next))}
            onRemove={variants.length > 1 ? () => put(variants.toSpliced(index, 1)) : null}
          />
        ))}
      </ol>
    </Panel>
  )
}
