/** What kinds of notifications have in common, for contracts, server and web. */

/** Groups of kinds: sections of the settings and filters of the list. */
export const NOTIFICATION_AREAS = ['social', 'shopping', 'selling', 'workspace', 'account', 'administration'] as const
export type NotificationArea = (typeof NOTIFICATION_AREAS)[number]

export const NOTIFICATION_CHANNELS = ['bell', 'mail', 'push'] as const
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number]

/** A group shows at most this many faces. */
export const MAX_FACES = 8
