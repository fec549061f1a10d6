/** Posts as their reader may see them: those that the reader must not see are left out. */
import { loadVisibleUsers } from '#domains/accounts/server/index.ts'
import { loadStandings, type Standing } from '#domains/network/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { pictureView } from '#platform/server/picture.ts'
import { loadRecordCards, type RecordCards } from '#platform/server/record-cards.ts'
import type { OperationContext } from '#platform/server/services.ts'
import type { Language } from '#platform/shared/language.ts'
import { type EntryView, MIN_ORDERS_SHOWN, type PostView, type QuotedPost } from '../contract.ts'
import type { EntryRow } from './entry-columns.sql.ts'
import { type GroupRights, loadRightsTo } from './group-rights.ts'
import type { FullPost, PostRow } from './post-columns.sql.ts'
import { mayRead } from './visibility.rules.ts'

type Users = Awaited<ReturnType<typeof loadVisibleUsers>>
type Shown = {
  ctx: OperationContext
  readerId: string | null
  users: Users
  standings: ReadonlyMap<string, Standing>
  cards: RecordCards
  rightsTo: (post: PostRow) => GroupRights | null
  now: Date
}

/** In the order of the rows, without those that the reader may not see. */
export async function toEntryViews(ctx: OperationContext, db: Db, rows: readonly EntryRow[]): Promise<EntryView[]> {
  if (rows.length === 0) return []
  const readerId = ctx.viewer.kind === 'member' ? ctx.viewer.id : null
  const posts = rows.flatMap(({ post, quoted }): PostRow[] => (quoted ? [post, quoted] : [post]))
  const authorIds = [...posts.map(({ authorId }) => authorId), ...rows.flatMap(({ reposterId }) => reposterId ?? [])]
  const now = ctx.services.now()
  const [users, standings, cards, rightsTo] = await Promise.all([
    loadVisibleUsers(db, [...authorIds, ...posts.flatMap(({ mentions }) => mentions.map(({ userId }) => userId))]),
    loadStandings(db, readerId, authorIds, now),
    loadRecordCards(
      ctx,
      db,
      posts.map(({ recordType, recordId }) => ({ type: recordType, id: recordId })),
    ),
    loadRightsTo(db, ctx.viewer, posts),
  ])
  const shown = { ctx, readerId, users, standings, cards, rightsTo, now }
  return rows.flatMap((row) => toEntryView(row, shown) ?? [])
}

function toEntryView({ id, at, reposterId, post, quoted }: EntryRow, shown: Shown): EntryView | null {
  const { users, standings } = shown
  const reposter = reposterId === null ? null : users.get(reposterId)
  if (reposter === undefined || (reposterId !== null && standings.get(reposterId)?.hidden)) return null
  const view = toPostView(post, quoted, shown)
  return view && { id, at: at.toISOString(), repostedBy: reposter, post: view }
}

function toPostView(post: FullPost, quoted: PostRow | null, shown: Shown): PostView | null {
  const base = toBase(post, shown)
  if (!base) return null
  const { likes, reposts, quotes, comments, liked, reposted, bookmarked, pinned, sales, clientKey, removalReason } = post
  const mine = post.authorId === shown.readerId
  return {
    ...base,
    poll: post.poll && toPoll(post.poll, mine, shown.now),
    quote: post.quotedId === null ? null : { post: quoted && toBase(quoted, shown) },
    likes,
    reposts,
    quotes,
    comments,
    liked,
    reposted,
    bookmarked,
    pinned,
    mine,
    sales: sales && { units: sales.orders >= MIN_ORDERS_SHOWN ? sales.units : null },
    moderates: shown.rightsTo(post)?.moderates === true,
    removalReason: mine ? removalReason : null,
    clientKey: mine ? clientKey : null,
  }
}

function toBase(post: PostRow, { ctx, readerId, users, standings, cards, rightsTo }: Shown): QuotedPost | null {
  const { id, authorId, text, mentions, audience, state, pictures, createdAt, editedAt } = post
  const author = users.get(authorId)
  const standing = standings.get(authorId)
  if (!author || !standing) return null
  const group = rightsTo(post)
  if (!mayRead({ isMine: authorId === readerId, audience, state, author: standing, group })) return null
  return {
    id,
    author,
    text,
    mentions: mentions.flatMap(({ userId, name }) => {
      const user = users.get(userId)
      return user ? { name, username: user.username } : []
    }),
    audience,
    group: group && { id: group.id, name: group.name, needsApproval: group.needsApproval },
    state,
    pictures: pictures.map((picture) => pictureView(picture, ctx.language)),
    record: cards(post.recordType, post.recordId),
    link: toLink(post, ctx.language),
    createdAt: new Date(createdAt).toISOString(),
    editedAt: editedAt === null ? null : new Date(editedAt).toISOString(),
  }
}

/** The host is always that of the address, whatever the page says of itself. */
function toLink({ linkUrl, link }: PostRow, language: Language): QuotedPost['link'] {
  if (linkUrl === null || link === null) return null
  const { title, description, site, picture = null } = link
  const image = picture && pictureView({ ...picture, alt: {} }, language)
  return { url: linkUrl, host: new URL(linkUrl).host, title, description, site, image }
}

/** Results are hidden until the reader has voted or the poll is closed; authors see them. */
function toPoll({ endsAt, choice, options }: NonNullable<FullPost['poll']>, mine: boolean, now: Date): PostView['poll'] {
  const ends = new Date(endsAt)
  const closed = ends <= now
  const open = closed || choice !== null || mine
  return {
    endsAt: ends.toISOString(),
    closed,
    choice,
    voters: options.reduce((sum, { votes }) => sum + votes, 0),
    options: options.map(({ text, votes }) => ({ text, votes: open ? votes : null })),
  }
}
