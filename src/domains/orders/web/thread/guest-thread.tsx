import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Composer, MessageList } from '#domains/messages/web/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { type ConversationParts, MessageParts } from '#platform/web/message-parts.ts'
import { useSource } from '#platform/web/source.ts'
import { LoadMore } from '#platform/web/ui/load-more.tsx'
import type { OrderView, PartView } from '../../contract.ts'
import { ORDER_EVENTS } from './events.ts'
import { guestThreadQuery, useReadOrderMessages, useSendOrderMessage } from './queries.ts'

const PARTS: ConversationParts = {
  cards: { orderProposal: lazyPart(() => import('./proposal-message.tsx')) },
  panels: {},
  events: ORDER_EVENTS,
  types: [],
}

type Props = {
  order: OrderView
  part: PartView
  /** The visitor asked about an item, so it opens before there are messages. */
  asked: boolean
}

/** A guest's conversation with the vendor of a part, on the page of the order. */
export default function GuestThread({ order, part: { number, vendor }, asked }: Props) {
  const { t } = useTranslation()
  const place = { orderId: order.id, number }
  const { data, ...list } = useInfiniteQuery(guestThreadQuery(useSource(), order.id, number))
  const { mutateAsync } = useSendOrderMessage(place)
  const { mutate: markRead } = useReadOrderMessages(place)
  const element = useRef<HTMLTextAreaElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const items = data?.pages.toReversed().flatMap((page) => page.items) ?? []
  const last = items.at(-1)?.position ?? 0

  useEffect(() => {
    if (last > 0 && order.mayAct && document.visibilityState === 'visible') markRead({ position: last })
  }, [last, order.mayAct, markRead])
  useEffect(() => {
    if (asked) element.current?.focus()
  }, [asked])

  /** With the first message the button goes, and the focus would be lost. */
  async function showEarlier() {
    const { hasNextPage } = await list.fetchNextPage()
    if (!hasNextPage) heading.current?.focus({ preventScroll: true })
  }

  if (!asked && items.length === 0) return null
  return (
    <section aria-label={t('orders.thread.heading', { vendor: vendor.name })} className="space-y-4 border-t px-5 py-4">
      <h3 ref={heading} tabIndex={-1} className="font-semibold">
        {t('orders.thread.heading', { vendor: vendor.name })}
      </h3>
      <LoadMore
        more={list.hasNextPage}
        busy={list.isFetchingNextPage}
        error={list.isFetchNextPageError ? list.error : null}
        label={t('orders.thread.earlier')}
        onMore={() => void showEarlier()}
      />
      <MessageParts value={PARTS}>
        <MessageList items={items} conversationId={number} />
      </MessageParts>
      {order.mayAct ? (
        <Composer
          name={`orders.thread.send ${number}`}
          label={t('orders.thread.write', { vendor: vendor.name })}
          withPictures={false}
          element={element}
          onSend={({ content: { clientKey, text } }) => mutateAsync({ clientKey, text })}
        />
      ) : (
        <p className="text-muted-foreground">{t('orders.thread.readOnly')}</p>
      )}
    </section>
  )
}
