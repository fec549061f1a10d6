import { Package } from 'lucide-react'
import { Suspense, use } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { MessageParts } from '#platform/web/message-parts.ts'
import { Price } from '#platform/web/money.tsx'
import { Picture } from '#platform/web/ui/picture.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { RecordCard as Card } from '../../contract.ts'

/** A record inside a message. Its domain may draw it; one that is gone, or not for the reader, says so. */
export function RecordCard({ record, conversationId }: { record: Card; conversationId: string }) {
  const { t } = useTranslation()
  const Own = use(MessageParts).cards[record.type]
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
  const { title, subtitle, image, href, amount } = card
  return (
    <Link
      to={href}
      className="flex w-80 max-w-full items-center gap-3 overflow-hidden rounded-md border bg-card p-2 text-card-foreground transition hover:bg-muted"
    >
      <Picture image={image} sizes="4rem" alt="" className="size-16 shrink-0 rounded-sm" />
      <span className="min-w-0 grow">
        <bdi className="line-clamp-2 text-sm leading-snug font-semibold">{title}</bdi>
        {subtitle && <bdi className="block truncate text-xs text-muted-foreground">{subtitle}</bdi>}
        {amount && <Price money={amount} className="text-sm font-semibold" />}
      </span>
    </Link>
  )
}
