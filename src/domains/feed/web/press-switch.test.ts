import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Source } from '#platform/web/source.ts'
import type { PostView } from '../contract.ts'
import { findPost } from './feed-cache.ts'
import { pressSwitch, type Switch } from './press-switch.ts'
import { feedKey } from './queries.ts'

type Asked = { operation: string; answer: () => Promise<void>; fail: () => Promise<void> }

let client: QueryClient
let source: Pick<Source, 'api' | 'language'>
let asked: Asked[]
/** The post as the server has it. */
let stored: PostView

const START = { id: 'pst_1', liked: false, likes: 4, reposted: false, reposts: 1, bookmarked: false } as PostView
const CHANGES = {
  'posts.like': { liked: true, likes: 5 },
  'posts.unlike': { liked: false, likes: 4 },
  'reposts.add': { reposted: true, reposts: 2 },
  'reposts.remove': { reposted: false, reposts: 1 },
  'bookmarks.add': { bookmarked: true },
  'bookmarks.remove': { bookmarked: false },
}

/** The server applies a request when it answers it. */
function operation(name: keyof typeof CHANGES) {
  return () => {
    const { promise, resolve, reject } = Promise.withResolvers<{ post: PostView }>()
    const settled = () => new Promise<void>((done) => setImmediate(done))
    asked.push({
      operation: name,
      answer() {
        stored = { ...stored, ...CHANGES[name] }
        resolve({ post: stored })
        return settled()
      },
      fail() {
        reject(new Error('offline'))
        return settled()
      },
    })
    return promise
  }
}

beforeEach(() => {
  asked = []
  stored = START
  client = new QueryClient()
  client.setQueryData([...feedKey('en'), 'home'], {
    pages: [{ items: [{ id: 'pst_1', post: START }], nextCursor: null }],
    pageParams: [''],
  })
  const posts = { like: operation('posts.like'), unlike: operation('posts.unlike') }
  const feed = {
    posts,
    reposts: { add: operation('reposts.add'), remove: operation('reposts.remove') },
    bookmarks: { add: operation('bookmarks.add'), remove: operation('bookmarks.remove') },
  }
  source = { language: 'en', api: { feed } as unknown as Source['api'] }
})

const shown = () => findPost(client, 'en', 'pst_1')
const press = (which: Switch) => pressSwitch(client, source, shown() as PostView, which)
const operations = () => asked.map((one) => one.operation)

describe('a switch of a post', () => {
  test('is shown at once, and sent once', async () => {
    const pressed = press('liked')
    expect(shown()).toMatchObject({ liked: true, likes: 5 })
    await asked[0]?.answer()
    await pressed
    expect(shown()).toMatchObject({ liked: true, likes: 5 })
    expect(operations()).toEqual(['posts.like'])
  })

  test('keeps what was pressed beside it while its answer was on its way', async () => {
    const pressed = [press('liked'), press('bookmarked'), press('reposted')]
    expect(operations()).toEqual(['posts.like', 'bookmarks.add', 'reposts.add'])
    // The answer to the like was written before the server had the others.
    await asked[0]?.answer()
    expect(shown()).toMatchObject({ liked: true, likes: 5, bookmarked: true, reposted: true, reposts: 2 })
    await asked[2]?.answer()
    expect(shown()).toMatchObject({ bookmarked: true, reposted: true, reposts: 2 })
    await asked[1]?.answer()
    await Promise.all(pressed)
    expect(shown()).toMatchObject({ liked: true, likes: 5, bookmarked: true, reposted: true, reposts: 2 })
  })

  test('sends the last wish after the answer, and nothing when it is as before', async () => {
    const pressed = press('liked')
    await press('liked')
    await press('liked')
    await press('liked')
    expect(operations()).toEqual(['posts.like'])
    await asked[0]?.answer()
    expect(operations()).toEqual(['posts.like', 'posts.unlike'])
    await asked[1]?.answer()
    await pressed
    expect(shown()).toMatchObject({ liked: false, likes: 4 })
  })

  test('goes back to what the server last had when a request fails', async () => {
    const first = expect(press('liked')).rejects.toThrow('offline')
    await asked[0]?.fail()
    await first
    expect(shown()).toMatchObject({ liked: false, likes: 4 })

    const second = expect(press('liked')).rejects.toThrow('offline')
    await press('liked')
    await asked[1]?.answer()
    await asked[2]?.fail()
    await second
    expect(shown()).toMatchObject({ liked: true, likes: 5 })
  })
})
