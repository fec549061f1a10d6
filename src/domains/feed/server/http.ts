import { implementOperations } from '#platform/server/implement-operations.ts'
import { feed } from '../contract.ts'
import { addBookmark } from './add-bookmark.ts'
import { addRepost } from './add-repost.ts'
import { approvePosts } from './approve-posts.ts'
import { createPost } from './create-post.ts'
import { editPost } from './edit-post.ts'
import { countGroup, listMyGroups, listOfGroup, listWaiting } from './group-lists.ts'
import { likePost } from './like-post.ts'
import { countHome, listBookmarks, listDiscover, listHome, listOfPerson, listTagged, suggestTags } from './lists.ts'
import { pinGroupPost } from './pin-group-post.ts'
import { pinPost } from './pin-post.ts'
import { getPost, loadHistory } from './posts.ts'
import { removeBookmark } from './remove-bookmark.ts'
import { removeGroupPost } from './remove-group-post.ts'
import { removePost } from './remove-post.ts'
import { removeRepost } from './remove-repost.ts'
import { unlikePost } from './unlike-post.ts'
import { unpinGroupPost } from './unpin-group-post.ts'
import { unpinPost } from './unpin-post.ts'
import { voteInPoll } from './vote-in-poll.ts'

const os = implementOperations(feed)

export const feedRouter = os.router({
  home: {
    list: os.home.list.handler(({ input, context: { ctx } }) => listHome(ctx, input)),
    count: os.home.count.handler(({ input, context: { ctx } }) => countHome(ctx, input)),
  },
  discover: { list: os.discover.list.handler(({ input, context: { ctx } }) => listDiscover(ctx, input)) },
  people: { list: os.people.list.handler(({ input, context: { ctx } }) => listOfPerson(ctx, input)) },
  groups: {
    mine: os.groups.mine.handler(({ input, context: { ctx } }) => listMyGroups(ctx, input)),
    list: os.groups.list.handler(({ input, context: { ctx } }) => listOfGroup(ctx, input)),
    count: os.groups.count.handler(({ input, context: { ctx } }) => countGroup(ctx, input)),
    waiting: os.groups.waiting.handler(({ input, context: { ctx } }) => listWaiting(ctx, input)),
    approve: os.groups.approve.handler(({ input, context: { ctx } }) => approvePosts(ctx, input)),
    remove: os.groups.remove.handler(({ input, context: { ctx } }) => removeGroupPost(ctx, input)),
    pin: os.groups.pin.handler(({ input, context: { ctx } }) => pinGroupPost(ctx, input)),
    unpin: os.groups.unpin.handler(({ input, context: { ctx } }) => unpinGroupPost(ctx, input)),
  },
  tags: {
    list: os.tags.list.handler(({ input, context: { ctx } }) => listTagged(ctx, input)),
    suggest: os.tags.suggest.handler(({ input, context: { ctx } }) => suggestTags(ctx, input)),
  },
  bookmarks: {
    list: os.bookmarks.list.handler(({ input, context: { ctx } }) => listBookmarks(ctx, input)),
    add: os.bookmarks.add.handler(({ input, context: { ctx } }) => addBookmark(ctx, input)),
    remove: os.bookmarks.remove.handler(({ input, context: { ctx } }) => removeBookmark(ctx, input)),
  },
  posts: {
    get: os.posts.get.handler(({ input, context: { ctx } }) => getPost(ctx, input)),
    history: os.posts.history.handler(({ input, context: { ctx } }) => loadHistory(ctx, input)),
    create: os.posts.create.handler(({ input, context: { ctx } }) => createPost(ctx, input)),
    edit: os.posts.edit.handler(({ input, context: { ctx } }) => editPost(ctx, input)),
    remove: os.posts.remove.handler(({ input, context: { ctx } }) => removePost(ctx, input)),
    like: os.posts.like.handler(({ input, context: { ctx } }) => likePost(ctx, input)),
    unlike: os.posts.unlike.handler(({ input, context: { ctx } }) => unlikePost(ctx, input)),
    pin: os.posts.pin.handler(({ input, context: { ctx } }) => pinPost(ctx, input)),
    unpin: os.posts.unpin.handler(({ input, context: { ctx } }) => unpinPost(ctx, input)),
  },
  reposts: {
    add: os.reposts.add.handler(({ input, context: { ctx } }) => addRepost(ctx, input)),
    remove: os.reposts.remove.handler(({ input, context: { ctx } }) => removeRepost(ctx, input)),
  },
  polls: { vote: os.polls.vote.handler(({ input, context: { ctx } }) => voteInPoll(ctx, input)) },
})
