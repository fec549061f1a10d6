import { ChevronsLeftRight, ChevronsRightLeft, Plus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../i18n/numbers.ts'
import { useLocale } from '../i18n/use-locale.ts'
import type { Tone } from '../ui/badge.tsx'
import { IconButton } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import type { BoardCard, BoardColumn } from './board.ts'

const TONES: Record<Tone, string> = {
  neutral: 'bg-muted-foreground',
  accent: 'bg-primary',
  success: 'bg-success',
  warning: 'bg-warning',
  destructive: 'bg-destructive',
}

type Props<Card extends BoardCard> = {
  column: BoardColumn<Card>
  folded: boolean
  /** A lifted card is over this column. */
  over: boolean
  /** The reason why the lifted card can't be dropped here. */
  refusal: string | null
  onFold: () => void
  onAdd?: (() => void) | undefined
  onMore?: (() => void) | undefined
  children: ReactNode
}

export function KanbanColumn<Card extends BoardCard>({ column, folded, over, refusal, onFold, onAdd, onMore, children }: Props<Card>) {
  const { t } = useTranslation()
  const locale = useLocale()
  const heading = useId()
  const { id, title, cards, count = cards.length, sum, limit, tone = 'neutral' } = column
  const full = limit !== undefined && count > limit
  const number = (value: number) => formatNumber(value, locale)
  const shown = limit === undefined ? number(count) : t('platform.kanban.ofLimit', { count: number(count), limit: number(limit) })
  const look = classes(
    'flex max-h-full shrink-0 snap-start flex-col rounded-lg border bg-muted/50 transition-colors',
    over && (refusal === null ? 'border-primary bg-accent/60' : 'border-destructive'),
  )

  if (folded) {
    return (
      <section data-column={id} aria-labelledby={heading} className={classes(look, 'w-12')}>
        <button
          type="button"
          aria-expanded={false}
          onClick={onFold}
          className="flex min-h-48 grow flex-col items-center gap-3 rounded-lg py-3 hover:bg-muted"
        >
          <ChevronsLeftRight aria-hidden className="size-4.5 text-muted-foreground" />
          <span className="text-xs font-semibold tabular-nums">{shown}</span>
          <h3 id={heading} className="font-semibold [writing-mode:vertical-rl]">
            <bdi>{title}</bdi>
          </h3>
        </button>
      </section>
    )
  }
  return (
    <section data-column={id} aria-labelledby={heading} className={classes(look, 'w-[min(19rem,82vw)]')}>
      <header className="flex min-h-12 items-center gap-2 ps-3">
        <span aria-hidden className={classes('size-2.5 shrink-0 rounded-full', TONES[tone])} />
        <h3 id={heading} className="min-w-0 truncate font-semibold">
          <bdi>{title}</bdi>
        </h3>
        <span
          className={classes(
            'shrink-0 rounded-full px-2 py-0.5 text-xs font-semibold tabular-nums',
            full ? 'bg-warning text-warning-foreground' : 'bg-muted text-muted-foreground',
          )}
        >
          {shown}
          {full && <span className="sr-only"> {t('platform.kanban.overLimit')}</span>}
        </span>
        <span className="ms-auto flex">
          {onAdd && (
            <IconButton label={t('platform.kanban.add', { column: title })} onClick={onAdd}>
              <Plus aria-hidden className="size-4.5" />
            </IconButton>
          )}
          <IconButton label={t('platform.kanban.fold', { column: title })} aria-expanded onClick={onFold} className="-ms-2">
            <ChevronsRightLeft aria-hidden className="size-4 text-muted-foreground" />
          </IconButton>
        </span>
      </header>
      {sum && <p className="-mt-1 px-3 pb-2 text-xs text-muted-foreground tabular-nums">{sum}</p>}
      {refusal !== null && over && (
        <p className="mx-2 mb-2 rounded-md bg-destructive px-3 py-2 text-xs text-destructive-foreground">{refusal}</p>
      )}
      <ul data-list aria-labelledby={heading} className="min-h-16 grow space-y-2 overflow-y-auto overscroll-contain px-2 pb-2">
        {cards.length === 0 && (
          <li className="grid min-h-16 place-items-center rounded-md border border-dashed px-3 text-center text-xs text-muted-foreground">
            {t('platform.kanban.empty')}
          </li>
        )}
        {children}
        {onMore && count > cards.length && (
          <li>
            <button
              type="button"
              onClick={onMore}
              className="min-h-11 w-full rounded-md text-xs font-semibold text-muted-foreground hover:bg-muted"
            >
              {t('platform.more')}
            </button>
          </li>
        )}
      </ul>
    </section>
  )
}
