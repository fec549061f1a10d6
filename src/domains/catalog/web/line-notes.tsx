import { Suspense } from 'react'
import { rareIsland } from '#platform/web/lazy-island.ts'
import type { NotedLine } from './line-texts.tsx'

const LineTexts = rareIsland(() => import('./line-texts.tsx'))

/** What is special about a line of a cart or an order; nothing for most lines, so the texts are loaded apart. */
export function LineNotes({ of: line, className }: { of: NotedLine; className?: string }) {
  const { kind, personalization, bundleParts = [] } = line
  if (kind === 'goods' && personalization.length + bundleParts.length === 0) return null
  return (
    <Suspense fallback={null}>
      <LineTexts of={line} className={className} />
    </Suspense>
  )
}
