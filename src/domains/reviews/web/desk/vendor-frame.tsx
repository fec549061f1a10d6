import { useQuery } from '@tanstack/react-query'
import { LockKeyhole, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OtherBusinesses } from '#domains/workspaces/web/index.ts'
import { codeOf } from '#platform/web/failure.ts'
import { Notice } from '#platform/web/ui/notice.tsx'
import { admissionQuery, type Desk } from './desks.ts'

/** The vendor's page around its reviews. A business that does not sell, and who is not entrusted with the catalogue, read that instead. */
export function VendorFrame({ desk, children }: { desk: Desk; children: ReactNode }) {
  const { t } = useTranslation()
  const { error } = useQuery(admissionQuery(desk))
  const refused = error && codeOf(error)
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6 md:px-8 md:py-10">
      <h1 className="text-xl font-bold tracking-tight">{t('reviews.desk.title')}</h1>
      <p className="mt-1 max-w-prose text-muted-foreground">{t('reviews.desk.lead')}</p>
      <div className="mt-6">
        {refused === 'NOT_FOUND' && (
          <Notice icon={Store} title={t('reviews.desk.noShop')} text={t('reviews.desk.noShopText')}>
            <OtherBusinesses />
          </Notice>
        )}
        {refused === 'AREA_NEEDED' && <Notice icon={LockKeyhole} title={t('reviews.desk.locked')} text={t('reviews.desk.lockedText')} />}
        {refused !== 'NOT_FOUND' && refused !== 'AREA_NEEDED' && children}
      </div>
    </main>
  )
}
