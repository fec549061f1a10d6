/** The types that members can report. */
export const TYPES = ['post', 'comment', 'message', 'group', 'product', 'review', 'question', 'user'] as const

export const casePath = ({ type, id }: { type: string; id: string }) => `/admin/moderation/${type}/${id}`
