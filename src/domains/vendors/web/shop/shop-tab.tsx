/** Settings of the active workspace's shop. */
import { useQuery } from '@tanstack/react-query'
import { Store } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { WorkspaceView } from '#domains/workspaces/contract.ts'
import { OtherBusinesses, useWorkspace } from '#domains/workspaces/web/index.ts'
import { errorCode } from '#platform/web/failure.ts'
import { useSource } from '#platform/web/source.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { CopyButton } from '#platform/web/ui/copy-button.tsx'
import { FailedNotice, Notice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { ShopView } from '../../contract.ts'
import { CheckList } from '../check-list.tsx'
import { shopQuery } from '../queries.ts'
import { SuspensionNotice } from '../suspension-notice.tsx'
import { AwayPanel } from './away-panel.tsx'
import { DetailsPanel } from './details-panel.tsx'
import { MethodsPanel } from './methods-panel.tsx'
import { PayoutPanel } from './payout-panel.tsx'
import { PicturesPanel } from './pictures-panel.tsx'

export default function ShopTab() {
  const workspace = useWorkspace()
  return workspace ? <Shop key={workspace.id} workspace={workspace} /> : <Skeleton className="h-80 rounded-lg" />
}

function Shop({ workspace }: { workspace: WorkspaceView }) {
  const { t } = useTranslation()
  const { data: shop, error, isLoadingError, refetch } = useQuery(shopQuery(useSource(), workspace.id))
  if (isLoadingError && errorCode(error) === 'NOT_FOUND') {
    return <NoShop workspace={workspace} />
  }
  if (isLoadingError) return <FailedNotice text={t('vendors.loadFailed')} onRetry={() => void refetch()} />
  if (!shop) return <Skeleton className="h-80 rounded-lg" />
  const manages = workspace.role !== 'staff'
  return (
    <div className="space-y-6">
      <HeadPanel shop={shop} manages={manages} />
      {manages && shop.status !== 'closed' && (
        <>
          <DetailsPanel shop={shop} workspaceId={workspace.id} />
          <PicturesPanel shop={shop} workspaceId={workspace.id} />
          <MethodsPanel workspaceId={workspace.id} />
          {workspace.role === 'owner' && <PayoutPanel shop={shop} workspaceId={workspace.id} />}
          <AwayPanel shop={shop} workspaceId={workspace.id} />
        </>
      )}
    </div>
  )
}

/** The address that a vendor gives to shopping sites. */
function FeedLink({ slug }: { slug: string }) {
  const { t } = useTranslation()
  return <CopyButton text={`${window.location.origin}/feeds/vendors/${slug}.xml`} label={t('vendors.shop.copyFeed')} />
}

/** Another workspace of the user may have a shop. */
function NoShop({ workspace }: { workspace: WorkspaceView }) {
  const { t } = useTranslation()
  return (
    <Notice icon={Store} title={t('vendors.shop.noneTitle', { workspace: workspace.name })} text={t('vendors.shop.noneText')}>
      <ButtonLink to="/vendor/register">{t('vendors.shop.apply')}</ButtonLink>
      <OtherBusinesses />
    </Notice>
  )
}

const PATHS = { profile: '#words', policies: '#words', shipping: '#delivery', payout: '#payout', product: '/products/new' }

/** Keys: vendors.status.* */
function HeadPanel({ shop, manages }: { shop: ShopView; manages: boolean }) {
  const { t } = useTranslation()
  const { name, slug, status, suspension, checklist } = shop
  return (
    <Panel
      title={name}
      lead={<bdi dir="ltr">/vendors/{slug}</bdi>}
      aside={<Badge tone={status === 'approved' ? 'success' : 'destructive'}>{t(`vendors.status.${status}`)}</Badge>}
    >
      {suspension && <SuspensionNotice reason={suspension.reason} />}
      {checklist.some(({ done }) => !done) && <CheckList items={checklist} paths={manages ? PATHS : {}} />}
      <div className="mt-5 flex flex-wrap gap-3 first:mt-0">
        {status === 'approved' && (
          <ButtonLink to={`/vendors/${slug}`} look="secondary">
            {t('vendors.register.seeShop')}
          </ButtonLink>
        )}
        {status === 'approved' && manages && <FeedLink slug={slug} />}
      </div>
      {!manages && <p className="mt-4 text-muted-foreground">{t('vendors.shop.forManagers')}</p>}
    </Panel>
  )
}
