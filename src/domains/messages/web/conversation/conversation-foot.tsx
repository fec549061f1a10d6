import type { KeyboardEvent, RefObject } from 'react'
import type { ConversationView, MessageView } from '../../contract.ts'
import { Composer } from '../composer/composer.tsx'
import { ReplyBar } from '../composer/reply-bar.tsx'
import type { Sent } from '../composer/use-composer.ts'
import { ClosedNotice } from './closed-notice.tsx'

type Props = {
  conversation: ConversationView
  field: RefObject<HTMLTextAreaElement | null>
  replyTo: MessageView | null
  onReplyEnd: () => void
  onKeyDown: (event: KeyboardEvent, text: string) => void
  onSend: (sent: Sent) => Promise<void>
}

/** Below the messages: the composer, or why the reader may not write. */
export function ConversationFoot({ conversation, field, replyTo, onReplyEnd, onKeyDown, onSend }: Props) {
  const { id, closed } = conversation
  return (
    <footer className="mx-auto w-full max-w-3xl shrink-0 px-2 pb-2 md:px-4 md:pb-4">
      {closed ? (
        <ClosedNotice conversation={conversation} />
      ) : (
        <Composer
          name={`messages.send ${id}`}
          element={field}
          withProducts
          replyTo={replyTo?.id ?? null}
          above={replyTo && <ReplyBar message={replyTo} onClose={onReplyEnd} />}
          onKeyDown={onKeyDown}
          onSend={async (sent) => {
            await onSend(sent)
            onReplyEnd()
          }}
        />
      )}
    </footer>
  )
}
