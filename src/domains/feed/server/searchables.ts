import type { Searchable } from '#platform/server/services.ts'
import { loadFindablePosts, loadPostIds } from './searchables.sql.ts'

/** Posts that everybody may read, by their words in any language. */
const post: Searchable = {
  type: 'post',
  async documents(db, ids) {
    const posts = await loadFindablePosts(db, ids)
    return posts.map(({ id, authorId, text, createdAt }) => ({
      id,
      title: '',
      texts: { en: text, es: text, ar: text },
      audience: { kind: 'everyone' },
      personId: authorId,
      rank: createdAt.getTime(),
    }))
  },
  ids: loadPostIds,
}

export const searchables: readonly Searchable[] = [post]
