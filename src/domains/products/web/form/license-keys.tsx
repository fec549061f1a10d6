import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextArea } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { VendorProductView } from '../../contract.ts'
import { digitalQuery, useAddKeys } from '../queries.ts'

/** Typed keys are kept in no draft. */
export default function LicenseKeys({ workspaceId, product }: { workspaceId: string; product: VendorProductView }) {
  return (
    <div className="space-y-5">
      {product.variants.map((variant) => (
        <VariantKeys key={variant.id} workspaceId={workspaceId} productId={product.id} variant={variant} />
      ))}
    </div>
  )
}

type Props = { workspaceId: string; productId: string; variant: VendorProductView['variants'][number] }

function VariantKeys({ workspaceId, productId, variant: { id, sku } }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { data } = useQuery(digitalQuery(useSource(), workspaceId, productId))
  const add = useAddKeys(workspaceId)
  const [text, setText] = useState('')
  const counts = data?.keys.find(({ variantId }) => variantId === id) ?? { free: 0, given: 0, revoked: 0 }
  const shown = (count: number) => formatNumber(count, locale)
  const keys = text.split('\n').flatMap((line) => line.trim() || [])
  const send = () =>
    add.mutate(
      { productId, variantId: id, keys },
      {
        onSuccess({ added, skipped }) {
          setText('')
          toast({ title: t('products.digital.keysAdded', { added: shown(added), skipped: shown(skipped) }) })
        },
      },
    )
  return (
    <div>
      <TextArea
        label={t('products.digital.keysOf', { sku })}
        hint={t('products.digital.keysHint')}
        dir="ltr"
        required={false}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={add.error ? failureText(t, add.error, 'products') : undefined}
      />
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <Button look="secondary" size="sm" busy={add.isPending} disabled={keys.length === 0} onClick={send}>
          {t('products.digital.addKeys')}
        </Button>
        <p className="text-xs text-muted-foreground">
          {t('products.digital.keyCounts', { free: shown(counts.free), given: shown(counts.given), revoked: shown(counts.revoked) })}
        </p>
      </div>
    </div>
  )
}
