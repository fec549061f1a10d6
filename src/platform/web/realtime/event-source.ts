import type { Connect } from './connection.ts'

const EVENTS = ['open', 'signals', 'everyone', 'anything', 'access', 'beat']

/** An EventSource would reconnect by itself, after a time without jitter, so it is closed at the first error. */
export const connectEventSource: Connect = (onEvent, onLost) => {
  const source = new EventSource(`/api/events?page-age=${Math.round(performance.now())}`)
  let closed = false
  const close = () => {
    closed = true
    source.close()
  }
  for (const event of EVENTS) {
    source.addEventListener(event, (message) => {
      // The browser has an `open` of its own, without data.
      if (message instanceof MessageEvent) onEvent({ event, data: String(message.data) })
    })
  }
  source.addEventListener('error', () => {
    if (closed) return
    close()
    onLost()
  })
  return close
}
