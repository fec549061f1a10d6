import { Suspense } from 'react'
import { beside } from '#platform/web/beside.ts'
import type { GoodsActionsProps } from './goods-actions.tsx'

const Menu = beside<GoodsActionsProps>(() => import('./goods-actions.tsx'))

/** Loaded beside the list: nobody waits for a menu to read what they sell. */
export function GoodsActions(props: GoodsActionsProps) {
  return (
    <Suspense fallback={<span className="inline-block size-11" />}>
      <Menu {...props} />
    </Suspense>
  )
}
