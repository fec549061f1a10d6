import { Package } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { RecordCard } from '../../shared/linked-record.ts'
import { Price } from '../money.tsx'
import { classes } from './classes.ts'
import { Picture } from './picture.tsx'

type Props = {
  card: NonNullable<RecordCard['card']>
  /** State of the history for the page behind the link. */
  state?: unknown
  /** Shown instead of subtitle and amount. */
  detail?: ReactNode
  large?: boolean
  className?: string
}

/** A record inside a text: picture, title, and its subtitle with the amount as it is now. */
export function RecordLink({ card, state, detail, large = false, className }: Props) {
  const { title, subtitle, image, href, amount } = card
  return (
    <Link
      to={href}
      state={state}
      className={classes(
        'flex items-center gap-3 overflow-hidden rounded-md border bg-card p-2 text-card-foreground transition hover:bg-muted',
        className,
      )}
    >
      {image ? (
        <Picture image={image} sizes="5rem" alt="" className={classes('shrink-0 rounded-sm', large ? 'size-20' : 'size-16')} />
      ) : (
        <span className="grid size-12 shrink-0 place-items-center rounded-sm bg-muted">
          <Package aria-hidden className="size-5 text-muted-foreground" />
        </span>
      )}
      <span className={classes('min-w-0 grow', !large && 'text-sm')}>
        <span className="line-clamp-2 leading-snug font-semibold">
          <bdi>{title}</bdi>
        </span>
        {detail === undefined ? (
          <>
            {subtitle && (
              <span className="block truncate text-xs text-muted-foreground">
                <bdi>{subtitle}</bdi>
              </span>
            )}
            {amount && <Price money={amount} className={classes('font-semibold', large && 'mt-1')} />}
          </>
        ) : (
          <span className="block text-xs text-muted-foreground">{detail}</span>
        )}
      </span>
    </Link>
  )
}

/** Stands where a record was that is gone, or that the reader may not see. */
export function MissingRecord({ text }: { text: string }) {
  return (
    <p className="flex items-center gap-3 rounded-md border border-dashed bg-card px-3 py-2.5 text-sm text-muted-foreground">
      <Package aria-hidden className="size-5 shrink-0" />
      {text}
    </p>
  )
}
