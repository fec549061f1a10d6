import { useTranslation } from 'react-i18next'
import { classes } from '../ui/classes.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { CheckBox } from './check-box.tsx'
import type { RowsProps } from './grid.tsx'
import { isSelected, selectionShare } from './selection.ts'

/** As many cards as a phone shows at first; those below are laid out when they come near the window. */
const SEEN_FIRST = 4
const LATER = '[contain-intrinsic-size:auto_11rem] [content-visibility:auto] [overflow-clip-margin:0.25rem]'

/** The rows on narrow screens: each one is a card with its name as heading, and the columns that have something to show. */
export function Cards<Row>({ label, rows, columns: [head, ...rest], identity, picked, density, waiting, stale }: RowsProps<Row>) {
  const { t } = useTranslation()
  const ids = rows.map(identity.id)
  const share = picked ? selectionShare(picked.selection, ids) : 'none'
  return (
    <>
      {picked && rows.length > 0 && (
        <p className="flex min-h-11 items-center gap-3 px-4 text-xs text-muted-foreground">
          <CheckBox
            label={t('platform.table.selectPage')}
            checked={share === 'all' || (share === 'some' && 'some')}
            onChange={() => picked.set(ids, share !== 'all')}
          />
          <span aria-hidden>{t('platform.table.selectPage')}</span>
        </p>
      )}
      <ul aria-label={label} aria-busy={stale || waiting > 0} className={classes('space-y-3 transition-opacity', stale && 'opacity-60')}>
        {rows.map((row, index) => {
          const id = ids[index] ?? ''
          return (
            <li
              key={id}
              className={classes(
                'rounded-lg border bg-card',
                index >= SEEN_FIRST && LATER,
                density === 'compact' ? 'p-3' : 'p-4',
                picked && isSelected(picked.selection, id) && 'border-primary bg-accent/60',
              )}
            >
              <div className="flex items-center gap-3">
                <div className="min-w-0 grow">{head?.cell(row)}</div>
                {picked && (
                  <CheckBox
                    label={t('platform.table.selectRow', { name: identity.name(row) })}
                    checked={isSelected(picked.selection, id)}
                    onChange={() => picked.toggle(id)}
                  />
                )}
              </div>
              <dl className={classes('empty:hidden', density === 'compact' ? 'mt-1.5 space-y-0.5' : 'mt-3 space-y-2')}>
                {rest
                  .filter(({ card }) => card !== 'none')
                  .map(({ key, title, cell, card }) => ({ key, title, card, content: cell(row) }))
                  .filter(({ content }) => content !== null && content !== undefined && content !== false && content !== '')
                  .map(({ key, title, card, content }) => (
                    <div key={key} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
                      <dt className={card === 'plain' ? 'sr-only' : 'text-xs text-muted-foreground'}>{title}</dt>
                      <dd className={card === 'plain' ? 'w-full' : 'min-w-0 text-end'}>{content}</dd>
                    </div>
                  ))}
              </dl>
            </li>
          )
        })}
        {Array.from({ length: waiting }, (_, index) => `waiting ${index}`).map((key) => (
          <li key={key} aria-hidden className="rounded-lg border bg-card p-4">
            <Skeleton className="h-10 w-48" />
            <Skeleton className="mt-4 h-4" />
            <Skeleton className="mt-2 h-4" />
          </li>
        ))}
      </ul>
    </>
  )
}
