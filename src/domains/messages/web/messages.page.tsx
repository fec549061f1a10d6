import { MessagesSquare } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { failureText } from '#platform/web/failure.ts'
import { Notice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { openConversationPath } from './conversation-path.ts'
import { useOpenConversation } from './operations.ts'

/** Beside the list, before a conversation is chosen. `?person=<id>` opens the conversation with somebody. */
export default function MessagesPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const person = search.get('person')
  const { mutateAsync: open } = useOpenConversation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what asks for it
  useEffect(() => {
    if (!person) return
    void open({ person })
      .then(({ conversationId }) => navigate(openConversationPath(conversationId), { replace: true }))
      .catch((error: unknown) => {
        toast({ variant: 'destructive', title: failureText(t, error, 'messages') })
        void navigate('/messages', { replace: true })
      })
  }, [person])

  return (
    <div className="m-auto">
      <PageHead title={t('messages.title')} hidden />
      <Notice icon={MessagesSquare} title={t('messages.choose.title')} text={t('messages.choose.text')} />
    </div>
  )
}
