/** A mail server for tests: accepts emails over a real socket and records them, or answers as configured. */

import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

export type AcceptedMail = { from: string; to: string[]; bytes: Buffer }

export type SmtpSink = {
  url: string
  mails: AcceptedMail[]
  /** All commands of clients in order, without the emails. */
  said: string[]
  connections(): number
  close(): Promise<void>
}

/** `answers` replaces the reply 250 to a command, by its first word. `port` 0: any free one. */
export async function openSmtpSink(answers: Record<string, string> = {}, port = 0): Promise<SmtpSink> {
  const mails: AcceptedMail[] = []
  const said: string[] = []
  const sockets = new Set<Socket>()
  let connections = 0

  const server = createServer((socket) => {
    connections += 1
    sockets.add(socket)
    let waiting = ''
    let mail: AcceptedMail | null = null
    let inData = false
    const say = (line: string) => socket.write(`${line}\r\n`)

    const answersTo: Record<string, (line: string) => string> = {
      EHLO: () => '250-sink.test greets you\r\n250-AUTH PLAIN\r\n250 8BITMIME',
      MAIL: (line) => {
        mail = { from: parseAddress(line), to: [], bytes: Buffer.alloc(0) }
        return '250 OK'
      },
      RCPT: (line) => {
        mail?.to.push(parseAddress(line))
        return '250 OK'
      },
      DATA: () => {
        inData = true
        return '354 Go on'
      },
      AUTH: () => '235 Come in',
      QUIT: () => '221 Bye',
    }

    const takeData = () => {
      const end = waiting.indexOf('\r\n.\r\n')
      if (end < 0 || !mail) return false
      mails.push({ ...mail, bytes: Buffer.from(`${waiting.slice(0, end)}\r\n`.replace(/^\./gm, ''), 'latin1') })
      waiting = waiting.slice(end + 5)
      inData = false
      say('250 Taken')
      return true
    }

    const takeLine = () => {
      const end = waiting.indexOf('\r\n')
      if (end < 0) return false
      const line = waiting.slice(0, end)
      waiting = waiting.slice(end + 2)
      said.push(line)
      const verb = line.split(' ')[0]?.toUpperCase() ?? ''
      say(answers[verb] ?? answersTo[verb]?.(line) ?? '250 OK')
      return true
    }

    socket.on('data', (chunk) => {
      waiting += chunk.toString('latin1')
      while (inData ? takeData() : takeLine());
    })
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
    say('220 sink.test')
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    said,
    connections: () => connections,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function parseAddress(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? ''
}
