/** Sends prepared requests over many connections. */
import { openConnection } from './connection.ts'
import { drive } from './measure.ts'
import { answer } from './processes.ts'

export type Load = {
  port: number
  connections: number
  seconds: number
  /** Sent in turn, again from the first after the last; or, with `once`, each one time. */
  requests: string[]
  once: boolean
  status: number
}

answer({
  async run({ port, connections, seconds, requests, once, status }: Load) {
    const open = Array.from({ length: connections }, () => openConnection(port))
    let sent = 0
    try {
      return await drive(connections, seconds, async (index) => {
        if (once && sent >= requests.length) return false
        const reply = await open[index]?.send(requests[sent++ % requests.length] ?? '')
        return reply?.status === status ? true : 'failed'
      })
    } finally {
      for (const connection of open) connection.close()
    }
  },
})
