import { classes } from '#platform/web/ui/classes.ts'
import type { BundlePart, PersonalValueView, ProductKind } from '../contract.ts'
import { BundleText } from './bundle-text.tsx'
import KindText from './kind-text.tsx'
import { PersonalList } from './personal-list.tsx'

export type NotedLine = {
  kind: ProductKind
  leadDays: number | null
  personalization: readonly PersonalValueView[]
  /** Of a sold bundle. */
  bundleParts?: readonly BundlePart[]
  quantity: number
}

/** What the line is personalized with, how it reaches the shopper, and what a bundle contains. */
export default function LineTexts({ of: line, className = '' }: { of: NotedLine; className?: string | undefined }) {
  const { kind, leadDays, personalization, bundleParts = [], quantity } = line
  return (
    <div className={classes('space-y-1', className)}>
      {personalization.length > 0 && <PersonalList values={personalization} />}
      {kind !== 'goods' && <KindText kind={kind} leadDays={leadDays} />}
      {bundleParts.length > 0 && <BundleText parts={bundleParts} quantity={quantity} />}
    </div>
  )
}
