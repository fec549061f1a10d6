import type { KeyboardEvent, RefObject } from 'react'
import type { ConversationView, MessageView, PartyView } from '../../contract.ts'
import { Composer } from '../composer/composer.tsx'
import { ReplyBar } from '../composer/reply-bar.tsx'
import type { Sent } from '../composer/use-composer.ts'
import { ClosedNotice } from './closed-notice.tsx'
import { RequestBar } from './request-bar.tsx'
import { TypingLine } from './typing-line.tsx'
import { useTypingSender } from './use-typing.ts'

type Props = {
  conversation: ConversationView
  typing: readonly PartyView[]
  field: RefObject<HTMLTextAreaElement | null>
  replyTo: MessageView | null
  onReplyEnd: () => void
  onKeyDown: (event: KeyboardEvent, text: string) => void
  onSend: (sent: Sent) => Promise<void>
}

/** Below the messages: who writes, and the composer, the answer to a request, or why the reader may not write. */
export function ConversationFoot({ conversation, typing, field, replyTo, onReplyEnd, onKeyDown, onSend }: Props) {
  const tell = useTypingSender(conversation)
  const { id, folder, closed } = conversation
  return (
    <footer className="mx-auto w-full max-w-3xl shrink-0 px-2 pb-2 md:px-4 md:pb-4">
      <TypingLine parties={typing} />
      {folder === 'requests' ? (
        <RequestBar conversation={conversation} />
      ) : closed ? (
        <ClosedNotice conversation={conversation} />
      ) : (
        <Composer
          name={`messages.send ${id}`}
          element={field}
          withRecords
          replyTo={replyTo?.id ?? null}
          above={replyTo && <ReplyBar message={replyTo} onClose={onReplyEnd} />}
          onTyping={tell}
          onKeyDown={onKeyDown}
          onSend={async (sent) => {
            await onSend(sent)
            onReplyEnd()
            tell(false)
          }}
        />
      )}
    </footer>
  )
}
