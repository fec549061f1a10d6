import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { CollectedProduct } from '#domains/catalog/contract.ts'
import { MAX_COLLECTED } from '#domains/catalog/web/index.ts'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { Combobox } from '#platform/web/inputs/combobox.tsx'
import { Price } from '#platform/web/money.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { IconButton } from '#platform/web/ui/button.tsx'
import { Picture } from '#platform/web/ui/picture.tsx'
import type { CollectionDraft } from './collection-draft.ts'
import type { CollectionsScope } from './collections-scope.ts'

type Props = { form: OperationForm<CollectionDraft>; scope: CollectionsScope }

/** The products that were chosen by hand, in the order in which shoppers see them. */
export function HandPicked({ form, scope }: Props) {
  const { t } = useTranslation()
  const products = form.fields.watch('products')
  const found = useRef(new Map<string, CollectedProduct>())
  const { error } = form.field('products', { most: MAX_COLLECTED })
  const put = (next: CollectedProduct[]) => form.fields.setValue('products', next, { shouldDirty: true, shouldValidate: true })
  const move = (from: number, to: number) => {
    const product = products[from]
    if (product) put(products.toSpliced(from, 1).toSpliced(to, 0, product))
  }

  async function search(q: string) {
    const { items } = await scope.keep.products({ q })
    for (const item of items) found.current.set(item.id, item)
    return items
      .filter(({ id }) => !products.some((product) => product.id === id))
      .map(({ id, name, vendor }) => ({ id, title: name, ...(vendor && { detail: vendor }) }))
  }

  return (
    <div className="space-y-4">
      <Combobox
        label={t('products.collections.addProducts')}
        placeholder={t('products.collections.searchProducts')}
        error={error}
        search={search}
        value={[]}
        onChange={(chosen) => put([...products, ...chosen.flatMap(({ id }) => found.current.get(id) ?? [])])}
      />
      {products.length > 0 && (
        <ol aria-label={t('products.list.title')} className="divide-y rounded-md border">
          {products.map((product, index) => (
            <li key={product.id} className="flex items-center gap-3 p-2 ps-3">
              <ProductLine product={product} />
              <span className="flex">
                <IconButton
                  label={t('products.collections.earlier', { name: product.name })}
                  disabled={index === 0}
                  className="disabled:opacity-40"
                  onClick={() => move(index, index - 1)}
                >
                  <ArrowUp aria-hidden className="size-4.5" />
                </IconButton>
                <IconButton
                  label={t('products.collections.later', { name: product.name })}
                  disabled={index === products.length - 1}
                  className="disabled:opacity-40"
                  onClick={() => move(index, index + 1)}
                >
                  <ArrowDown aria-hidden className="size-4.5" />
                </IconButton>
                <IconButton
                  label={t('products.collections.removeProduct', { name: product.name })}
                  onClick={() => put(products.toSpliced(index, 1))}
                >
                  <X aria-hidden className="size-4.5" />
                </IconButton>
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

export function ProductLine({ product: { name, image, price, vendor, onSale } }: { product: CollectedProduct }) {
  const { t } = useTranslation()
  return (
    <>
      <Picture image={image} sizes="3rem" alt="" className="size-12 shrink-0 rounded-sm" />
      <span className="min-w-0 grow">
        <bdi className="line-clamp-2 font-medium wrap-anywhere">{name}</bdi>
        <span className="flex flex-wrap items-center gap-x-2 text-xs text-muted-foreground">
          <Price money={price} />
          {vendor && <bdi>{vendor}</bdi>}
          {!onSale && <Badge>{t('products.collections.notOnSale')}</Badge>}
        </span>
      </span>
    </>
  )
}
