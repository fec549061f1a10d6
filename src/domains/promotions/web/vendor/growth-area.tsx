import { useQuery } from '@tanstack/react-query'
import { Lock, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OtherBusinesses, useWorkspace } from '#domains/workspaces/web/index.ts'
import { codeOf } from '#platform/web/failure.ts'
import { LoadingPage } from '#platform/web/ui/loading-page.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { type Desk, mayKeepQuery, useVendorDesk } from '../desk.ts'

/** A page about a vendor's promotions: for its people with the area; the others are told what is missing. */
export function GrowthArea({ children }: { children: (desk: Desk) => ReactNode }) {
  const { t } = useTranslation()
  const workspace = useWorkspace()
  const desk = useVendorDesk()
  const entrusted = workspace?.areas.includes('growth') ?? false
  const may = useQuery({ ...mayKeepQuery(desk), enabled: entrusted })
  if (!workspace || (entrusted && may.isPending)) return <LoadingPage />
  const missing = { icon: Lock, title: t('promotions.title'), text: t('promotions.areaMissing', { workspace: workspace.name }) }
  return (
    <main key={workspace.id} id="content" className="mx-auto w-full max-w-6xl px-4 py-6 md:px-8 md:py-10">
      {!entrusted && <Notice headingLevel="h1" {...missing} />}
      {entrusted && codeOf(may.error) === 'NOT_FOUND' && <NotSelling />}
      {entrusted && codeOf(may.error) !== 'NOT_FOUND' && children(desk)}
    </main>
  )
}

/** This business does not sell: the others are one press away. */
function NotSelling() {
  const { t } = useTranslation()
  return (
    <Notice headingLevel="h1" icon={Store} title={t('promotions.notSelling')} text={t('promotions.notSellingText')}>
      <OtherBusinesses />
    </Notice>
  )
}
