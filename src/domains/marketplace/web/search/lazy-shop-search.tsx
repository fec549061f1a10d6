import { lazyPart } from '#platform/web/lazy-part.tsx'

/** Rendered on the server as a plain form that works; its script loads after the page's. */
export const ShopSearch = lazyPart(() => import('./shop-search.tsx'), {
  Fallback: ({ className }) => <div className={className} />,
  whenMissing: 'nothing',
})
