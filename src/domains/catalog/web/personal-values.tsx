import { Suspense } from 'react'
import { lazyIsland } from '#platform/web/lazy-island.ts'
import type { PersonalValueView } from '../contract.ts'

const PersonalList = lazyIsland(() => import('./personal-list.tsx'))

type Props = { values: readonly PersonalValueView[]; className?: string }

/** What a line is personalized with; nothing for most lines, so the list is loaded apart. */
export function PersonalValues({ values, className }: Props) {
  if (values.length === 0) return null
  return (
    <Suspense fallback={null}>
      <PersonalList values={values} className={className} />
    </Suspense>
  )
}
