import { useInfiniteQuery } from '@tanstack/react-query'
import { LayoutGrid, TableProperties } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { failureText } from '#platform/web/failure.ts'
import { useSource } from '#platform/web/source.ts'
import { Empty, NoResults } from '#platform/web/ui/empty.tsx'
import { LoadMore } from '#platform/web/ui/load-more.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { SwitchField } from '#platform/web/ui/switch.tsx'
import { pictureQuery } from '../queries.ts'
import { PictureGrid, PictureLegend } from './picture-grid.tsx'
import { PictureSearch } from './picture-search.tsx'

/** Places × products: how much there is where, and what is low. The state of the view is in the address. */
export default function StockPicture({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const q = search.get('q') ?? ''
  const low = search.get('low') === 'yes'
  const asTable = search.get('view') === 'table'
  const loaded = useInfiniteQuery(pictureQuery(useSource(), workspaceId, { q, low }))
  const set = (key: string, value: string | null) =>
    setSearch(
      (now) => {
        if (value) now.set(key, value)
        else now.delete(key)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  const warehouses = loaded.data?.pages[0]?.warehouses ?? []
  const rows = loaded.data?.pages.flatMap(({ items }) => items) ?? []

  function body() {
    if (loaded.isLoadingError)
      return <FailedNotice text={failureText(t, loaded.error, 'inventory')} onRetry={() => void loaded.refetch()} />
    if (loaded.isPending) return <Skeleton className="h-96" />
    if (rows.length > 0) return <PictureGrid warehouses={warehouses} rows={rows} asTable={asTable} />
    if (q || low) return <NoResults text={t('inventory.picture.nothing')} onClear={() => setSearch({}, { replace: true })} />
    return <Empty icon={LayoutGrid} title={t('inventory.stock.none')} text={t('inventory.stock.noneText')} />
  }

  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <PictureSearch value={q} onChange={(value) => set('q', value)} />
        <SwitchField label={t('inventory.picture.onlyLow')} checked={low} onChange={(on) => set('low', on ? 'yes' : null)} />
        <div className="ms-auto">
          <Segmented
            label={t('inventory.picture.view')}
            choices={[
              { value: 'picture', label: t('inventory.picture.asPicture'), icon: <LayoutGrid aria-hidden className="size-4" /> },
              { value: 'table', label: t('inventory.picture.asTable'), icon: <TableProperties aria-hidden className="size-4" /> },
            ]}
            value={asTable ? 'table' : 'picture'}
            onChange={(view) => set('view', view === 'table' ? 'table' : null)}
          />
        </div>
      </div>
      {!asTable && rows.length > 0 && <PictureLegend />}
      {body()}
      <LoadMore
        more={loaded.hasNextPage}
        busy={loaded.isFetchingNextPage}
        error={loaded.isFetchNextPageError ? loaded.error : null}
        onMore={() => void loaded.fetchNextPage()}
      />
    </div>
  )
}
