import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { startDispatcher } from './dispatcher.ts'

/** A connection that holds the lock, and throws as a pool's does when it is given back twice. */
function openConnection() {
  let isReleased = false
  return Object.assign(new EventEmitter(), {
    query: async () => ({ rows: [{ got: true }] }),
    release() {
      if (isReleased) throw new Error('Release called on client which has already been released to the pool.')
      isReleased = true
    },
    isReleased: () => isReleased,
  })
}

function start() {
  const connections: ReturnType<typeof openConnection>[] = []
  const pool = {
    async connect() {
      const connection = openConnection()
      connections.push(connection)
      return connection
    },
  }
  const services = { log: { error() {} } }
  return { connections, dispatcher: startDispatcher(services as never, [], pool as never, async () => {}) }
}

test('a connection that breaks after the dispatcher has stopped is not given back again', async () => {
  const { connections, dispatcher } = start()
  await expect.poll(() => dispatcher.isElected()).toBe(true)
  await dispatcher.stop()
  const [connection] = connections
  expect(connection?.isReleased()).toBe(true)
  expect(() => connection?.emit('error', new Error('terminating connection due to administrator command'))).not.toThrow()
})

test('a connection that breaks while it holds the lock is given back, and another one is asked for the lock', async () => {
  const { connections, dispatcher } = start()
  await expect.poll(() => dispatcher.isElected()).toBe(true)
  connections[0]?.emit('error', new Error('terminating connection due to administrator command'))
  expect([dispatcher.isElected(), connections[0]?.isReleased()]).toEqual([false, true])
  dispatcher.wake()
  await expect.poll(() => dispatcher.isElected()).toBe(true)
  expect(connections).toHaveLength(2)
  await dispatcher.stop()
})
