import { Layers, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { CollectionSummary } from '#domains/catalog/contract.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLanguage } from '#platform/web/i18n/use-language.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { PRODUCTS } from '../paths.ts'
import { CollectionsFrame } from './collections-frame.tsx'
import { type CollectionsScope, collectionsTable } from './collections-scope.ts'
import { PublishedBadge } from './published-badge.tsx'

/** Keys: products.collections.how.* */
export function CollectionsList({ scope }: { scope: CollectionsScope }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const language = useLanguage()
  const nameOf = ({ name }: CollectionSummary) => name[language] || name.en
  const pathOf = ({ id }: CollectionSummary) => `${scope.home}/${id}`
  const howOf = ({ byRule }: CollectionSummary) => t(`products.collections.how.${byRule ? 'byRule' : 'byHand'}`)
  const add = (
    <ButtonLink to={`${scope.home}/new`}>
      <Plus aria-hidden className="size-4.5" />
      {t('products.collections.add')}
    </ButtonLink>
  )
  const columns: Column<CollectionSummary>[] = [
    {
      key: 'name',
      title: t('products.collections.name'),
      cell: (collection) => (
        <Link to={pathOf(collection)} className="font-medium hover:underline">
          <bdi>{nameOf(collection)}</bdi>
        </Link>
      ),
      width: 'min-w-60',
      text: nameOf,
    },
    { key: 'how', title: t('products.collections.chosen'), cell: howOf, text: howOf },
    {
      key: 'products',
      title: t('products.list.title'),
      cell: ({ productCount }) => <span className="tabular-nums">{formatNumber(productCount, locale)}</span>,
      align: 'end',
      text: ({ productCount }) => productCount,
    },
    {
      key: 'published',
      title: t('products.collections.visibility'),
      cell: ({ published }) => <PublishedBadge published={published} />,
      text: ({ published }) => t(published ? 'products.collections.published' : 'products.collections.hidden'),
    },
  ]
  return (
    <CollectionsFrame
      scope={scope}
      title={t('products.collections.title')}
      lead={t(scope.whole === 'workspace' ? 'products.collections.lead' : 'products.collections.leadOfAll')}
      {...(scope.whole === 'workspace' && { crumbs: [{ label: t('products.list.title'), to: PRODUCTS }] })}
      actions={add}
    >
      <DataTable
        list={scope.operations}
        label={t('products.collections.title')}
        query={collectionsTable(scope)}
        columns={columns}
        identity={{ id: ({ id }) => id, name: nameOf, href: pathOf }}
        search={t('products.collections.search')}
        exportAs="collections"
        failed={t('products.collections.failed')}
        empty={
          <Notice icon={Layers} title={t('products.collections.none')} text={t('products.collections.noneText')}>
            {add}
          </Notice>
        }
      />
    </CollectionsFrame>
  )
}
