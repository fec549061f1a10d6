import { useInfiniteQuery } from '@tanstack/react-query'
import { CircleHelp } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHidesPeople } from '#domains/network/web/index.ts'
import { useLoggedIn } from '#domains/reviews/web/index.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { LoadMore } from '#platform/web/ui/load-more.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { questionsQuery, useAsk } from './queries.ts'
import { Question } from './question.tsx'

const EntryForm = lazy(() => import('./entry-form.tsx'))

/** Questions about a product, with answers of its vendor and buyers. */
export default function QuestionsSection({ productId, vendorName }: { productId: string; vendorName: string }) {
  const { t } = useTranslation()
  const loggedIn = useLoggedIn()
  const ask = useAsk(productId)
  const [asking, setAsking] = useState(false)
  const list = useInfiniteQuery(questionsQuery(useSource(), productId, useHidesPeople()))
  const questions = list.data?.pages.flatMap(({ items }) => items) ?? []
  const onlyMembers = (act: () => void) => loggedIn(t('marketplace.failure.UNAUTHENTICATED'), act)
  return (
    <section id="questions" aria-labelledby="questions-title" className="mt-16 scroll-mt-24 border-t pt-10">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 id="questions-title" className="text-lg font-bold tracking-tight">
            {t('marketplace.questions.title')}
          </h2>
          <p className="mt-1 text-muted-foreground">{t('marketplace.questions.lead', { vendor: vendorName })}</p>
        </div>
        {!asking && (
          <Button look="secondary" onClick={() => onlyMembers(() => setAsking(true))}>
            <CircleHelp aria-hidden className="size-4.5" />
            {t('marketplace.questions.ask')}
          </Button>
        )}
      </header>
      {asking && (
        <Suspense fallback={null}>
          <EntryForm
            label={t('marketplace.questions.yourQuestion')}
            submit={t('marketplace.questions.sendQuestion')}
            draft={`marketplace.questions.ask ${productId}`}
            operation={ask}
            onDone={() => {
              toast({ title: t('marketplace.questions.asked'), description: t('marketplace.questions.askedText') })
              setAsking(false)
            }}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      )}
      {list.isPending && <Skeleton className="mt-6 h-24 rounded-md" />}
      {list.isLoadingError && <FailedNotice text={t('marketplace.questions.loadFailed')} onRetry={() => void list.refetch()} />}
      {list.data && questions.length === 0 && <p className="mt-6 text-muted-foreground">{t('marketplace.questions.none')}</p>}
      <ul className="mt-2 divide-y">
        {questions.map((question) => (
          <li key={question.id}>
            <Question question={question} productId={productId} vendorName={vendorName} onlyMembers={onlyMembers} />
          </li>
        ))}
      </ul>
      <LoadMore more={list.hasNextPage} busy={list.isFetchingNextPage} error={list.error} onMore={() => void list.fetchNextPage()} />
    </section>
  )
}
