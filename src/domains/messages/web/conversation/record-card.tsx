import { Suspense, use } from 'react'
import { useTranslation } from 'react-i18next'
import { useDetails } from '#domains/search/web/index.ts'
import type { RecordCard as Card } from '#platform/shared/linked-record.ts'
import { MessageParts } from '#platform/web/message-parts.ts'
import { MissingRecord, RecordLink } from '#platform/web/ui/record-link.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'

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
  if (!card) return <MissingRecord text={t('messages.record.gone')} />
  const detail = card.state === null ? undefined : detailOf({ type: record.type, id: record.id, ...card })
  return <RecordLink card={card} detail={detail} className="w-80 max-w-full" />
}
