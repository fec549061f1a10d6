/** Status of an open shop or a pending application. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { ApplicationStatusView, ApplicationView } from '../../contract.ts'
import { CheckList } from '../check-list.tsx'
import { shopQuery } from '../queries.ts'
import { SuspensionNotice } from '../suspension-notice.tsx'
import { useWithdraw } from './operations.ts'

type Vendor = NonNullable<ApplicationStatusView['vendor']>

/** Keys: vendors.status.* */
export function ShopStatus({ vendor: { name, slug, status, suspension }, workspaceId }: { vendor: Vendor; workspaceId: string }) {
  const { t } = useTranslation()
  const { data: shop } = useQuery(shopQuery(useSource(), workspaceId))
  const tone = status === 'approved' ? 'success' : 'destructive'
  return (
    <Panel title={name} lead={t('vendors.register.isOpen')} aside={<Badge tone={tone}>{t(`vendors.status.${status}`)}</Badge>}>
      {suspension && <SuspensionNotice reason={suspension.reason} />}
      {shop ? <CheckList items={shop.checklist} /> : <Skeleton className="h-56.5" />}
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/settings?tab=shop">{t('vendors.register.setUp')}</ButtonLink>
        {status === 'approved' && (
          <ButtonLink to={`/vendors/${slug}`} look="secondary">
            {t('vendors.register.seeShop')}
          </ButtonLink>
        )}
      </div>
    </Panel>
  )
}

export function PendingApplication({ application, workspaceId }: { application: ApplicationView; workspaceId: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const withdraw = useWithdraw(workspaceId)
  const [asking, setAsking] = useState(false)
  const { name, description, createdAt } = application
  return (
    <Panel
      title={name}
      lead={t('vendors.register.waiting', { day: formatDay(createdAt, locale) })}
      aside={<Badge tone="warning">{t('vendors.application.submitted')}</Badge>}
    >
      <p dir="auto" className="whitespace-pre-line wrap-anywhere text-muted-foreground">
        {description}
      </p>
      <Button look="danger" className="-ms-4 mt-4" onClick={() => setAsking(true)}>
        {t('vendors.register.withdraw')}
      </Button>
      <Confirm
        danger
        open={asking}
        onOpenChange={setAsking}
        title={t('vendors.register.withdrawTitle', { name })}
        action={t('vendors.register.withdraw')}
        words="vendors"
        onConfirm={async () => {
          await withdraw.mutateAsync(undefined)
          toast({ title: t('vendors.register.withdrawn') })
        }}
      >
        <p>{t('vendors.register.withdrawText')}</p>
      </Confirm>
    </Panel>
  )
}
