import { type ComponentType, lazy, Suspense } from 'react'
import type { MeView } from '#domains/accounts/contract.ts'

type Commands = { default: ComponentType<{ me: MeView }> }

/** They come after the page; a page does without them when they do not. */
const Commands = lazy((): Promise<Commands> => import('./commands.tsx').catch(() => ({ default: () => null })))

export function LateCommands({ me }: { me: MeView }) {
  return (
    <Suspense fallback={null}>
      <Commands me={me} />
    </Suspense>
  )
}
