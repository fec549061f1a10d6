import { LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useWorkspace } from '#domains/workspaces/web/index.ts'
import { Notice } from '#platform/web/ui/notice.tsx'

/** The vendor's page around its reviews. Who is not entrusted with the catalogue reads that instead. */
export function VendorFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const workspace = useWorkspace()
  const entrusted = !workspace || workspace.areas.includes('catalog')
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6 md:px-8 md:py-10">
      <h1 className="text-xl font-bold tracking-tight">{t('reviews.desk.title')}</h1>
      <p className="mt-1 max-w-prose text-muted-foreground">{t('reviews.desk.lead')}</p>
      <div className="mt-6">
        {entrusted ? children : <Notice icon={LockKeyhole} title={t('reviews.desk.locked')} text={t('reviews.desk.lockedText')} />}
      </div>
    </main>
  )
}
