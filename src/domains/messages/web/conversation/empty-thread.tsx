import { useTranslation } from 'react-i18next'
import type { ConversationView } from '../../contract.ts'
import { conversationName } from '../names.ts'
import { ConversationAvatar } from '../party-avatar.tsx'

/** A conversation without messages: who it is with, and what happens with the first one. */
export function EmptyThread({ conversation }: { conversation: ConversationView }) {
  const { t } = useTranslation()
  const { kind } = conversation
  return (
    <div className="my-auto flex flex-col items-center gap-3 px-6 py-12 text-center">
      <ConversationAvatar {...conversation} />
      <h2 className="text-lg font-semibold wrap-anywhere">
        <bdi>{conversationName(t, conversation)}</bdi>
      </h2>
      <p className="max-w-sm text-sm text-muted-foreground">{t(`messages.start.${kind}`)}</p>
    </div>
  )
}
