import { Suspense } from 'react'
import { rareIsland } from '#platform/web/lazy-island.ts'
import type { ProductKind } from '../contract.ts'

const KindText = rareIsland(() => import('./kind-text.tsx'))

type Props = { of: { kind: ProductKind; leadDays: number | null }; className?: string }

/** How the product reaches the shopper; nothing for goods, which most products are, so the text is loaded apart. */
export function KindNote({ of: { kind, leadDays }, className }: Props) {
  if (kind === 'goods') return null
  return (
    <Suspense fallback={null}>
      <KindText kind={kind} leadDays={leadDays} className={className} />
    </Suspense>
  )
}
