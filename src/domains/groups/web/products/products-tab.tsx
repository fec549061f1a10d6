import { useQuery } from '@tanstack/react-query'
import { Plus, ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordPicker } from '#domains/messages/web/index.ts'
import { failureText } from '#platform/web/failure.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Empty } from '#platform/web/ui/empty.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_PRODUCTS } from '../../contract/limits.ts'
import type { GroupView } from '../../contract.ts'
import { ProductCard } from './product-card.tsx'
import { productsQuery, useChangeShelf } from './queries.ts'

/** The products that moderators put on the shelf of the group. Keys: groups.products.done.* */
export default function ProductsTab({ group: { id, moderates } }: { group: GroupView }) {
  const { t } = useTranslation()
  const [picking, setPicking] = useState(false)
  const { data, isPending, isLoadingError, refetch } = useQuery(productsQuery(useSource(), id))
  const operation = useChangeShelf(id)
  const items = data?.items ?? []

  async function change(act: Parameters<typeof operation.mutateAsync>[0]) {
    try {
      await operation.mutateAsync(act)
      toast({ title: t(`groups.products.done.${act.kind}`) })
    } catch (error) {
      toast({ variant: 'destructive', title: failureText(t, error, 'groups') })
    }
  }
  /** The neighbors change places. */
  function move(from: number, to: number) {
    const productIds = items.map((item) => item.id)
    productIds.splice(to, 0, ...productIds.splice(from, 1))
    void change({ kind: 'arrange', productIds })
  }
  const add = (
    <Button aria-haspopup="dialog" disabled={items.length >= MAX_PRODUCTS} onClick={() => setPicking(true)}>
      <Plus aria-hidden className="size-4" />
      {t('groups.products.add')}
    </Button>
  )
  return (
    <div className="space-y-4">
      {moderates && items.length > 0 && <div className="flex justify-end">{add}</div>}
      {isLoadingError && <FailedNotice text={t('groups.products.failed')} onRetry={() => void refetch()} />}
      {isPending && <Skeleton className="h-64 rounded-lg" />}
      {data && items.length === 0 && (
        <Empty icon={ShoppingBag} title={t('groups.products.none')} text={t('groups.products.noneText')}>
          {moderates && add}
        </Empty>
      )}
      <ul aria-label={t('groups.tab.products')} className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-4">
        {items.map((product, index) => (
          <ProductCard
            key={product.id}
            product={product}
            actions={
              moderates
                ? [
                    ...(index > 0 ? [{ label: t('groups.products.earlier'), onSelect: () => move(index, index - 1) }] : []),
                    ...(index < items.length - 1 ? [{ label: t('groups.products.later'), onSelect: () => move(index, index + 1) }] : []),
                    {
                      label: t('groups.products.remove'),
                      danger: true,
                      onSelect: () => void change({ kind: 'remove', productId: product.id }),
                    },
                  ]
                : []
            }
          />
        ))}
      </ul>
      {picking && (
        <RecordPicker
          productsOnly
          title={t('groups.products.pick')}
          lead={t('groups.products.pickLead')}
          onPick={(record) => {
            setPicking(false)
            void change({ kind: 'add', productId: record.id })
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  )
}
