import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { classes } from '../ui/classes.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { focusBulkActions } from './bulk-focus.ts'
import { CheckBox } from './check-box.tsx'
import type { Density } from './columns.ts'
import { isSelected, selectionShare } from './selection.ts'
import type { Column, RowIdentity } from './table.ts'
import { useRowKeys } from './use-row-keys.ts'
import type { SelectionHandle } from './use-selection.ts'

export type RowsProps<Row> = {
  label: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  identity: RowIdentity<Row>
  /** Null without bulk actions. */
  picked: SelectionHandle | null
  density: Density
  /** The number of skeleton rows; 0 when the rows are loaded. */
  waiting: number
  /** The rows are from the previous query; new ones are loading. */
  stale: boolean
}

type Props<Row> = RowsProps<Row> & { sort: string | null; onSort: (sort: string | null) => void }

const CELL: Record<Density, string> = { comfortable: 'h-15 py-2', compact: 'h-11 py-1' }
const PADDING: Record<Density, string> = { comfortable: 'px-4', compact: 'px-3' }
/** More columns stand closer together, so that they fit beside the navigation. */
const FEW_COLUMNS = 6
const CLOSE_PADDING = 'px-2.5'

/** A table with a sticky header that scrolls sideways when needed. */
export function Grid<Row>({ label, rows, columns, identity, picked, density, waiting, stale, sort, onSort }: Props<Row>) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const hint = useId()
  const ids = rows.map(identity.id)
  const open = (id: string) => {
    const row = rows[ids.indexOf(id)]
    const href = row && identity.href?.(row)
    if (href) void navigate(href)
  }
  const { rowProps } = useRowKeys({
    ids,
    ...(identity.href && { open }),
    ...(picked && { toggle: picked.toggle, clear: picked.clear, toActions: focusBulkActions }),
  })
  const share = picked ? selectionShare(picked.selection, ids) : 'none'
  const padding = columns.length > FEW_COLUMNS ? CLOSE_PADDING : PADDING[density]
  const cell = `${CELL[density]} ${padding}`
  return (
    <section
      aria-label={label}
      aria-describedby={hint}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
      className="relative max-h-[max(24rem,calc(100dvh-9rem))] overflow-auto overscroll-x-contain rounded-lg border bg-card"
    >
      <p id={hint} className="sr-only">
        {t('platform.table.keys')}
      </p>
      <table aria-busy={stale || waiting > 0} className="w-full border-separate border-spacing-0 text-start">
        <thead className="sticky top-0 z-10">
          <tr className="text-xs text-muted-foreground *:border-b *:bg-muted">
            {picked && (
              <th scope="col" className="w-px ps-4 pe-0">
                <CheckBox
                  label={t('platform.table.selectPage')}
                  checked={share === 'all' || (share === 'some' && 'some')}
                  onChange={() => picked.set(ids, share !== 'all')}
                />
              </th>
            )}
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} padding={padding} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody className={classes('transition-opacity [&>tr:not(:last-child)>td]:border-b', stale && 'opacity-60')}>
          {rows.map((row, index) => {
            const id = ids[index] ?? ''
            const selected = picked !== null && isSelected(picked.selection, id)
            return (
              <tr
                key={id}
                {...rowProps(id)}
                data-selected={selected || undefined}
                onClick={({ target }) => {
                  if (identity.href && !isControl(target) && !isSelectingText()) open(id)
                }}
                className={classes(
                  'group -outline-offset-2 transition-colors hover:bg-muted/50 data-selected:bg-accent/60',
                  identity.href && 'cursor-pointer',
                )}
              >
                {picked && (
                  <td className="w-px cursor-auto ps-4 pe-0">
                    <CheckBox
                      label={t('platform.table.selectRow', { name: identity.name(row) })}
                      checked={selected}
                      tabIndex={-1}
                      onChange={(_on, range) => picked.toggle(id, range)}
                    />
                  </td>
                )}
                {columns.map((column) => (
                  <td key={column.key} className={classes(cell, 'align-middle', column.align && 'text-end tabular-nums', column.width)}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            )
          })}
          {Array.from({ length: waiting }, (_, index) => `waiting ${index}`).map((key) => (
            <tr key={key} aria-hidden>
              {picked && <td className="w-px ps-4 pe-0" />}
              {columns.map((column, index) => (
                <td key={column.key} className={cell}>
                  <Skeleton className={classes('h-4', index === 0 ? 'w-44' : 'w-20', column.align && 'ms-auto')} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Sorts ascending, descending, then in default order. */
function HeadCell<Row>({ column, padding, sort, onSort }: { column: Column<Row>; padding: string } & Pick<Props<Row>, 'sort' | 'onSort'>) {
  const { key, title, align, width } = column
  const up = key
  const down = `-${key}`
  const [first, second] = column.sort === 'down' ? [down, up] : [up, down]
  const next = { [first]: second, [second]: null }[sort ?? '']
  const Icon = { [up]: ArrowUp, [down]: ArrowDown }[sort ?? ''] ?? ChevronsUpDown
  const sorted = sort === up || sort === down
  return (
    <th
      scope="col"
      aria-sort={column.sort && (sort === up ? 'ascending' : sort === down ? 'descending' : 'none')}
      className={classes('h-11 font-semibold whitespace-nowrap', padding, align ? 'text-end' : 'text-start', width)}
    >
      {column.sort ? (
        <button
          type="button"
          onClick={() => onSort(next === undefined ? first : next)}
          className={classes(
            '-mx-2 inline-flex min-h-9 items-center gap-1.5 rounded-sm px-2 font-semibold transition hover:text-foreground',
            sorted && 'text-foreground',
          )}
        >
          {title}
          <Icon aria-hidden className={classes('size-3.5', !sorted && 'opacity-60')} />
        </button>
      ) : (
        title
      )}
    </th>
  )
}

/** Whether a press on the target has its own action. */
function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button, input, label, select, [role=menuitem]') !== null
}

/** Whether the user is selecting text to copy. */
function isSelectingText(): boolean {
  return (window.getSelection()?.toString() ?? '') !== ''
}
