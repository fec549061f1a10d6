/** Model test: random sequences of what members do at once with posts, with the invariants of all counts after each. */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import type { Member } from '#test/plaza/member.ts'
import { createCheckSchedule, LONG_RUN_OPTIONS, RUN_PARAMETERS } from '#test/plaza/sequences.ts'
import { clear, openScene, type Scene } from '../test/scene.ts'

const ACTORS = ['amira', 'bruno', 'chen', 'dalia'] as const
const ACTS = ['post', 'quote', 'repost', 'unrepost', 'like', 'unlike', 'vote', 'edit', 'remove', 'pin'] as const
type Step = { act: (typeof ACTS)[number]; by: (typeof ACTORS)[number]; at: number; choice: number }

let scene: Scene
beforeAll(async () => {
  scene = await openScene()
  await clear(scene)
})
afterAll(() => scene.plaza.close())

const POLL = { options: ['Tea', 'Coffee'], hours: 24 }

async function take({ act, by, at, choice }: Step, posts: string[]): Promise<number> {
  const member: Member = scene.members[by]
  const postId = posts[at % Math.max(1, posts.length)] ?? 'post_none'
  const create = (more: object) => member.call('feed.posts.create', { clientKey: randomUUID(), text: `By ${by} #tea`, ...more })
  const calls = {
    post: () => create({ poll: POLL }),
    quote: () => create({ quotedId: postId }),
    repost: () => member.call('feed.reposts.add', { postId }),
    unrepost: () => member.call('feed.reposts.remove', { postId }),
    like: () => member.call('feed.posts.like', { postId }),
    unlike: () => member.call('feed.posts.unlike', { postId }),
    vote: () => member.call('feed.polls.vote', { postId, choice }),
    edit: () => member.call('feed.posts.edit', { postId, text: `Edited by ${by} #coffee` }),
    remove: () => member.call('feed.posts.remove', { postId }),
    pin: () => member.call('feed.posts.pin', { postId }),
  }
  const { status, body } = await calls[act]()
  if (status === 200 && (act === 'post' || act === 'quote')) posts.push(body.post.id)
  return status
}

const step = fc.record({
  act: fc.constantFrom(...ACTS),
  by: fc.constantFrom(...ACTORS),
  at: fc.nat(20),
  choice: fc.nat(1),
})

test(
  'counts never drift, whatever members do at once',
  async () => {
    const isDue = createCheckSchedule()
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { minLength: 2, maxLength: 6 }), async (rounds) => {
        await scene.plaza.rows('delete from platform.rate_limits')
        const posts: string[] = []
        for (const by of ACTORS) await take({ act: 'post', by, at: 0, choice: 0 }, posts)
        for (const together of rounds) {
          const statuses = await Promise.all(together.map((one) => take(one, posts)))
          expect(statuses.filter((status) => ![200, 404, 409].includes(status))).toEqual([])
        }
        if (isDue()) expect(await findViolations(scene.plaza.pool)).toEqual([])
      }),
      RUN_PARAMETERS,
    )
    expect((await scene.plaza.rows('select from feed.posts')).length).toBeGreaterThan(0)
  },
  LONG_RUN_OPTIONS.timeout,
)
