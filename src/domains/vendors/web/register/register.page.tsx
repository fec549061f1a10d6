/** Vendor registration (spec §2, §4): introduction and application form. */
import { useQuery } from '@tanstack/react-query'
import { HandCoins, PackageCheck, Store } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { meQuery } from '#domains/accounts/web/index.ts'
import { useSource } from '#platform/web/source.ts'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'

/** Lazy, so that the form's code and the session load in parallel. */
const Application = lazy(() => import('./application.tsx'))
const SignedOut = lazy(() => import('./signed-out-form.tsx'))

const POINTS = [
  { key: 'shop', icon: Store },
  { key: 'orders', icon: PackageCheck },
  { key: 'money', icon: HandCoins },
] as const

/** Keys: vendors.register.point.* */
export default function RegisterPage() {
  const { t } = useTranslation()
  const { data: me, isPending } = useQuery(meQuery(useSource()))
  return (
    <main id="content" className="page min-h-dvh py-8 md:py-12">
      <PageHead title={t('vendors.register.title')} description={t('vendors.register.lead')} />
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <h1 className="text-2xl font-bold tracking-tight text-balance">{t('vendors.register.title')}</h1>
          <p className="mt-3 max-w-prose text-muted-foreground">{t('vendors.register.lead')}</p>
          <ul className="mt-8 space-y-6 max-lg:hidden">
            {POINTS.map(({ key, icon: Icon }) => (
              <li key={key} className="flex gap-4">
                <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-accent-foreground">
                  <Icon aria-hidden className="size-5" strokeWidth={1.6} />
                </span>
                <div className="max-w-prose">
                  <h2 className="font-semibold">{t(`vendors.register.point.${key}.title`)}</h2>
                  <p className="mt-0.5 text-muted-foreground">{t(`vendors.register.point.${key}.text`)}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <Suspense fallback={<FormSkeleton />}>{isPending ? <FormSkeleton /> : me ? <Application /> : <SignedOut />}</Suspense>
      </div>
    </main>
  )
}

function FormSkeleton() {
  return <Skeleton className="h-[44rem] rounded-lg" />
}
