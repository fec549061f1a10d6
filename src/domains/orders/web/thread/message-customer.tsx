import { MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { openConversationPath } from '#domains/messages/web/index.ts'
import { failureText } from '#platform/web/failure.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useOpenVendorThread } from './queries.ts'

/** Opens the conversation with the customer of a part. */
export function MessageCustomer({ workspaceId, number }: { workspaceId: string; number: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const open = useOpenVendorThread(workspaceId)
  return (
    <Button
      look="secondary"
      busy={open.isPending}
      onClick={() =>
        open.mutate(
          { number },
          {
            onSuccess: ({ conversationId }) => navigate(openConversationPath(conversationId)),
            onError: (error) => toast({ variant: 'destructive', title: failureText(t, error, 'orders') }),
          },
        )
      }
    >
      <MessageCircle aria-hidden className="size-4.5" />
      {t('orders.thread.customer')}
    </Button>
  )
}
