import { implementOperations } from '#platform/server/implement-operations.ts'
import { comments } from '../contract.ts'
import { addComment } from './add-comment.ts'
import { getComment, listComments, listHistory, listReplies } from './comments.ts'
import { deleteComment } from './delete-comment.ts'
import { editComment } from './edit-comment.ts'
import { pinComment } from './pin-comment.ts'
import { reactToComment } from './react-to-comment.ts'
import { removeComment } from './remove-comment.ts'
import { restoreComment } from './restore-comment.ts'
import { unpinComment } from './unpin-comment.ts'
import { unreactToComment } from './unreact-to-comment.ts'

const os = implementOperations(comments)

export const commentsRouter = os.router({
  list: os.list.handler(({ input, context: { ctx } }) => listComments(ctx, input)),
  get: os.get.handler(({ input, context: { ctx } }) => getComment(ctx, input)),
  replies: { list: os.replies.list.handler(({ input, context: { ctx } }) => listReplies(ctx, input)) },
  history: { list: os.history.list.handler(({ input, context: { ctx } }) => listHistory(ctx, input)) },
  add: os.add.handler(({ input, context: { ctx } }) => addComment(ctx, input)),
  edit: os.edit.handler(({ input, context: { ctx } }) => editComment(ctx, input)),
  delete: os.delete.handler(({ input, context: { ctx } }) => deleteComment(ctx, input)),
  remove: os.remove.handler(({ input, context: { ctx } }) => removeComment(ctx, input)),
  restore: os.restore.handler(({ input, context: { ctx } }) => restoreComment(ctx, input)),
  pin: os.pin.handler(({ input, context: { ctx } }) => pinComment(ctx, input)),
  unpin: os.unpin.handler(({ input, context: { ctx } }) => unpinComment(ctx, input)),
  react: os.react.handler(({ input, context: { ctx } }) => reactToComment(ctx, input)),
  unreact: os.unreact.handler(({ input, context: { ctx } }) => unreactToComment(ctx, input)),
})
