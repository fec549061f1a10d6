import { Suspense } from 'react'
import { beside } from '#platform/web/beside.ts'
import { classes } from '#platform/web/ui/classes.ts'
import type { WishButtonProps } from './wish-button.tsx'

const Heart = beside<WishButtonProps>(() => import('./wish-button.tsx'))

/** Comes with the document, and is loaded beside the page: nobody waits for a heart. */
export function WishButton(props: WishButtonProps) {
  return (
    <Suspense fallback={<span className={classes('inline-block', props.look === 'button' ? 'size-13' : 'size-11', props.className)} />}>
      <Heart {...props} />
    </Suspense>
  )
}
