import { useQuery } from '@tanstack/react-query'
import { LockKeyhole, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OtherBusinesses } from '#domains/workspaces/web/index.ts'
import { errorCode } from '#platform/web/failure.ts'
import { Notice } from '#platform/web/ui/notice.tsx'
import { admissionQuery, type ModerationScope } from './moderation-scope.ts'

/** The vendor's page around its reviews. Explains why it is empty when the business does not sell or the member lacks `catalog`. */
export function VendorFrame({ scope, children }: { scope: ModerationScope; children: ReactNode }) {
  const { t } = useTranslation()
  const { error } = useQuery(admissionQuery(scope))
  const refused = error && errorCode(error)
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6 md:px-8 md:py-10">
      <h1 className="text-xl font-bold tracking-tight">{t('reviews.moderation.title')}</h1>
      <p className="mt-1 max-w-prose text-muted-foreground">{t('reviews.moderation.lead')}</p>
      <div className="mt-6">
        {refused === 'NOT_FOUND' && (
          <Notice icon={Store} title={t('reviews.moderation.noShop')} text={t('reviews.moderation.noShopText')}>
            <OtherBusinesses />
          </Notice>
        )}
        {refused === 'PERMISSION_NEEDED' && (
          <Notice icon={LockKeyhole} title={t('reviews.moderation.locked')} text={t('reviews.moderation.lockedText')} />
        )}
        {refused !== 'NOT_FOUND' && refused !== 'PERMISSION_NEEDED' && children}
      </div>
    </main>
  )
}
