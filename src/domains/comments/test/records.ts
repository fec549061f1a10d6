import { randomUUID } from 'node:crypto'
import type { DomainRecords } from '#test/security/record-scene.ts'

const NO_COMMENT = 'cmt_00000000000000000000000000'

export const domainRecords: DomainRecords = {
  records({ owner, plaza }) {
    /** A comment of Amira's on a record that only she sees. */
    async function ofComment(rest: object = {}) {
      const commentId = `cmt_${randomUUID()}`
      const { id } = await owner.me()
      await plaza.rows(`insert into comments.threads (type, record_id, comment_count) values ('private', $1, 1)`, [commentId])
      await plaza.rows(
        `insert into comments.comments (id, type, record_id, author_id, client_key, text, created_at) values ($1, 'private', $1, $2, $1, 'Hello', now())`,
        [commentId, id],
      )
      return { foreign: { commentId, ...rest }, missing: { commentId: NO_COMMENT, ...rest } }
    }
    const ofRecord = async (rest: object = {}) => ({
      foreign: { type: 'private', id: 'prv_1', ...rest },
      missing: { type: 'private', id: 'prv_2', ...rest },
    })
    return {
      'comments.list': () => ofRecord(),
      'comments.add': () => ofRecord({ clientKey: randomUUID(), text: 'Hello' }),
      'comments.get': () => ofComment(),
      'comments.replies.list': () => ofComment(),
      'comments.history.list': () => ofComment(),
      'comments.edit': () => ofComment({ text: 'Goodbye' }),
      'comments.delete': () => ofComment(),
      'comments.remove': () => ofComment({ reason: 'Rude' }),
      'comments.restore': () => ofComment(),
      'comments.pin': () => ofComment(),
      'comments.unpin': () => ofComment(),
      'comments.react': () => ofComment({ emoji: '👍' }),
      'comments.unreact': () => ofComment({ emoji: '👍' }),
    }
  },
}
