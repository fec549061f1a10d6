/** The attributes that products may have, in the order of forms, product pages and filters. */
import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, ListFilter, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { failureText } from '#platform/web/failure.ts'
import { useLanguage } from '#platform/web/i18n/use-language.ts'
import { useSource } from '#platform/web/source.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button, ButtonLink, IconButton } from '#platform/web/ui/button.tsx'
import { Empty } from '#platform/web/ui/empty.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { ManagedAttribute } from '../../../contract.ts'
import { managedAttributesQuery, useArrangeAttributes } from './operations.ts'

const RemoveDialog = lazy(() => import('./remove-dialog.tsx'))

const PAGE = '/admin/attributes'

export default function AttributesPage() {
  const { t } = useTranslation()
  const { data: attributes, isLoadingError, refetch } = useQuery(managedAttributesQuery(useSource()))
  const [removing, setRemoving] = useState<ManagedAttribute | null>(null)
  const add = (
    <ButtonLink to={`${PAGE}/new`}>
      <Plus aria-hidden className="size-4.5" />
      {t('catalog.attributes.add')}
    </ButtonLink>
  )
  return (
    <div className="max-w-3xl space-y-6">
      <PageHead title={t('catalog.attributes.title')} hidden />
      <Panel title={t('catalog.attributes.title')} lead={t('catalog.attributes.lead')} aside={attributes && attributes.length > 0 && add}>
        {isLoadingError && <FailedNotice text={t('catalog.attributes.failed')} onRetry={() => void refetch()} />}
        {!attributes && !isLoadingError && <Skeleton className="h-48" />}
        {attributes?.length === 0 && (
          <Empty icon={ListFilter} title={t('catalog.attributes.none')} text={t('catalog.attributes.noneText')}>
            {add}
          </Empty>
        )}
        {attributes && attributes.length > 0 && <List attributes={attributes} onRemove={setRemoving} />}
      </Panel>
      <Suspense fallback={null}>{removing && <RemoveDialog attribute={removing} onClose={() => setRemoving(null)} />}</Suspense>
    </div>
  )
}

type ListProps = { attributes: readonly ManagedAttribute[]; onRemove: (attribute: ManagedAttribute) => void }

/** Keys: catalog.attributes.type.* */
function List({ attributes, onRemove }: ListProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const arrange = useArrangeAttributes()
  const onError = (error: unknown) =>
    toast({ variant: 'destructive', title: t('catalog.categories.notMoved'), description: failureText(t, error, 'catalog') })
  function move(from: number, to: number) {
    const keys = attributes.map(({ key }) => key)
    const [moved] = keys.splice(from, 1)
    if (moved) keys.splice(to, 0, moved)
    arrange.mutate({ keys }, { onError })
  }
  return (
    <ul className="divide-y rounded-md border">
      {attributes.map((attribute, index) => {
        const { key, names, type, facet, searchable, used } = attribute
        const name = names[language] || names.en
        return (
          <li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
            <div className="min-w-0 grow basis-56">
              <div className="flex flex-wrap items-center gap-2">
                <Link to={`${PAGE}/${key}`} className="font-medium wrap-anywhere hover:underline">
                  <bdi>{name}</bdi>
                </Link>
                {facet && <Badge>{t('catalog.attributes.isFilter')}</Badge>}
                {searchable && <Badge>{t('catalog.attributes.isSearched')}</Badge>}
              </div>
              <p className="mt-0.5 text-xs text-muted-foreground">
                {t(`catalog.attributes.type.${type}`)} · {t('catalog.categories.used', { count: used })}
              </p>
            </div>
            <div className="flex items-center">
              <IconButton label={t('catalog.categories.up', { name })} disabled={index === 0} onClick={() => move(index, index - 1)}>
                <ArrowUp aria-hidden className="size-4.5" />
              </IconButton>
              <IconButton
                label={t('catalog.categories.down', { name })}
                disabled={index === attributes.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ArrowDown aria-hidden className="size-4.5" />
              </IconButton>
              <ButtonLink to={`${PAGE}/${key}`} look="quiet" size="sm" aria-label={t('catalog.attributes.editOf', { name })}>
                {t('catalog.attributes.edit')}
              </ButtonLink>
              <Button look="danger" size="sm" aria-label={t('catalog.attributes.removeOf', { name })} onClick={() => onRemove(attribute)}>
                {t('catalog.attributes.remove')}
              </Button>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
