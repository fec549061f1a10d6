/** Page for managing the platform's categories (rule 33): names in three languages, order, deletion. */
import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { useLanguage } from '#platform/web/i18n/use-language.ts'
import { lazyIsland } from '#platform/web/lazy-island.ts'
import { useSource } from '#platform/web/source.ts'
import { Button, IconButton } from '#platform/web/ui/button.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { ManagedCategoryView } from '../../contract.ts'
import { managedCategoriesQuery, useArrangeCategories } from './operations.ts'

const AddPanel = lazyIsland(() => import('./add-panel.tsx'))
const RenameDialog = lazy(() => import('./rename-dialog.tsx'))
const RemoveDialog = lazy(() => import('./remove-dialog.tsx'))

type OpenDialog = { what: 'rename' | 'remove'; category: ManagedCategoryView } | null

export default function CategoriesPage() {
  const { t } = useTranslation()
  const { data: categories, isLoadingError, refetch } = useQuery(managedCategoriesQuery(useSource()))
  const [asking, setAsking] = useState<OpenDialog>(null)
  const close = () => setAsking(null)
  return (
    <div className="max-w-3xl space-y-6">
      <PageHead title={t('catalog.categories.title')} hidden />
      <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
        <AddPanel />
      </Suspense>
      <Panel title={t('catalog.categories.list')} lead={t('catalog.categories.listLead')}>
        {isLoadingError && <FailedNotice text={t('catalog.categories.failed')} onRetry={() => void refetch()} />}
        {!categories && !isLoadingError && <Skeleton className="h-48" />}
        {categories && <List categories={categories} onAsk={setAsking} />}
      </Panel>
      <Suspense fallback={null}>
        {asking?.what === 'rename' && <RenameDialog category={asking.category} onClose={close} />}
        {asking?.what === 'remove' && <RemoveDialog category={asking.category} categories={categories ?? []} onClose={close} />}
      </Suspense>
    </div>
  )
}

function List({ categories, onAsk }: { categories: readonly ManagedCategoryView[]; onAsk: (asking: OpenDialog) => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const arrange = useArrangeCategories()
  const onError = (error: unknown) =>
    toast({ variant: 'destructive', title: t('catalog.categories.notMoved'), description: failureText(t, error, 'catalog') })
  function move(from: number, to: number) {
    const ids = categories.map(({ id }) => id)
    const [moved] = ids.splice(from, 1)
    if (moved) ids.splice(to, 0, moved)
    arrange.mutate({ ids }, { onError })
  }
  return (
    <ul className="divide-y rounded-md border">
      {categories.map((category, index) => {
        const { id, names, used } = category
        const name = names[language] || names.en
        const others = [names.en, names.es, names.ar].filter((other) => other !== '' && other !== name)
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
            <div className="min-w-0 grow basis-48">
              <p className="font-medium wrap-anywhere">
                <bdi>{name}</bdi>
              </p>
              <p className="text-xs text-muted-foreground">
                {others.map((other) => (
                  <span key={other}>
                    <bdi>{other}</bdi> ·{' '}
                  </span>
                ))}
                {t('catalog.categories.used', { count: used })}
              </p>
            </div>
            <div className="flex items-center">
              <IconButton label={t('catalog.categories.up', { name })} disabled={index === 0} onClick={() => move(index, index - 1)}>
                <ArrowUp aria-hidden className="size-4.5" />
              </IconButton>
              <IconButton
                label={t('catalog.categories.down', { name })}
                disabled={index === categories.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ArrowDown aria-hidden className="size-4.5" />
              </IconButton>
              <Button
                look="quiet"
                size="sm"
                aria-label={t('catalog.categories.renameOf', { name })}
                onClick={() => onAsk({ what: 'rename', category })}
              >
                {t('catalog.categories.rename')}
              </Button>
              <Button
                look="danger"
                size="sm"
                aria-label={t('catalog.categories.removeOf', { name })}
                onClick={() => onAsk({ what: 'remove', category })}
              >
                {t('catalog.categories.remove')}
              </Button>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
