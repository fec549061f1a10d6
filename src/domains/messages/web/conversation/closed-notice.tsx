import { Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ConversationView } from '../../contract.ts'
import { conversationName } from '../names.ts'

/** Why the reader may not write here. Keys: messages.closed.* */
export function ClosedNotice({ conversation }: { conversation: ConversationView }) {
  const { t } = useTranslation()
  return (
    <p role="status" className="flex items-start gap-3 rounded-lg bg-muted px-4 py-3 text-sm text-muted-foreground">
      <Info aria-hidden className="mt-0.5 size-5 shrink-0" />
      {t(`messages.closed.${conversation.closed}`, { name: conversationName(t, conversation) })}
    </p>
  )
}
