/** What the operator decides for everybody. Each domain draws its own. */
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'

/** Keys: app.admin.settings.* */
const GROUPS = [
  {
    key: 'people',
    panels: [
      { of: 'registration', Draw: lazy(() => import('#domains/accounts/web/administration/registration-settings.tsx')) },
      { of: 'approval', Draw: lazy(() => import('#domains/vendors/web/administration/approval-settings.tsx')) },
      { of: 'reviews', Draw: lazy(() => import('#domains/reviews/web/administration/review-settings.tsx')) },
    ],
  },
  {
    key: 'shopping',
    panels: [
      { of: 'cart', Draw: lazy(() => import('#domains/cart/web/administration/cart-settings.tsx')) },
      { of: 'orders', Draw: lazy(() => import('#domains/orders/web/administration/order-settings.tsx')) },
      { of: 'rates', Draw: lazy(() => import('#domains/finance/web/administration/rates-settings.tsx')) },
    ],
  },
  {
    key: 'money',
    panels: [
      { of: 'payouts', Draw: lazy(() => import('#domains/finance/web/administration/payout-settings.tsx')) },
      { of: 'commission', Draw: lazy(() => import('#domains/finance/web/administration/commission-default.tsx')) },
    ],
  },
] as const

export default function PlatformSettingsPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('accounts.platform.title')} hidden />
      <nav aria-label={t('accounts.platform.title')} className="mb-6 flex flex-wrap gap-2">
        {GROUPS.map(({ key }) => (
          <a
            key={key}
            href={`#${key}`}
            className="inline-flex min-h-11 items-center rounded-full border bg-card px-4 font-medium text-muted-foreground transition hover:text-foreground"
          >
            {t(`app.admin.settings.${key}`)}
          </a>
        ))}
      </nav>
      <div className="space-y-10">
        {GROUPS.map(({ key, panels }) => (
          <section key={key} id={key} aria-labelledby={`${key}-title`} className="scroll-mt-24">
            <h2 id={`${key}-title`} className="mb-4 text-lg font-semibold">
              {t(`app.admin.settings.${key}`)}
            </h2>
            <div className="grid items-start gap-6 md:grid-cols-2 xl:grid-cols-3">
              {panels.map(({ of, Draw }) => (
                <Suspense key={of} fallback={<Skeleton className="h-72 rounded-lg" />}>
                  <Draw />
                </Suspense>
              ))}
            </div>
          </section>
        ))}
      </div>
    </>
  )
}
