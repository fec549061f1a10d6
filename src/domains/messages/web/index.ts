/** Public interface of messages for the screens of other domains. */
import { lazyPart } from '#platform/web/lazy-part.tsx'

export { openConversationPath } from './conversation-path.ts'
/** The link to the messages with their unread number. */
export { InboxButton } from './inbox-button.tsx'
export { prefillDraft } from './prefill.ts'
export { useMessageCommands } from './use-message-commands.ts'

/** Opens the conversation with a person or a shop. */
export const MessageButton = lazyPart(() => import('./message-button.tsx'))
/** The list of conversations beside what is open. */
export const MessagesLayout = lazyPart(() => import('./messages-layout.tsx'))

/** Writes a message: text, pictures and products, with a draft. */
export const Composer = lazyPart(async () => ({ default: (await import('./composer/composer.tsx')).Composer }))
/** The messages of a thread, without scrolling of its own. */
export const MessageList = lazyPart(async () => ({ default: (await import('./conversation/message-list.tsx')).MessageList }))
/** Says that the member is there. */
export const PresenceBeat = lazyPart(() => import('./presence-beat.tsx'), { whenMissing: 'nothing' })
