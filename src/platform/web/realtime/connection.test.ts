import { beforeEach, expect, test } from 'vitest'
import { openManualTimers } from '#test/plaza/manual-timers.ts'
import { type Connect, openConnection, type StreamConnection, type StreamNews } from './connection.ts'

type Link = { say(event: string, data?: unknown): void; lose(): void; closed: boolean }

let timers = openManualTimers()
let links: Link[]
let news: StreamNews[]
let connection: StreamConnection

const connect: Connect = (onEvent, onLost) => {
  const link: Link = {
    say: (event, data = null) => onEvent({ event, data: JSON.stringify(data) }),
    lose() {
      link.closed = true
      onLost()
    },
    closed: false,
  }
  links.push(link)
  return () => {
    link.closed = true
  }
}

beforeEach(() => {
  timers = openManualTimers()
  links = []
  news = []
  connection = openConnection({ connect, timers, random: () => 0.5, onNews: (each) => news.push(each) })
})

const last = () => links.at(-1) as Link
const kinds = () => news.map(({ kind }) => kind)

test('signals are passed on, those to everyone are to be spread', () => {
  last().say('open', 'usr_1')
  last().say('signals', [['orders.order', ['ORD-1']]])
  last().say('everyone', [['marketplace.listing', []]])
  last().say('anything')
  expect(news).toEqual([
    { kind: 'open', viewer: 'usr_1', again: false },
    { kind: 'topics', topics: [['orders.order', ['ORD-1']]], spread: false },
    { kind: 'topics', topics: [['marketplace.listing', []]], spread: true },
    { kind: 'anything' },
  ])
})

test('a lost stream is opened again, ever later, and says that something may have been missed', () => {
  last().say('open')
  last().lose()
  timers.advance(3249)
  expect(links).toHaveLength(1)
  timers.advance(1)
  expect(links).toHaveLength(2)
  last().lose()
  timers.advance(6249)
  expect(links).toHaveLength(2)
  timers.advance(1)
  last().say('open', 'usr_1')
  expect(news.at(-1)).toEqual({ kind: 'open', viewer: 'usr_1', again: true })
  last().lose()
  timers.advance(3250)
  expect(links).toHaveLength(4)
})

test('after five seconds without a stream the updates count as paused, until there is one again', () => {
  last().say('open')
  last().lose()
  timers.advance(4999)
  expect(kinds()).toEqual(['open'])
  timers.advance(1)
  expect(news.at(-1)).toEqual({ kind: 'paused', paused: true })
  last().say('open')
  expect(news.slice(-2)).toEqual([
    { kind: 'paused', paused: false },
    { kind: 'open', viewer: null, again: true },
  ])
})

test('a server that never answers pauses the updates too', () => {
  timers.advance(5000)
  expect(news).toEqual([{ kind: 'paused', paused: true }])
})

test('after a change of rights the stream is back at once', () => {
  last().say('open', 'usr_1')
  last().say('access')
  last().lose()
  timers.advance(250)
  expect(links).toHaveLength(2)
})

test('a stream that is silent for too long is dead, for example after a nap of the device', () => {
  last().say('open')
  timers.advance(44_000)
  last().say('beat')
  timers.advance(40_000)
  expect([links.length, last().closed]).toEqual([1, false])
  timers.advance(10_000)
  expect(links[0]?.closed).toBe(true)
  timers.advance(5000)
  expect(links).toHaveLength(2)
})

test('waking up opens a stream at once, unless there is one', () => {
  last().say('open')
  connection.wake()
  expect(links).toHaveLength(1)
  last().lose()
  connection.wake()
  expect(links).toHaveLength(2)
  timers.advance(60_000)
  expect(links.filter(({ closed }) => !closed)).toHaveLength(1)
})

test('another viewer gets a new stream, and a closed connection stays closed', () => {
  last().say('open')
  connection.reopen()
  expect([links.length, links[0]?.closed]).toEqual([2, true])
  connection.close()
  timers.advance(600_000)
  expect([links.length, last().closed]).toEqual([2, true])
})
