import { visiblePart } from '#platform/web/visible-part.tsx'

/** Rendered on the server as a plain form that works; its script loads when somebody uses the page. */
export const ShopSearch = visiblePart(() => import('./shop-search.tsx'), {
  Fallback: ({ className }) => <div className={className} />,
  whenMissing: 'nothing',
  isStatic: true,
})
