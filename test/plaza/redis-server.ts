/** A Redis of its own for tests, on a free port, without files. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { createClient } from '@redis/client'

export type RedisServer = {
  url: string
  /** Ends the connections of all other clients. */
  cutAll(): Promise<void>
  close(): Promise<void>
}

export async function openRedisServer(program: string): Promise<RedisServer> {
  const port = await freePort()
  const server = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], { stdio: 'ignore' })
  const failed = once(server, 'error').then(([error]) => {
    throw error
  })
  const url = `redis://127.0.0.1:${port}`
  const admin = createClient({ url, socket: { reconnectStrategy: 50 } })
  admin.on('error', () => {})
  await Promise.race([admin.connect(), failed])
  failed.catch(() => {})
  return {
    url,
    async cutAll() {
      for (const type of ['NORMAL', 'PUBSUB']) await admin.sendCommand(['CLIENT', 'KILL', 'TYPE', type, 'SKIPME', 'yes'])
    },
    async close() {
      admin.destroy()
      server.kill()
      await once(server, 'exit')
    },
  }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}
