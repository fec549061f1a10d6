/** The demo data: posts of the last weeks with what readers did with them. */
import { findMentioned } from '#domains/network/server/index.ts'
import { holdRecord } from '#domains/reports/server/index.ts'
import { posted, postLiked, postWaiting } from '#events/feed.ts'
import type { Picture } from '#platform/server/picture.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { findTags } from '#platform/shared/written-text.ts'
import { insertAuthor, savePosted } from './authors.sql.ts'
import { GROUP_THREADS } from './demo/group-threads.ts'
import { type PlainComment, readPosts, type TownPost } from './demo/post-lines.ts'
import { TOWN_POSTS } from './demo/town-posts.ts'
import { insertLikes, type SeededLike } from './demo.sql.ts'
import { DEMO_GROUP_POSTS } from './demo-group-posts.ts'
import type { DemoPost } from './demo-post.ts'
import { NEWER_POSTS } from './demo-posts-newer.ts'
import { OLDER_POSTS } from './demo-posts-older.ts'
import { saveMentions } from './mentions.sql.ts'
import { insertPost, insertRepost } from './posts.sql.ts'
import { publishPost } from './publish-post.ts'
import { insertTags } from './tags.sql.ts'
import { insertLike, insertPoll, insertVote } from './uses.sql.ts'

const HOUR_MS = 3600_000
const MINUTE_MS = 60_000
const POLL_HOURS = 168

/** People by username, products and their pictures by slug, groups by name. */
export type DemoScene = {
  people: ReadonlyMap<string, string>
  products: ReadonlyMap<string, { productId: string }>
  pictures: ReadonlyMap<string, readonly Picture[]>
  groups: ReadonlyMap<string, string>
}

export type SeededPost = { id: string; at: Date; comments?: readonly PlainComment[] }

/** Returns the posts that have a name or comments. */
export async function seedFeed(tx: Tx, scene: DemoScene): Promise<Map<string, SeededPost>> {
  const named = new Map<string, SeededPost>()
  const likes: SeededLike[] = []
  for (const post of readPosts(TOWN_POSTS)) await seedTownPost(post, null)
  for (const [group, lines] of Object.entries(GROUP_THREADS))
    for (const post of readPosts(lines)) await seedTownPost(post, known(scene.groups, group))
  await insertLikes(tx.db, likes)
  for (const demo of [...OLDER_POSTS, ...NEWER_POSTS]) await seed(demo, null)
  for (const [group, posts] of Object.entries(DEMO_GROUP_POSTS)) for (const demo of posts) await seed(demo, known(scene.groups, group))
  return named

  async function seed(demo: DemoPost, groupId: string | null): Promise<void> {
    const at = new Date(tx.now.getTime() - demo.hoursAgo * HOUR_MS)
    const id = await seedPost({ ...tx, now: at }, scene, demo, { groupId, named })
    if (demo.name) named.set(demo.name, { id, at })
  }

  async function seedTownPost({ likes: count, comments, ...demo }: TownPost, groupId: string | null): Promise<void> {
    const at = new Date(tx.now.getTime() - demo.hoursAgo * HOUR_MS)
    const id = await seedPost({ ...tx, now: at }, scene, demo, { groupId, named })
    if (comments.length > 0) named.set(id, { id, at, comments })
    const authorId = personOf(scene, demo.by)
    const others = [...scene.people.values()].filter((one) => one !== authorId)
    for (let place = 0; place < count; place += 1) {
      const userId = others[(demo.hoursAgo * 7 + place * 11) % others.length] ?? ''
      likes.push({ postId: id, userId, likedAt: new Date(at.getTime() + (place + 1) * 3 * MINUTE_MS) })
    }
  }
}

async function seedPost(
  tx: Tx,
  scene: DemoScene,
  demo: DemoPost,
  { groupId, named }: { groupId: string | null; named: ReadonlyMap<string, SeededPost> },
): Promise<string> {
  const { by, text, product, poll, quotes, likedBy = '', repostedBy = '', followersOnly = false, waits = false, held = false } = demo
  const id = newId('post', tx.now.getTime())
  const authorId = personOf(scene, by)
  const quotedId = quotes ? (named.get(quotes)?.id ?? null) : null
  const record = product ? { type: 'product', id: known(scene.products, product).productId } : null
  const pictures = (demo.pictures ?? []).flatMap((slug) => scene.pictures.get(slug)?.[0] ?? []).map(toPlain)
  const fixed = { id, authorId, clientKey: id, contentHash: '', groupId, state: waits ? 'waiting' : 'pending', linkUrl: null } as const
  await insertAuthor(tx.db, authorId, { isPrivate: false })
  const audience = groupId ? 'group' : followersOnly ? 'followers' : 'public'
  await insertPost(tx.db, { ...fixed, audience, text, pictures, record, quotedId }, tx.now)
  await insertTags(tx.db, id, findTags(text), tx.now)
  await saveMentions(tx.db, id, await findMentioned(tx.db, authorId, text))
  if (poll) await insertPoll(tx.db, id, { options: poll.options, endsAt: new Date(tx.now.getTime() + POLL_HOURS * HOUR_MS) })
  if (waits && groupId) {
    publish(tx, postWaiting({ postId: id, authorId, groupId }))
    return id
  }
  if (held) {
    await holdRecord(tx, { type: 'post', id }, authorId)
    return id
  }
  await publishPost(tx, { id, authorId, groupId, quotedId })
  const later = new Date(tx.now.getTime() + MINUTE_MS)
  for (const [name, choice] of Object.entries(poll?.votes ?? {}))
    await insertVote(tx.db, { postId: id, userId: personOf(scene, name), choice, now: later })
  for (const name of split(likedBy)) {
    const userId = personOf(scene, name)
    if (await insertLike(tx.db, id, userId, later)) publish(tx, postLiked({ postId: id, authorId, userId }))
  }
  for (const name of split(repostedBy)) await seedRepost({ ...tx, now: later }, personOf(scene, name), id)
  return id
}

async function seedRepost(tx: Tx, authorId: string, repostedId: string): Promise<void> {
  const id = newId('post', tx.now.getTime())
  await insertAuthor(tx.db, authorId, { isPrivate: false })
  await insertRepost(tx.db, { id, authorId, repostedId, now: tx.now })
  await savePosted(tx.db, authorId, tx.now)
  publish(tx, posted({ postId: id, authorId, groupId: null, repostedId, quotedId: null, mentionedIds: [] }))
}

/** Without what a product knows of its pictures besides. */
const toPlain = ({ sources, width, height, alt }: Picture): Picture => ({ sources, width, height, alt })
const split = (names: string) => names.split(' ').filter(Boolean)
const personOf = ({ people }: DemoScene, username: string) => known(people, username)

function known<Value>(all: ReadonlyMap<string, Value>, key: string): Value {
  const found = all.get(key)
  if (found === undefined) throw new Error(`the demo data has no ${key}`)
  return found
}
