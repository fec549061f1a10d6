import { lazyPart } from '#platform/web/lazy-part.tsx'
import type { ConversationParts } from '#platform/web/message-parts.ts'
import { webDomains } from '../domains.ts'
import { SEARCH_TYPES } from '../search/search-types.ts'

/** Components are made once, so that a card keeps its state while messages arrive. */
export const CONVERSATION_PARTS: ConversationParts = {
  cards: Object.fromEntries(
    webDomains.flatMap(({ messageCards = {} }) => Object.entries(messageCards).map(([type, load]) => [type, lazyPart(load)])),
  ),
  panels: Object.fromEntries(
    webDomains.flatMap(({ threadPanels = {} }) => Object.entries(threadPanels).map(([type, load]) => [type, lazyPart(load)])),
  ),
  events: Object.assign({}, ...webDomains.map(({ messageEvents }) => messageEvents)),
  types: SEARCH_TYPES,
}
