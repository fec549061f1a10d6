import type { DemoPost } from '../demo-post.ts'

/** A comment, with its replies. */
export type PlainComment = { by: string; minutesLater: number; text: string; replies: Omit<PlainComment, 'replies'>[] }

/** A post of the town. `likes`: how many members like it. */
export type TownPost = Pick<DemoPost, 'by' | 'hoursAgo' | 'text' | 'product'> & { likes: number; comments: PlainComment[] }

/**
 * A post in a line: by | hours ago | product or nothing | likes | text. Below it its comments, “> by | minutes later | text”, and below a
 * comment the replies to it, “>> by | minutes later | text”.
 */
export function readPosts(lines: string): TownPost[] {
  const posts: TownPost[] = []
  for (const line of lines.split('\n').filter(Boolean)) {
    const last = posts.at(-1)
    if (line.startsWith('>> ')) last?.comments.at(-1)?.replies.push(readComment(line.slice(3)))
    else if (line.startsWith('> ')) last?.comments.push({ ...readComment(line.slice(2)), replies: [] })
    else posts.push(readPost(line))
  }
  return posts
}

function readPost(line: string): TownPost {
  const [by = '', hoursAgo, product = '', likes, ...text] = line.split(' | ')
  const card = product.trim()
  return { by, hoursAgo: Number(hoursAgo), likes: Number(likes), text: text.join(' | '), comments: [], ...(card && { product: card }) }
}

function readComment(line: string): Omit<PlainComment, 'replies'> {
  const [by = '', minutesLater, ...text] = line.split(' | ')
  return { by, minutesLater: Number(minutesLater), text: text.join(' | ') }
}
