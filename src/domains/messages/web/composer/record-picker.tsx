import { useQuery } from '@tanstack/react-query'
import { Package, Search } from 'lucide-react'
import { use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDetails } from '#domains/search/web/index.ts'
import type { RecordCard } from '#platform/shared/linked-record.ts'
import { MessageParts } from '#platform/web/message-parts.ts'
import { Price } from '#platform/web/money.tsx'
import { useSource } from '#platform/web/source.ts'
import { TextField } from '#platform/web/ui/field.tsx'
import { Modal } from '#platform/web/ui/modal.tsx'
import { FailedNotice, Notice } from '#platform/web/ui/notice.tsx'
import { Picture } from '#platform/web/ui/picture.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useDebounced } from '#platform/web/use-debounced.ts'

const PAUSE_MS = 200
const MAX_QUERY = 100

/** The types that each choice finds. An order is the buyer's, a part of one the vendor's. Keys: messages.record.* */
const TYPES = { products: ['product'], orders: ['order', 'orderPart'] } as const
type Kind = keyof typeof TYPES

type Props = {
  productsOnly?: boolean
  /** Where the record is not for a message. */
  title?: string
  lead?: string
  onPick: (record: RecordCard) => void
  onClose: () => void
}

/** Finds a product of the marketplace or an order of one's own, to share it as a card. */
export default function RecordPicker({ productsOnly = false, title, lead, onPick, onClose }: Props) {
  const { t } = useTranslation()
  const [kind, setKind] = useState<Kind>('products')
  const [typed, setTyped] = useState('')
  return (
    <Modal open onOpenChange={onClose} title={title ?? t('messages.record.title')} lead={lead ?? t(`messages.record.${kind}.lead`)} handsOn>
      <div className="space-y-3">
        {!productsOnly && (
          <Segmented
            label={t('messages.record.kind')}
            choices={[
              { value: 'products', label: t('messages.record.products.name') },
              { value: 'orders', label: t('messages.record.orders.name') },
            ]}
            value={kind}
            onChange={setKind}
          />
        )}
        <TextField
          type="search"
          label={t(`messages.record.${kind}.search`)}
          dir="auto"
          maxLength={MAX_QUERY}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <div className="mt-3 h-80 overflow-y-auto">
        <Results kind={kind} q={useDebounced(typed.trim(), PAUSE_MS)} onPick={onPick} />
      </div>
    </Modal>
  )
}

function Results({ kind, q, onPick }: Pick<Props, 'onPick'> & { kind: Kind; q: string }) {
  const { t } = useTranslation()
  const { api, language } = useSource()
  const detailOf = useDetails(use(MessageParts).types)
  const { data, isLoadingError, refetch, isFetching } = useQuery({
    queryKey: [language, 'messages', 'records', kind, q],
    async queryFn({ signal }) {
      const found = await Promise.all(TYPES[kind].map((type) => api.search.list({ q, type, limit: 20 }, { signal })))
      return found.flatMap(({ items }) => items)
    },
    enabled: q !== '',
  })
  if (q === '') return <Notice icon={Search} title={t(`messages.record.${kind}.start`)} />
  if (isLoadingError) return <FailedNotice text={t('messages.failed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-40" />
  if (data.length === 0 && !isFetching) return <Notice icon={Search} title={t('platform.noResults.title')} />
  return (
    <ul className="space-y-1">
      {data.map(({ type, id, ...card }) => (
        <li key={`${type} ${id}`}>
          <button
            type="button"
            onClick={() => onPick({ type, id, card })}
            className="flex min-h-14 w-full items-center gap-3 rounded-md p-1.5 text-start transition hover:bg-muted"
          >
            {card.image ? (
              <Picture image={card.image} sizes="3rem" alt="" className="size-12 shrink-0 rounded-sm" />
            ) : (
              <span className="grid size-12 shrink-0 place-items-center rounded-sm bg-muted">
                <Package aria-hidden className="size-5 text-muted-foreground" />
              </span>
            )}
            <span className="min-w-0 grow">
              <bdi className="block truncate font-medium">{card.title}</bdi>
              <span className="block truncate text-xs text-muted-foreground">
                {card.state === null ? <bdi>{card.subtitle}</bdi> : detailOf({ type, id, ...card })}
              </span>
            </span>
            {card.state === null && card.amount && <Price money={card.amount} className="text-sm" />}
          </button>
        </li>
      ))}
    </ul>
  )
}
