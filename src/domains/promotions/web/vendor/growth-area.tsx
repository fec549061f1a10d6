import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useWorkspace } from '#domains/workspaces/web/index.ts'
import { LoadingPage } from '#platform/web/ui/loading-page.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { type Desk, useVendorDesk } from '../desk.ts'

/** A page about a vendor's promotions: for its people with the area; the others are told which one is needed. */
export function GrowthArea({ children }: { children: (desk: Desk) => ReactNode }) {
  const { t } = useTranslation()
  const workspace = useWorkspace()
  const desk = useVendorDesk()
  if (!workspace) return <LoadingPage />
  const entrusted = workspace.areas.includes('growth')
  return (
    <main key={workspace.id} id="content" className="mx-auto w-full max-w-6xl px-4 py-6 md:px-8 md:py-10">
      {entrusted ? (
        children(desk)
      ) : (
        <Notice
          headingLevel="h1"
          icon={Lock}
          title={t('promotions.title')}
          text={t('promotions.areaMissing', { workspace: workspace.name })}
        />
      )}
    </main>
  )
}
