import { beforeEach, expect, test } from 'vitest'
import type { Signal } from '#platform/shared/signal.ts'
import { openManualTimers } from '#test/plaza/manual-timers.ts'
import { openLog } from '../log.ts'
import { endStreams } from './access.ts'
import { type Hub, openHub } from './hub.ts'
import type { StreamRights } from './rights.ts'
import type { Stream } from './stream.ts'

let timers = openManualTimers()
let rights: Map<string, StreamRights>
let hub: Hub

beforeEach(() => {
  timers = openManualTimers()
  rights = new Map()
  hub = openHub({ timers, log: openLog('silent'), loadRights: async (ids) => new Map([...rights].filter(([id]) => ids.includes(id))) })
})

type Heard = Stream & { heard: unknown[] }

/** A stream that records what it hears as `[event, data]`. */
function open(own: Partial<StreamRights> | null = null, { checkedAt = timers.now(), pageAge = 0 } = {}): Heard {
  const heard: unknown[] = []
  const record = (text: string) => {
    for (const [, event, data = ''] of text.matchAll(/event: (.*)\ndata: (.*)\n\n/g)) heard.push([event, JSON.parse(data)])
  }
  const userId = own?.userId ?? 'usr_amira'
  const full = own && { userId, sessionId: `ses_${userId}`, admin: false, memberships: [], ...own }
  if (full) rights.set(full.sessionId, full)
  const stream: Heard = {
    rights: full,
    address: '10.0.0.1',
    checkedAt,
    heard,
    write: record,
    end: (text) => {
      record(text)
      heard.push('end')
    },
  }
  hub.add(stream, { pageAge })
  return stream
}

const orders = (ids: string[], to: Signal['to']): Signal => ({ to, topic: 'orders.order', ids })

test('a person, an administrator and the members with a permission hear their signals, guests none of them', () => {
  const membership = (role: 'manager' | 'staff', permissions: 'orders'[] = []) => ({
    memberships: [{ workspaceId: 'ws_1', role, permissions }],
  })
  const streams = {
    guest: open(),
    bruno: open({ userId: 'usr_bruno' }),
    omar: open({ userId: 'usr_omar', admin: true }),
    elena: open({ userId: 'usr_elena', ...membership('manager') }),
    farid: open({ userId: 'usr_farid', ...membership('staff', ['orders']) }),
    gina: open({ userId: 'usr_gina', ...membership('staff') }),
  }
  hub.receive([
    orders(['1'], { user: 'usr_bruno' }),
    orders(['2'], 'admins'),
    orders(['3'], { workspace: 'ws_1', permission: 'orders' }),
    orders(['4'], { workspace: 'ws_1' }),
    orders(['5'], { workspace: 'ws_2' }),
  ])
  const heard = Object.fromEntries(Object.entries(streams).map(([name, stream]) => [name, stream.heard]))
  const one = (...ids: string[]) => [['signals', [['orders.order', ids]]]]
  expect(heard).toEqual({ guest: [], bruno: one('1'), omar: one('2'), elena: one('3', '4'), farid: one('3', '4'), gina: one('4') })
})

test('signals to everyone are at most one message a second, with all records that changed', () => {
  const guest = open()
  for (let change = 0; change < 250; change += 1) {
    hub.receive([orders([`${change % 3}`], 'everyone')])
    timers.advance(10)
  }
  timers.advance(5000)
  expect(guest.heard).toEqual([
    ['everyone', [['orders.order', ['0']]]],
    ['everyone', [['orders.order', ['1', '2', '0']]]],
    ['everyone', [['orders.order', ['1', '2', '0']]]],
    ['everyone', [['orders.order', ['2', '0', '1']]]],
  ])
})

test('a topic with very many records says that any of them may have changed', () => {
  const bruno = open({ userId: 'usr_bruno' })
  hub.receive(Array.from({ length: 201 }, (_, index) => orders([`${index}`], { user: 'usr_bruno' })))
  hub.receive([orders([], { user: 'usr_bruno' })])
  expect(bruno.heard).toEqual(Array(2).fill(['signals', [['orders.order', []]]]))
})

test('after a gap everyone hears that anything may have changed, at most once in three seconds', () => {
  const guest = open()
  for (let gap = 0; gap < 40; gap += 1) {
    hub.receiveGap()
    timers.advance(100)
  }
  timers.advance(10_000)
  expect(guest.heard).toEqual(Array(3).fill(['anything', null]))
})

test('the first stream of a page hears what changed since the page was requested, as far as it may', () => {
  hub.receive([orders(['too early'], { user: 'usr_bruno' })])
  timers.advance(5000)
  hub.receive([orders(['1'], { user: 'usr_bruno' }), orders(['2'], { user: 'usr_amira' }), orders(['3'], 'everyone')])
  timers.advance(1000)
  expect(open({ userId: 'usr_bruno' }, { pageAge: 2000 }).heard).toEqual([['signals', [['orders.order', ['1', '3']]]]])
  expect(open(null, { pageAge: 2000 }).heard).toEqual([['signals', [['orders.order', ['3']]]]])
  expect(open({ userId: 'usr_bruno' }).heard).toEqual([])
})

test('lost access ends the streams of the session, the person, or the whole workspace', () => {
  const first = open({ userId: 'usr_bruno', sessionId: 'ses_1' })
  const second = open({ userId: 'usr_bruno', sessionId: 'ses_2' })
  const elena = open({ userId: 'usr_elena', memberships: [{ workspaceId: 'ws_1', role: 'manager', permissions: [] }] })
  const ended = [['access', null], 'end']
  hub.receive([endStreams({ user: 'usr_bruno' }, ['ses_1'])])
  expect([first.heard, second.heard]).toEqual([ended, []])
  hub.receive([endStreams({ user: 'usr_bruno' }), endStreams({ workspace: 'ws_1' })])
  expect([second.heard, elena.heard, hub.count()]).toEqual([ended, ended, 0])
})

test('access that ends while a stream is being opened ends it too', () => {
  const checkedAt = timers.now()
  timers.advance(1)
  hub.receive([endStreams({ user: 'usr_bruno' }, ['ses_1'])])
  expect(open({ userId: 'usr_bruno', sessionId: 'ses_1' }, { checkedAt }).heard).toEqual([['access', null], 'end'])
  expect(open({ userId: 'usr_bruno', sessionId: 'ses_2' }, { checkedAt }).heard).toEqual([])
  timers.advance(1)
  expect(open({ userId: 'usr_bruno', sessionId: 'ses_1' }).heard).toEqual([])
})

test('a session that ends by its age, and rights that change without a message, end the stream within a minute', async () => {
  const bruno = open({ userId: 'usr_bruno' })
  const amira = open({ userId: 'usr_amira' })
  const guest = open()
  rights.delete('ses_usr_bruno')
  rights.set('ses_usr_amira', {
    userId: 'usr_amira',
    sessionId: 'ses_usr_amira',
    admin: false,
    memberships: [{ workspaceId: 'ws_1', role: 'owner', permissions: [] }],
  })
  timers.advance(60_000)
  await expect.poll(() => hub.count()).toBe(1)
  expect([bruno.heard.at(-1), amira.heard.at(-1), guest.heard.at(-1)]).toEqual(['end', 'end', ['beat', null]])
})

test('closing ends all streams', () => {
  const guest = open()
  const bruno = open({ userId: 'usr_bruno' })
  hub.close()
  expect([guest.heard, bruno.heard, hub.count()]).toEqual([['end'], ['end'], 0])
})
