/** The implementation of `data-table.tsx`, in a separate chunk. */
import { useQueryClient } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { formatNumber } from '../i18n/numbers.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { Button } from '../ui/button.tsx'
import { LoadMore } from '../ui/load-more.tsx'
import { FailedNotice, Notice } from '../ui/notice.tsx'
import { useMedia } from '../use-media.ts'
import { useRoom } from '../use-room.ts'
import { BulkBar } from './bulk-bar.tsx'
import { Cards } from './cards.tsx'
import { arrangeColumns, useDensity, useStoredColumns } from './columns.ts'
import { exportHead, exportRows } from './export-rows.ts'
import { AddFilter, FilterChips } from './filter-bar.tsx'
import type { Filter } from './filters.ts'
import { Grid } from './grid.tsx'
import { saveTrail } from './list-trail.ts'
import { OptionsMenu } from './options-menu.tsx'
import { Pager } from './pager.tsx'
import { readyViews } from './ready-views.ts'
import { useSavedViews } from './saved-views.ts'
import { SearchBox } from './search-box.tsx'
import { ALL_MATCHING, countSelected, isEmptySelection, type Selection, selectionShare } from './selection.ts'
import type { TableProps } from './table.ts'
import { isNarrowed, stateFromView, toViewContent } from './table-state.ts'
import { useBulk } from './use-bulk.ts'
import { useSelection } from './use-selection.ts'
import { useRows, useTableState } from './use-table.ts'
import { ViewsMenu } from './views-menu.tsx'

const ColumnsDialog = lazy(() => import('./columns-dialog.tsx'))
const ExportDialog = lazy(() => import('./export-dialog.tsx'))
const ImportDialog = lazy(() => import('./import/import-dialog.tsx'))

/** On a narrower window rows are cards, for fingers. */
const WIDE = '(min-width: 48rem)'
/** Rows are cards too where the columns have less room than this beside a sidebar or in a panel. */
const COLUMN_PX = 100
const MOST_COLUMNS_PX = 704
/** The number of skeleton rows: one screen. */
const WAITING = 10

type Task = 'columns' | 'import' | { export: Selection } | null

const NO_FILTERS: readonly Filter[] = []

export default function FullTable<Row>({
  filters = NO_FILTERS,
  prefix = '',
  paging = 'pages',
  bulk = [],
  plain = false,
  ...props
}: TableProps<Row>) {
  const { list, label, query, columns, identity, search, exportAs, exporter, importer, empty, failed } = props
  const { t } = useTranslation()
  const locale = useLocale()
  const { ref, width } = useRoom<HTMLDivElement>()
  const wideWindow = useMedia(WIDE)
  const { pathname, search: address } = useLocation()
  const { state, spec, change, pagesBefore, toNext, toPrevious } = useTableState(columns, filters, prefix)
  const client = useQueryClient()
  const loaded = useRows(query, state)
  const saved = useSavedViews(list)
  const [density, setDensity] = useDensity()
  const [keptColumns, keepColumns] = useStoredColumns(list)
  const [chosen, setChosen] = useState<{ view: string | null; columns: string[] | null } | null>(null)
  const [task, setTask] = useState<Task>(null)

  const views = [...readyViews(filters), ...saved.views]
  const view = views.find(({ id }) => id === state.view) ?? null
  const columnsNow = chosen && chosen.view === (view?.id ?? null) ? chosen.columns : view ? view.columns : keptColumns
  const shown = arrangeColumns(columns, columnsNow)
  const wide = wideWindow && (width === null || width >= Math.min(shown.length * COLUMN_PX, MOST_COLUMNS_PX))
  const content = { query: toViewContent(state, spec), columns: columnsNow }
  const changed = view !== null && (view.query !== content.query || view.columns?.join() !== content.columns?.join())

  const rows = loaded.data?.pages.flatMap((page) => page.rows) ?? []
  const ids = rows.map(identity.id)
  const total = loaded.data?.pages[0]?.total
  const nextCursor = loaded.data?.pages.at(-1)?.nextCursor ?? null
  const picked = useSelection(JSON.stringify([state.q, state.filters]), ids)
  const running = useBulk(query, state, identity, rows)
  const selectable = bulk.length > 0 || exportAs !== undefined
  const nothing = loaded.isSuccess && rows.length === 0
  const narrowed = isNarrowed(state)

  const drawn = {
    label,
    rows,
    identity,
    density,
    columns: shown,
    picked: selectable ? picked : null,
    waiting: loaded.isPending ? WAITING : 0,
    stale: loaded.isPlaceholderData,
  }

  return (
    <div
      ref={ref}
      onClickCapture={() => identity.href && saveTrail({ list: pathname + address, hrefs: rows.map(identity.href) })}
      onKeyDownCapture={({ key }) => {
        if (key === 'Enter' && identity.href) saveTrail({ list: pathname + address, hrefs: rows.map(identity.href) })
      }}
    >
      {(search || filters.length > 0 || !plain) && (
        <div className="mb-3 flex flex-wrap items-center gap-2">
          {search && <SearchBox label={search} value={state.q} onChange={(q) => change({ q })} />}
          {filters.length > 0 && <AddFilter filters={filters} values={state.filters} onChange={(next) => change({ filters: next })} />}
          {!plain && (
            <div className="flex gap-2 md:ms-auto">
              {saved.home && (
                <ViewsMenu
                  saved={saved}
                  views={views}
                  current={view}
                  changed={changed}
                  content={content}
                  onPick={(next) => {
                    setChosen(null)
                    change(next ? stateFromView(next.query, next.id, state.size, spec) : { q: '', filters: {}, sort: null, view: null })
                  }}
                />
              )}
              <OptionsMenu
                columns={columns}
                sort={state.sort}
                onSort={(sort) => change({ sort })}
                density={density}
                onDensity={setDensity}
                onColumns={columns.length > 2 ? () => setTask('columns') : null}
                onExport={exportAs === undefined ? null : () => setTask({ export: ALL_MATCHING })}
                onImport={importer ? () => setTask('import') : null}
              />
            </div>
          )}
        </div>
      )}
      <FilterChips filters={filters} values={state.filters} onChange={(next) => change({ filters: next })} />
      {total && !plain && (
        <p role="status" className="my-3 text-xs text-muted-foreground tabular-nums">
          {t('platform.table.total', { count: total.count, shown: formatNumber(total.count, locale) + (total.exact ? '' : '+') })}
        </p>
      )}
      {loaded.isPending && (
        <p role="status" className={plain ? 'sr-only' : 'my-3 text-xs text-muted-foreground'}>
          {t('platform.loading')}
        </p>
      )}
      {loaded.isLoadingError && <FailedNotice text={failed} onRetry={() => void loaded.refetch()} />}
      {nothing && !narrowed && state.after === null && empty}
      {nothing && (narrowed || state.after !== null) && (
        <Notice icon={SearchX} title={t('platform.table.noneTitle')} text={t('platform.table.noneText')}>
          <Button look="secondary" onClick={() => change({ q: '', filters: {}, view: null })}>
            {t('platform.table.clearFilters')}
          </Button>
        </Notice>
      )}
      {!nothing &&
        !loaded.isLoadingError &&
        (wide ? <Grid {...drawn} sort={state.sort} onSort={(sort) => change({ sort })} /> : <Cards {...drawn} />)}
      {paging === 'more' ? (
        <LoadMore
          more={loaded.hasNextPage}
          busy={loaded.isFetchingNextPage}
          error={loaded.isFetchNextPageError ? loaded.error : null}
          onMore={() => void loaded.fetchNextPage()}
        />
      ) : (
        loaded.isSuccess && (
          <Pager
            size={state.size}
            onSize={(size) => change({ size })}
            before={pagesBefore === null ? null : pagesBefore * state.size}
            shown={rows.length}
            total={total}
            onPrevious={state.after === null ? null : toPrevious}
            onNext={nextCursor === null ? null : () => toNext(nextCursor)}
          />
        )
      )}
      {selectable && (
        <BulkBar
          picked={picked}
          actions={bulk}
          bulk={running}
          shown={{ q: state.q, filters: state.filters }}
          onDone={() => void client.invalidateQueries({ queryKey: query.key })}
          total={total}
          moreMatch={selectionShare(picked.selection, ids) === 'all' && total !== undefined && total.count > ids.length}
          onExport={exportAs === undefined || isEmptySelection(picked.selection) ? null : () => setTask({ export: picked.selection })}
        />
      )}
      <Suspense fallback={null}>
        {task === 'columns' && (
          <ColumnsDialog
            columns={columns}
            chosen={columnsNow}
            onChoose={(next) => {
              setChosen({ view: view?.id ?? null, columns: next })
              if (!view) keepColumns(next)
            }}
            onClose={() => setTask(null)}
          />
        )}
        {task !== null && typeof task === 'object' && (
          <ExportDialog
            file={exportAs ?? list}
            head={exporter?.head ?? exportHead(shown)}
            rows={() =>
              exporter?.rows({ selection: task.export, q: state.q, filters: state.filters }) ??
              exportRows({ query, state, identity, columns: shown, selection: task.export })
            }
            count={countSelected(task.export, total?.count ?? null)}
            onClose={() => setTask(null)}
          />
        )}
        {task === 'import' && importer && (
          <ImportDialog
            importer={importer}
            onImported={() => void client.invalidateQueries({ queryKey: query.key })}
            onClose={() => setTask(null)}
          />
        )}
      </Suspense>
    </div>
  )
}
