/** The same cart in all tabs: whoever changed it tells the others, which look again. */
const CHANNEL = 'plaza-cart'

let channel: BroadcastChannel | null = null

function opened(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL)
  return channel
}

export function tellOtherTabs(): void {
  opened().postMessage('changed')
}

export function onOtherTab(hear: () => void): () => void {
  const own = opened()
  own.addEventListener('message', hear)
  return () => own.removeEventListener('message', hear)
}
