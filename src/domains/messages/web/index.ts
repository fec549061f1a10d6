/** Public interface of messages for the screens of other domains. */
import { lazyPart } from '#platform/web/lazy-part.tsx'

export { openConversationPath } from './conversation-path.ts'
/** The link to the messages with their unread number. */
export { InboxButton } from './inbox-button.tsx'
export { prefillCard, prefillDraft } from './prefill.ts'
export { useMessageCommands } from './use-message-commands.ts'

/** Opens the conversation with a person or a shop. */
export const MessageButton = lazyPart(() => import('./message-button.tsx'))
/** The list of conversations beside what is open. */
export const MessagesLayout = lazyPart(() => import('./messages-layout.tsx'))

/** Writes a message: text, pictures and cards of records, with a draft. */
export const Composer = lazyPart(async () => ({ default: (await import('./composer/composer.tsx')).Composer }))
/** The messages of a thread, without scrolling of its own. */
export const MessageList = lazyPart(async () => ({ default: (await import('./conversation/message-list.tsx')).MessageList }))
/** Says that the member is there. */
export const PresenceBeat = lazyPart(() => import('./presence-beat.tsx'), { whenMissing: 'nothing' })
/** Pictures below a text; a press opens them large. */
export { Pictures } from './conversation/pictures.tsx'
/** Finds a product of the marketplace, or an order of one's own. */
export const RecordPicker = lazyPart(() => import('./composer/record-picker.tsx'))
/** Pictures of what is being written, each with its progress and its description. */
export const PictureStrip = lazyPart(() => import('./composer/picture-strip.tsx'))

/** Finds people by name; before anything is typed, those whom the member follows. */
export const PeopleField = lazyPart(async () => ({ default: (await import('./people/people-field.tsx')).PeopleField }))
