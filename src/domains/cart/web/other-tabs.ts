/** Keeps the cart in sync across tabs: a tab that changes it notifies the others, which refetch. */
const CHANNEL = 'plaza-cart'

let channel: BroadcastChannel | null = null

function opened(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL)
  return channel
}

export function notifyOtherTabs(): void {
  opened().postMessage('changed')
}

export function onOtherTabChange(hear: () => void): () => void {
  const own = opened()
  own.addEventListener('message', hear)
  return () => own.removeEventListener('message', hear)
}
