import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { AuditTimeline } from '#domains/accounts/web/index.ts'
import { ReportsOfRecord } from '#domains/reports/web/index.ts'
import { errorCode } from '#platform/web/failure.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { RecordDetail, RecordDetails } from '#platform/web/record/record-details.tsx'
import { RecordPage } from '#platform/web/record/record-page.tsx'
import { useSource } from '#platform/web/source.ts'
import { MissingRecord } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Picture } from '#platform/web/ui/picture.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { ManagedProductDetail } from '../../../contract.ts'
import type { Route } from './+types/product.page.ts'
import { ProductBadges } from './product-badges.tsx'
import { managedProductQuery } from './queries.ts'
import { Takedowns } from './takedowns.tsx'

const TakedownActions = lazy(() => import('./takedown-actions.tsx'))

/** A product as an administrator sees it: what shoppers see, its reports, and its takedowns. */
export default function ManagedProductPage({ params: { productId } }: Route.ComponentProps) {
  return <ManagedProductRecord key={productId} productId={productId} />
}

function ManagedProductRecord({ productId }: { productId: string }) {
  const { t } = useTranslation()
  const { data, error, isPending, isLoadingError, refetch } = useQuery({
    ...managedProductQuery(useSource(), productId),
    placeholderData: keepPreviousData<ManagedProductDetail>,
  })
  const code = isLoadingError && errorCode(error)
  if (code === 'NOT_FOUND' || code === 'INVALID_INPUT') return <MissingRecord />
  return (
    <>
      <PageHead title={data?.name ?? t('catalog.managed.title')} hidden />
      {isPending && <Skeleton className="mt-4 h-96 rounded-lg" />}
      {isLoadingError && <FailedNotice text={t('catalog.managed.failed')} onRetry={() => void refetch()} />}
      {data && (
        <RecordPage
          level={2}
          title={data.name}
          list={{ label: t('catalog.managed.title'), path: '/admin/products' }}
          path={`/admin/products/${productId}`}
          {...(data.image && { picture: <Picture image={{ ...data.image, alt: '' }} sizes="4rem" className="size-16 rounded-md" /> })}
          badges={<ProductBadges {...data} />}
          actions={
            <Suspense fallback={<Skeleton className="h-11 w-36 rounded-md" />}>
              <TakedownActions product={data} />
            </Suspense>
          }
          aside={<Details product={data} />}
        >
          {data.takedowns.length > 0 && <Takedowns takedowns={data.takedowns} />}
          <Suspense fallback={null}>
            <ReportsOfRecord type="product" id={productId} />
          </Suspense>
          <Panel title={t('catalog.managed.description')}>
            {data.images.length > 0 && (
              <ul className="mb-5 flex flex-wrap gap-3">
                {data.images.map((image) => (
                  <li key={image.sources[0]?.url} className="size-24 overflow-hidden rounded-md bg-tile">
                    <Picture image={image} sizes="6rem" className="size-full object-cover" />
                  </li>
                ))}
              </ul>
            )}
            <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
              {data.description || t('platform.record.empty')}
            </p>
          </Panel>
          <Panel title={t('catalog.managed.trail')}>
            <Suspense fallback={<Skeleton className="h-24" />}>
              <AuditTimeline id={productId} />
            </Suspense>
          </Panel>
        </RecordPage>
      )}
    </>
  )
}

function Details({ product: { vendor, status, price, priceVaries, skus, updatedAt, takenDown } }: { product: ManagedProductDetail }) {
  const { t } = useTranslation()
  const amount = formatCharge(price)
  return (
    <RecordDetails label={t('platform.record.details')}>
      <RecordDetail label={t('catalog.managed.vendor')}>
        {vendor.slug ? (
          <Link to={`/admin/vendors/${vendor.workspaceId}`} className="font-medium underline underline-offset-4">
            <bdi>{vendor.name}</bdi>
          </Link>
        ) : (
          <bdi>{vendor.name}</bdi>
        )}
      </RecordDetail>
      {takenDown && <RecordDetail label={t('catalog.managed.vendorStatus')}>{t(`catalog.managed.status.${status}`)}</RecordDetail>}
      <RecordDetail label={t('catalog.managed.price')}>{priceVaries ? t('catalog.managed.from', { amount }) : amount}</RecordDetail>
      <RecordDetail label={t('catalog.managed.skus')}>
        {skus.map((sku) => (
          <bdi key={sku} dir="ltr" className="block text-xs wrap-anywhere">
            {sku}
          </bdi>
        ))}
      </RecordDetail>
      <RecordDetail label={t('catalog.managed.updated')}>
        <RelativeTime iso={updatedAt} />
      </RecordDetail>
    </RecordDetails>
  )
}
