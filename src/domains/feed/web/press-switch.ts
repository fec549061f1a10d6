/** What a reader switches on and off at a post. The screen changes at once; the last press wins, and one request is on its way at a time. */
import type { QueryClient } from '@tanstack/react-query'
import { newIdempotencyKey } from '#platform/web/idempotency-key.ts'
import type { Source } from '#platform/web/source.ts'
import type { PostView } from '../contract.ts'
import { changePost, findPost } from './feed-cache.ts'

export type Switch = 'liked' | 'reposted' | 'bookmarked'
const SWITCHES = ['liked', 'reposted', 'bookmarked'] as const
const COUNTS = { liked: 'likes', reposted: 'reposts', bookmarked: null } as const

/** What the server has been told, by post and switch; there while a request is on its way. */
const sent = new Map<string, boolean>()

function send({ feed }: Source['api'], which: Switch, postId: string, on: boolean): Promise<{ post: PostView }> {
  const options = { context: { idempotencyKey: newIdempotencyKey() } }
  if (which === 'liked') return on ? feed.posts.like({ postId }, options) : feed.posts.unlike({ postId }, options)
  if (which === 'reposted') return on ? feed.reposts.add({ postId }, options) : feed.reposts.remove({ postId }, options)
  return on ? feed.bookmarks.add({ postId }, options) : feed.bookmarks.remove({ postId }, options)
}

export function turned(post: PostView, which: Switch, on: boolean): PostView {
  if (post[which] === on) return post
  const count = COUNTS[which]
  return { ...post, [which]: on, ...(count && { [count]: Math.max(0, post[count] + (on ? 1 : -1)) }) }
}

/** What the server answered about one switch. The others keep what the reader pressed while their own requests are on the way. */
function answered(answer: PostView, now: PostView, which: Switch): PostView {
  const others = SWITCHES.filter((other) => other !== which && sent.has(`${answer.id} ${other}`))
  return others.reduce((post, other) => turned(post, other, now[other]), answer)
}

/**
 * Turns a switch of a post that the reader sees. The last press wins: while a request is on its way, a press is only shown, and is sent after
 * the answer. After a failure the post is shown as the server last had it.
 */
export async function pressSwitch(
  client: QueryClient,
  { api, language }: Pick<Source, 'api' | 'language'>,
  post: PostView,
  which: Switch,
): Promise<void> {
  const { id } = post
  const key = `${id} ${which}`
  const shown = () => findPost(client, language, id)?.[which]
  let known = post[which]
  changePost(client, language, id, (now) => turned(now, which, !known))
  if (sent.has(key)) return
  sent.set(key, known)
  try {
    for (let on = shown(); on !== undefined && sent.get(key) !== on; on = shown()) {
      sent.set(key, on)
      const answer = await send(api, which, id, on)
      known = on
      // Pressed again since: the newer wish is sent next.
      if (shown() === on) changePost(client, language, id, (now) => answered(answer.post, now, which))
    }
  } catch (error) {
    changePost(client, language, id, (now) => turned(now, which, known))
    throw error
  } finally {
    sent.delete(key)
  }
}
