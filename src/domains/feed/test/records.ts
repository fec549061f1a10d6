import { randomUUID } from 'node:crypto'
import type { DomainRecords } from '#test/security/record-scene.ts'

const NO_GROUP = 'grp_00000000000000000000000000'
const NO_POST = 'post_00000000000000000000000000'
const OWN_LIST = 'the caller’s own list'

export const domainRecords: DomainRecords = {
  records({ owner }) {
    /** Posts of Amira's for her followers: one without a poll, and one with. Her account is new, so she posts only some an hour. */
    const posts = new Map<string, Promise<{ postId: string }>>()
    async function write(more: object): Promise<{ postId: string }> {
      const content = { clientKey: randomUUID(), text: 'For my followers', audience: 'followers', ...more }
      return { postId: (await owner.call('feed.posts.create', content)).body.post.id }
    }
    const ofPost = async (rest: object = {}, more: object = {}) => {
      const key = JSON.stringify(more)
      const written = posts.get(key) ?? write(more)
      posts.set(key, written)
      return { foreign: { ...(await written), ...rest }, missing: { postId: NO_POST, ...rest } }
    }
    /** A private group of Amira's. She can create only some a day. */
    let group: Promise<string> | undefined
    const ofGroup = async (rest: object = {}) => {
      group ??= owner.call('groups.create', { name: 'Quiet potters', isPublic: false }).then(({ body }) => body.id)
      return { foreign: { groupId: await group, ...rest }, missing: { groupId: NO_GROUP, ...rest } }
    }
    return {
      'feed.posts.get': () => ofPost(),
      'feed.posts.history': () => ofPost(),
      'feed.posts.edit': () => ofPost({ text: 'Mine' }),
      'feed.posts.remove': () => ofPost(),
      'feed.posts.like': () => ofPost(),
      'feed.posts.unlike': () => ofPost(),
      'feed.posts.pin': () => ofPost(),
      'feed.posts.unpin': () => ofPost(),
      'feed.bookmarks.add': () => ofPost(),
      'feed.bookmarks.remove': () => ofPost(),
      'feed.reposts.add': () => ofPost(),
      'feed.reposts.remove': () => ofPost(),
      'feed.groups.list': () => ofGroup(),
      'feed.groups.count': () => ofGroup({ since: new Date(0).toISOString() }),
      'feed.groups.waiting': () => ofGroup(),
      'feed.groups.approve': () => ofGroup({ postIds: [NO_POST] }),
      'feed.groups.remove': () => ofPost({ reason: 'Off topic' }),
      'feed.groups.pin': () => ofPost(),
      'feed.groups.unpin': () => ofPost(),
      'feed.polls.vote': () => ofPost({ choice: 0 }, { poll: { options: ['Tea', 'Coffee'], hours: 1 } }),
    }
  },
  noRecord: {
    'feed.people.list': 'a person, whom every member may see',
    'feed.tags.list': 'a hashtag, which is nobody’s',
    'feed.posts.create': OWN_LIST,
  },
}
