import { useQuery } from '@tanstack/react-query'
import { CircleCheck, PenLine } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { productPath } from '#domains/catalog/web/index.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Empty } from '#platform/web/ui/empty.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Picture } from '#platform/web/ui/picture.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toWriteQuery } from './queries.ts'

const ReviewSheet = lazy(() => import('./review-sheet.tsx'))

/** Products that the member received and has not reviewed. */
export default function ReviewsToWritePage() {
  const { t } = useTranslation()
  const { data, isPending, isLoadingError, refetch } = useQuery(toWriteQuery(useSource()))
  const [open, setOpen] = useState<{ id: string; name: string } | null>(null)
  return (
    <main id="content" className="mx-auto w-full max-w-3xl px-4 py-6 md:px-8 md:py-10">
      <PageHead title={t('reviews.toWrite.title')} hidden />
      <h1 className="text-xl font-bold tracking-tight">{t('reviews.toWrite.title')}</h1>
      <p className="mt-1 max-w-prose text-muted-foreground">{t('reviews.toWrite.lead')}</p>
      {isPending && <Skeleton className="mt-6 h-48 rounded-lg" />}
      {isLoadingError && <FailedNotice text={t('reviews.toWrite.loadFailed')} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && (
        <div className="mt-6">
          <Empty icon={CircleCheck} title={t('reviews.toWrite.none')} text={t('reviews.toWrite.noneText')} />
        </div>
      )}
      {data && data.items.length > 0 && (
        <ul aria-label={t('reviews.toWrite.title')} className="mt-6 grid gap-3">
          {data.items.map(({ id, name, image }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border bg-card p-4">
              <Link to={productPath(id)} className="flex min-w-0 grow basis-56 items-center gap-3 font-semibold hover:underline">
                {image && <Picture image={{ ...image, alt: '' }} sizes="4rem" className="size-16 shrink-0 rounded-md" />}
                <span dir="auto" className="min-w-0 break-words">
                  {name}
                </span>
              </Link>
              <Button look="secondary" aria-label={t('reviews.toWrite.writeOf', { name })} onClick={() => setOpen({ id, name })}>
                <PenLine aria-hidden className="size-4" />
                {t('reviews.write.open')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {open && (
        <Suspense fallback={null}>
          <ReviewSheet productId={open.id} productName={open.name} review={null} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </main>
  )
}
