import { SendHorizontal } from 'lucide-react'
import { IconButton } from './button.tsx'

type Props = { label: string; busy: boolean; disabled: boolean; onSend: () => void }

/** Sends the text beside it. The focus, and with it the keyboard of a phone, stays in the text. */
export function SendButton({ label, busy, disabled, onSend }: Props) {
  return (
    <IconButton
      label={label}
      aria-busy={busy}
      disabled={disabled}
      onClick={onSend}
      onPointerDown={(event) => event.preventDefault()}
      className="bg-primary text-primary-foreground hover:bg-primary hover:brightness-108 disabled:bg-muted disabled:text-muted-foreground"
    >
      <SendHorizontal aria-hidden className="flip size-5" />
    </IconButton>
  )
}
