import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { nameWithVariant } from '#domains/catalog/web/index.ts'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Combobox } from '#platform/web/inputs/combobox.tsx'
import { formatCharge } from '#platform/web/money.tsx'
import { useSource } from '#platform/web/source.ts'
import type { FoundPart } from '../../contract.ts'
import { type FormPart, toFormPart } from './values.ts'

type Props = {
  workspaceId: string
  currency: string
  productId: string | null
  /** Variants that are parts already. */
  taken: readonly string[]
  onPick: (part: FormPart) => void
}

/** Finds a variant of the workspace for a bundle. */
export function PartSearch({ workspaceId, currency, productId, taken, onPick }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { api } = useSource()
  const found = useRef(new Map<string, FoundPart>())
  const detailOf = ({ sku, priceMinor, available }: FoundPart) => {
    const stock =
      available === null ? t('products.bundle.untracked') : t('products.bundle.inStock', { available: formatNumber(available, locale) })
    return [sku, formatCharge({ amountMinor: priceMinor, currency }), stock].join(' · ')
  }
  return (
    <Combobox
      label={t('products.bundle.add')}
      hint={t('products.bundle.addHint')}
      value={[]}
      search={async (q, signal) => {
        const asked = { q, ...(productId && { exceptProductId: productId }) }
        const { items } = await api.products.parts.list(asked, { ...inWorkspace(workspaceId), signal })
        for (const part of items) found.current.set(part.variantId, part)
        return items
          .filter(({ variantId }) => !taken.includes(variantId))
          .map((part) => ({ id: part.variantId, title: nameWithVariant(part), detail: detailOf(part) }))
      }}
      onChange={([choice]) => {
        const part = choice && found.current.get(choice.id)
        if (part) onPick(toFormPart(part, 1))
      }}
      className="max-w-xl"
    />
  )
}
