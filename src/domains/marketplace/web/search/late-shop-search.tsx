/** Drawn by the server like everything else, and a plain form that works; its script comes after the page's. */
import { lazy, Suspense } from 'react'
import type { ShopSearchProps } from './shop-search.tsx'

const Late = lazy<(props: ShopSearchProps) => React.ReactNode>(() => import('./shop-search.tsx').catch(() => ({ default: () => null })))

export function ShopSearch(props: ShopSearchProps) {
  return (
    <Suspense fallback={<div className={props.className} />}>
      <Late {...props} />
    </Suspense>
  )
}
