import { CircleDot, CreditCard, type LucideIcon, Mail, Package, Receipt, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatCharge } from '#platform/web/money.tsx'
import { Timeline, type TimelineQuery } from '#platform/web/record/timeline.tsx'
import { useSource } from '#platform/web/source.ts'
import type { AdminOrder, AdminOrderEvent } from '../../contract.ts'
import { isReason } from '../reasons.ts'

const ICONS: Record<AdminOrderEvent['kind'], LucideIcon> = {
  status: CircleDot,
  parcel: Package,
  return: Undo2,
  refund: Receipt,
  payment: CreditCard,
  mail: Mail,
}

/** Timeline of the order, newest first. Keys: orders.event.*, orders.reason.* */
export default function OrderEvents({ order: { id, events } }: { order: AdminOrder }) {
  const { t } = useTranslation()
  const source = useSource()
  const actorOf = ({ actor, side }: AdminOrderEvent) =>
    actor === null ? t(`orders.event.side.${side}`) : `${actor} (${t(`orders.event.side.${side}`)})`
  const saidOf = ({ kind, what, amount, text }: AdminOrderEvent) => {
    if (kind === 'mail') return t('orders.event.mail', { mail: t(`orders.event.mails.${what}`), to: t(`orders.event.to.${text}`) })
    const said = {
      status: () => t(`orders.status.${what}`),
      parcel: () => t(`orders.event.parcel.${what}`),
      return: () => t('orders.event.return', { status: t(`orders.returnStatus.${what}`) }),
      refund: () => t(`orders.event.refund.${what}`),
      payment: () => t(`orders.event.payment.${what}`),
    }[kind]()
    return amount ? `${said} · ${formatCharge(amount)}` : said
  }
  // A refund for a return carries the return's reason.
  const bodyOf = ({ text }: AdminOrderEvent) => (isReason(text) ? t(`orders.reason.${text}`) : text)
  const query: TimelineQuery = {
    key: [source.language, 'admin', 'orders', 'events', id, events.length, events[0]?.id],
    page: async () => ({
      nextCursor: null,
      entries: events.map((event) => ({
        id: event.id,
        at: event.at,
        icon: ICONS[event.kind],
        actor: <bdi>{actorOf(event)}</bdi>,
        text: <EventText text={saidOf(event)} number={event.number} />,
        ...(event.kind !== 'mail' && event.text && { body: bodyOf(event) }),
      })),
    }),
  }
  return <Timeline query={query} />
}

function EventText({ text, number }: { text: string; number: string | null }) {
  if (number === null) return text
  return (
    <>
      {text} ·{' '}
      <bdi dir="ltr" className="whitespace-nowrap">
        {number}
      </bdi>
    </>
  )
}
