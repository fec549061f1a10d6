/** Limits and choices of messages, so that pages load them cheaply. */
export const MAX_TEXT = 5000
export const MAX_PICTURES = 4
export const MAX_TITLE = 80
/** People of a group, with its creator. */
export const MAX_GROUP = 50
/** How long a conversation stays muted. */
export const MUTE_DURATIONS = ['hour', 'day', 'week', 'forever'] as const
/** Who may start a conversation without asking first; requests of others wait in their own folder, except for `nobody`. */
export const MESSAGE_AUDIENCES = ['everyone', 'following', 'nobody'] as const
/** `requests`: conversations that a stranger started and the member has not accepted. */
export const FOLDERS = ['inbox', 'requests'] as const
/** `direct`: two parties. `group`: people with a title. `thread`: about a record, such as an order. */
export const CONVERSATION_KINDS = ['direct', 'group', 'thread'] as const
/** Own messages can be edited for this long. */
export const EDIT_MINUTES = 60
export const MAX_ALT = 300
