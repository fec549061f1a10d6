import type { ReplyView } from '../contract.ts'

export type CommentMenuProps = { comment: ReplyView; pinned: boolean; onEdit: () => void }
