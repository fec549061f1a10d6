import { Package } from 'lucide-react'
import { Suspense, use } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useDetails } from '#domains/search/web/index.ts'
import { MessageParts } from '#platform/web/message-parts.ts'
import { Price } from '#platform/web/money.tsx'
import { Picture } from '#platform/web/ui/picture.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { RecordCard as Card } from '../../contract.ts'

/** A record inside a message. Its domain may draw it; one that is gone, or not for the reader, says so. */
export function RecordCard({ record, conversationId }: { record: Card; conversationId: string }) {
  const { t } = useTranslation()
  const { cards, types } = use(MessageParts)
  const detailOf = useDetails(types)
  const Own = cards[record.type]
  if (Own) {
    return (
      <Suspense fallback={<Skeleton className="h-24 w-72 max-w-full" />}>
        <Own id={record.id} conversationId={conversationId} />
      </Suspense>
    )
  }
  const { card } = record
  if (!card) {
    return (
      <p className="flex items-center gap-3 rounded-md border border-dashed bg-card px-3 py-2.5 text-sm text-muted-foreground">
        <Package aria-hidden className="size-5 shrink-0" />
        {t('messages.record.gone')}
      </p>
    )
  }
  const { title, subtitle, image, href, amount, state } = card
  return (
    <Link
      to={href}
      className="flex w-80 max-w-full items-center gap-3 overflow-hidden rounded-md border bg-card p-2 text-card-foreground transition hover:bg-muted"
    >
      {image ? (
        <Picture image={image} sizes="4rem" alt="" className="size-16 shrink-0 rounded-sm" />
      ) : (
        <span className="grid size-12 shrink-0 place-items-center rounded-sm bg-muted">
          <Package aria-hidden className="size-5 text-muted-foreground" />
        </span>
      )}
      <span className="min-w-0 grow">
        <span className="line-clamp-2 text-sm leading-snug font-semibold">
          <bdi>{title}</bdi>
        </span>
        {state === null ? (
          <>
            {subtitle && (
              <span className="block truncate text-xs text-muted-foreground">
                <bdi>{subtitle}</bdi>
              </span>
            )}
            {amount && <Price money={amount} className="text-sm font-semibold" />}
          </>
        ) : (
          <span className="block text-xs text-muted-foreground">{detailOf({ type: record.type, id: record.id, ...card })}</span>
        )}
      </span>
    </Link>
  )
}
