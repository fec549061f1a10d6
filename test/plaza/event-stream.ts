/** Reads `GET /api/events` as a browser does. */
import type { Member } from './member.ts'

export type StreamEvent = { event: string; data: unknown }

export type EventStream = {
  response: Response
  /** The next event; null when the stream has ended. */
  next(): Promise<StreamEvent | null>
  /** All events until the stream ends. */
  rest(): Promise<StreamEvent[]>
  close(): Promise<void>
}

/** Opens a stream and reads its first event, which says whose it is. */
export async function openEventStream(
  browser: Pick<Member, 'send'>,
  { search = '' } = {},
): Promise<EventStream & { userId: string | null }> {
  const stream = await requestEventStream(browser, {}, search)
  const first = await stream.next()
  if (first?.event !== 'open') throw new Error(`the stream begins with ${JSON.stringify(first)}, status ${stream.response.status}`)
  return { ...stream, userId: first.data as string | null }
}

export async function requestEventStream(
  browser: Pick<Member, 'send'>,
  headers: Record<string, string> = {},
  search = '',
): Promise<EventStream> {
  const response = await browser.send('GET', `/api/events${search}`, null, { accept: 'text/event-stream', ...headers })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const next = async (): Promise<StreamEvent | null> => {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end >= 0) {
        const block = text.slice(0, end)
        text = text.slice(end + 2)
        return parseEvent(block)
      }
      const part = await reader?.read().catch(() => undefined)
      if (!part || part.done) return null
      text += part.value
    }
  }
  return {
    response,
    next,
    async rest() {
      const events: StreamEvent[] = []
      for (let event = await next(); event; event = await next()) events.push(event)
      return events
    },
    close: async () => void (await reader?.cancel()),
  }
}

function parseEvent(block: string): StreamEvent {
  const [, event = '', data = 'null'] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? []
  return { event, data: JSON.parse(data) }
}
