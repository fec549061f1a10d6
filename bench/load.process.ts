/** Sends prepared requests over many connections. */
import { openConnection } from './connection.ts'
import { runLoops } from './measure.ts'
import { serveRequests } from './processes.ts'

export type Load = {
  port: number
  connections: number
  seconds: number
  /** Sent in turn and repeated from the first; with `once`, each is sent one time. */
  requests: string[]
  once: boolean
  status: number
}

serveRequests({
  async run({ port, connections, seconds, requests, once, status }: Load) {
    const open = Array.from({ length: connections }, () => openConnection(port))
    let sent = 0
    try {
      return await runLoops(connections, seconds, async (index) => {
        if (once && sent >= requests.length) return false
        const reply = await open[index]?.send(requests[sent++ % requests.length] ?? '')
        return reply?.status === status ? true : 'failed'
      })
    } finally {
      for (const connection of open) connection.close()
    }
  },
})
