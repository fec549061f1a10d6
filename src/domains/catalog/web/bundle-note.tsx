import { Suspense } from 'react'
import { lazyIsland } from '#platform/web/lazy-island.ts'
import type { BundlePart } from '../contract.ts'

const BundleText = lazyIsland(() => import('./bundle-text.tsx'))

type Props = { of: { bundleParts: readonly BundlePart[]; quantity: number }; className?: string }

/** What a sold bundle consists of; nothing for other lines, so the text is loaded apart. */
export function BundleNote({ of: { bundleParts, quantity }, className }: Props) {
  if (bundleParts.length === 0) return null
  return (
    <Suspense fallback={null}>
      <BundleText parts={bundleParts} quantity={quantity} className={className} />
    </Suspense>
  )
}
