import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGES } from '#platform/shared/language.ts'
import { previewText } from '#platform/shared/rich-text.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { useSource } from '#platform/web/source.ts'
import { attributesQuery } from '../queries.ts'
import type { FormPersonalField } from './personal-values.ts'
import { type FormOption, type FormPicture, type FormVariant, partName, partsOf } from './values.ts'

/** Labels and values for comparing two versions of a product. Keys: products.status.* */
export function useDifference(
  currency: string,
  workspaceId: string,
): { labelOf: (path: string) => string; show: (path: string, value: unknown) => ReactNode } {
  const { t } = useTranslation()
  const { data } = useQuery(attributesQuery(useSource(), workspaceId))
  const attributes = data?.items ?? []
  const named: Record<string, string> = {
    name: t('products.form.name'),
    descriptionHtml: t('products.form.description'),
    seoTitle: t('products.form.seoTitle'),
    seoDescription: t('products.form.seoDescription'),
    language: t('products.form.language'),
    categorySlug: t('products.list.category'),
    status: t('products.list.status'),
    images: t('products.form.pictures'),
    options: t('products.form.options'),
    variants: t('products.form.variants'),
    unit: t('products.form.soldBy'),
    step: t('products.form.step'),
    minSteps: t('products.form.minSteps'),
    maxSteps: t('products.form.maxSteps'),
    contentUnit: t('products.form.contentUnit'),
    personalization: t('products.personal.title'),
    brand: t('products.form.brand'),
    kind: t('products.kind.label'),
    leadDays: t('products.kind.leadDays'),
    maxDownloads: t('products.digital.maxDownloads'),
    licenseKeys: t('products.digital.licenseKeys'),
    tags: t('products.form.tags'),
    collections: t('products.collections.title'),
    origin: t('products.form.origin'),
    hsCode: t('products.form.hsCode'),
    lengthMm: t('products.form.length'),
    widthMm: t('products.form.width'),
    heightMm: t('products.form.height'),
    manufacturer: t('products.form.manufacturer'),
    responsiblePerson: t('products.form.responsiblePerson'),
  }
  return {
    labelOf(path) {
      const steps = path.split('.')
      const attribute = steps[0] === 'attributes' && attributes.find(({ key }) => key === steps[1])
      if (attribute) return attribute.name
      const language = LANGUAGES.find((each) => each === steps[1])
      const label = named[steps.at(-1) ?? ''] ?? path
      return language ? `${label} (${language})` : label
    },
    show(path, value) {
      if (path === 'variants')
        return (value as FormVariant[]).map((variant) => <Variant key={variant.key} variant={variant} currency={currency} />)
      if (path === 'images') return <Pictures images={value as FormPicture[]} />
      if (path === 'options') return (value as FormOption[]).map((option) => <Option key={option.id} option={option} />)
      if (path.startsWith('attributes.') && typeof value === 'boolean') return t(`products.form.${value ? 'yes' : 'no'}`)
      if (path.startsWith('attributes.') && Array.isArray(value)) return value.join(', ')
      if (path === 'personalization') return (value as FormPersonalField[]).map((field) => <PersonalField key={field.id} field={field} />)
      if (path === 'details.tags' || path === 'collections') return (value as string[]).join(', ')
      if (path === 'kind') return t(`products.kind.${value}`)
      if (path.endsWith('.descriptionHtml')) return previewText(String(value ?? ''))
      if (path === 'status') return t(`products.status.${value}`)
      return String(value ?? '')
    },
  }
}

function Option({ option: { key, names, values } }: { option: FormOption }) {
  return <span className="block">{`${Object.values(names)[0] ?? key}: ${values.map(({ value }) => value).join(', ')}`}</span>
}

/** Keys: products.personal.type.* */
function PersonalField({ field: { type, labels, choices } }: { field: FormPersonalField }) {
  const { t } = useTranslation()
  const label = Object.values(labels).find(Boolean) || t(`products.personal.type.${type}`)
  return <span className="block">{[label, choices.map(({ value }) => value).join(', ')].filter(Boolean).join(': ')}</span>
}

type VariantProps = { variant: FormVariant; currency: string }

function Variant({ variant, currency }: VariantProps) {
  const { t } = useTranslation()
  const { sku, priceMinor, stock } = variant
  const parts = partsOf(variant).map((part) => `${part.quantity} × ${partName(part)}`)
  const bundle = parts.length > 0 && t('products.bundle.has', { parts: parts.join(', ') })
  const price = typeof priceMinor === 'number' ? formatCharge({ amountMinor: priceMinor, currency }) : priceMinor
  return (
    <span className="block">
      {[variant.options.join(' · '), sku, price, bundle || (stock && `× ${stock.onHand}`)].filter(Boolean).join(' · ')}
    </span>
  )
}

function Pictures({ images }: { images: readonly FormPicture[] }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {images.map(({ url, alt }) => (
        <img key={url} src={url} alt={Object.values(alt)[0] ?? ''} className="size-12 rounded-sm object-cover" />
      ))}
    </span>
  )
}
