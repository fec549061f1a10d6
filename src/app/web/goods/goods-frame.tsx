/** Around the pages of a vendor's products: the form says beside each price what it leaves, which finance knows. */
import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { YouEarn } from '#domains/finance/web/index.ts'
import { PriceNote, type PriceNoteProps } from '#domains/inventory/web/index.ts'

export default function GoodsFrame() {
  return (
    <PriceNote value={EarningNote}>
      <Outlet />
    </PriceNote>
  )
}

function EarningNote(props: PriceNoteProps) {
  return (
    <Suspense fallback={null}>
      <YouEarn {...props} />
    </Suspense>
  )
}
