import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Price } from '#platform/web/money.tsx'
import { useSource } from '#platform/web/source.ts'
import { TextField } from '#platform/web/ui/field.tsx'
import { Modal } from '#platform/web/ui/modal.tsx'
import { FailedNotice, Notice } from '#platform/web/ui/notice.tsx'
import { Picture } from '#platform/web/ui/picture.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useDebounced } from '#platform/web/use-debounced.ts'
import type { RecordCard } from '../../contract.ts'

const PAUSE_MS = 200
const MAX_QUERY = 100

type Props = { onPick: (record: RecordCard) => void; onClose: () => void }

/** Finds a product of the marketplace and shares it as a card. */
export default function ProductPicker({ onPick, onClose }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  return (
    <Modal open onOpenChange={onClose} title={t('messages.product.title')} lead={t('messages.product.lead')} handsOn>
      <TextField
        type="search"
        label={t('messages.product.search')}
        dir="auto"
        maxLength={MAX_QUERY}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="mt-3 h-80 overflow-y-auto">
        <Results q={useDebounced(typed.trim(), PAUSE_MS)} onPick={onPick} />
      </div>
    </Modal>
  )
}

function Results({ q, onPick }: Pick<Props, 'onPick'> & { q: string }) {
  const { t } = useTranslation()
  const { api, language } = useSource()
  const { data, isLoadingError, refetch, isFetching } = useQuery({
    queryKey: [language, 'messages', 'products', q],
    queryFn: ({ signal }) => api.search.list({ q, type: 'product', limit: 20 }, { signal }),
    enabled: q !== '',
  })
  if (q === '') return <Notice icon={Search} title={t('messages.product.start')} />
  if (isLoadingError) return <FailedNotice text={t('messages.failed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-40" />
  if (data.items.length === 0 && !isFetching) return <Notice icon={Search} title={t('platform.noResults.title')} />
  return (
    <ul className="space-y-1">
      {data.items.map(({ type, id, ...card }) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => onPick({ type, id, card })}
            className="flex min-h-14 w-full items-center gap-3 rounded-md p-1.5 text-start transition hover:bg-muted"
          >
            <Picture image={card.image} sizes="3rem" alt="" className="size-12 shrink-0 rounded-sm" />
            <span className="min-w-0 grow">
              <bdi className="block truncate font-medium">{card.title}</bdi>
              <bdi className="block truncate text-xs text-muted-foreground">{card.subtitle}</bdi>
            </span>
            {card.amount && <Price money={card.amount} className="text-sm" />}
          </button>
        </li>
      ))}
    </ul>
  )
}
