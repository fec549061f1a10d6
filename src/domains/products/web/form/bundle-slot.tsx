import { type ComponentProps, lazy, Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { partsOf } from './values.ts'

const BundlePanel = lazy(() => import('./bundle-panel.tsx'))

/** The panel of the bundle: for goods, and wherever parts are to be removed. It watches the variants, so that the rest of the form need not. */
export function BundleSlot(props: ComponentProps<typeof BundlePanel>) {
  const { control } = props.form.fields
  const kind = useWatch({ control, name: 'kind' })
  const variants = useWatch({ control, name: 'variants' })
  if (kind !== 'goods' && variants.every((variant) => partsOf(variant).length === 0)) return null
  return (
    <Suspense fallback={<Skeleton className="h-56 rounded-lg" />}>
      <BundlePanel {...props} />
    </Suspense>
  )
}
