import { lazy, Suspense } from 'react'
import { classes } from '#platform/web/ui/classes.ts'
import type { WishButtonProps } from './wish-button.tsx'

const Heart = lazy<(props: WishButtonProps) => React.ReactNode>(() => import('./wish-button.tsx').catch(() => ({ default: () => null })))

/** Comes with the document, and is loaded beside the page: nobody waits for a heart. */
export function WishButton(props: WishButtonProps) {
  return (
    <Suspense fallback={<span className={classes('inline-block', props.look === 'button' ? 'size-13' : 'size-11', props.className)} />}>
      <Heart {...props} />
    </Suspense>
  )
}
