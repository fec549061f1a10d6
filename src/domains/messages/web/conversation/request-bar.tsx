import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { PersonMenu } from '#domains/network/web/index.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { ConversationView } from '../../contract.ts'
import { openConversationPath } from '../conversation-path.ts'
import { conversationName } from '../names.ts'
import { useConversationAct } from '../operations.ts'

/** A stranger’s first messages wait for an answer; until then the stranger sees nothing. */
export function RequestBar({ conversation }: { conversation: ConversationView }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { act, busy } = useConversationAct(conversation.id)
  const [other] = conversation.parties
  const name = conversationName(t, conversation)
  return (
    <div className="rounded-lg border bg-card p-4">
      <p className="text-sm">
        <strong className="font-semibold">{t('messages.request.title', { name })}</strong>{' '}
        <span className="text-muted-foreground">{t('messages.request.text')}</span>
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button
          busy={busy}
          className="max-sm:grow"
          onClick={async () => {
            // From now on it is in the inbox.
            if (await act({ kind: 'accept' })) await navigate(openConversationPath(conversation.id), { replace: true })
          }}
        >
          {t('messages.request.accept')}
        </Button>
        <Button
          look="secondary"
          busy={busy}
          className="max-sm:grow"
          onClick={async () => {
            if (!(await act({ kind: 'decline' }))) return
            toast({ title: t('messages.request.declined') })
            await navigate('/messages?folder=requests')
          }}
        >
          {t('messages.request.decline')}
        </Button>
        {other?.kind === 'person' && <PersonMenu person={other.user} />}
      </div>
    </div>
  )
}
