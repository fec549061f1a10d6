import { MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { productPath } from '#domains/catalog/web/index.ts'
import { openConversationPath, prefillCard, prefillDraft } from '#domains/messages/web/index.ts'
import { failureText } from '#platform/web/failure.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { LineView, OrderView, PartView } from '../../contract.ts'
import { useOpenThread } from './queries.ts'

type Props = {
  order: OrderView
  part: PartView
  line: LineView
  /** A guest's thread is on this page: it opens again, with the draft. */
  onAsk: (count: (before: number) => number) => void
}

/** Begins a message to the vendor about a line: in the messages of a member, or below for a guest. */
export function AskButton({ order, part: { number }, line, onAsk }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const open = useOpenThread()
  const { name, productId, variantId, image } = line

  async function press() {
    if (order.userId === 'guest') {
      prefillDraft(`orders.thread.send ${number}`, t('orders.thread.about', { name }))
      return onAsk((before) => before + 1)
    }
    try {
      const { conversationId } = await open.mutateAsync({ orderId: order.id, number })
      const href = productPath(productId, variantId)
      const card = { title: name, subtitle: '', image, href, amount: null, state: null }
      prefillCard(`messages.send ${conversationId}`, { type: 'product', id: productId, card })
      await navigate(openConversationPath(conversationId))
    } catch (error) {
      toast({ variant: 'destructive', title: failureText(t, error, 'orders') })
    }
  }

  return (
    <Button
      look="quiet"
      size="sm"
      className="mt-1 -ms-2 whitespace-nowrap"
      busy={open.isPending}
      aria-label={t('orders.thread.askAbout', { name })}
      onClick={() => void press()}
    >
      <MessageCircle aria-hidden className="size-4" />
      {t('orders.thread.ask')}
    </Button>
  )
}
