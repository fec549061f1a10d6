import type { ReactNode } from 'react'
import { useMedia } from '../use-media.ts'
import { classes } from './classes.ts'

/** From here on there is room for columns. */
const WIDE = '(min-width: 48rem)'

export type Column<Row> = {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  /** Shown without its title on a card: it says itself what it is. */
  plain?: boolean
  className?: string
}

type Props<Row> = {
  /** What the rows are, for who cannot see the heading above them. */
  label: string
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The first one names the row. */
  columns: readonly Column<Row>[]
}

/** Rows as a table, and on a narrow screen each as a card. */
export function DataTable<Row>(props: Props<Row>) {
  return useMedia(WIDE) ? <Table {...props} /> : <Cards {...props} />
}

function Table<Row>({ label, rows, rowKey, columns }: Props<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keyboard
    <section aria-label={label} tabIndex={0} className="overflow-x-auto rounded-lg border bg-card">
      <table className="w-full text-start">
        <thead>
          <tr className="border-b bg-muted/50 text-xs text-muted-foreground">
            {columns.map(({ key, title, className }) => (
              <th key={key} scope="col" className={classes('px-4 py-2.5 text-start font-semibold whitespace-nowrap', className)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {rows.map((row) => (
            <tr key={rowKey(row)} className="transition hover:bg-muted/40">
              {columns.map(({ key, cell, className }) => (
                <td key={key} className={classes('px-4 py-3 align-middle', className)}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Cards<Row>({ label, rows, rowKey, columns: [head, ...rest] }: Props<Row>) {
  return (
    <ul aria-label={label} className="space-y-3">
      {rows.map((row) => (
        <li key={rowKey(row)} className="rounded-lg border bg-card p-4">
          {head?.cell(row)}
          <dl className="mt-3 space-y-2 empty:hidden">
            {rest.map(({ key, title, cell, plain = false }) => (
              <div key={key} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
                <dt className={plain ? 'sr-only' : 'text-xs text-muted-foreground'}>{title}</dt>
                <dd className={plain ? 'w-full' : 'min-w-0'}>{cell(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
