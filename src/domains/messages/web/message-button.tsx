import { useQueryClient } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { meQuery } from '#domains/accounts/web/index.ts'
import { failureText } from '#platform/web/failure.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { openConversationPath } from './conversation-path.ts'
import { type ConversationTarget, useOpenConversation } from './operations.ts'

type Props = { to: ConversationTarget; name: string; size?: 'sm' | 'md' }

/** Opens the conversation with a person or a shop. Guests log in first and come back. */
export default function MessageButton({ to, name, size = 'md' }: Props) {
  const { t } = useTranslation()
  const source = useSource()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const open = useOpenConversation()

  async function press() {
    const me = await client.ensureQueryData(meQuery(source)).catch(() => null)
    if (!me) return navigate(`/login?${new URLSearchParams({ from: pathname + search })}`)
    try {
      const { conversationId } = await open.mutateAsync(to)
      await navigate(openConversationPath(conversationId))
    } catch (error) {
      toast({ variant: 'destructive', title: failureText(t, error, 'messages') })
    }
  }

  return (
    <Button
      look="secondary"
      size={size}
      busy={open.isPending}
      aria-label={t('messages.button.label', { name })}
      onClick={() => void press()}
    >
      <MessageCircle aria-hidden className="size-4" />
      {t('messages.button.text')}
    </Button>
  )
}
