import type { ConversationView } from '../../contract.ts'

export type ConversationMenuProps = { conversation: ConversationView; onMarkedUnread: () => void; onDetails: () => void }
