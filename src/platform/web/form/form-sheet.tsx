import { type ReactNode, useState } from 'react'
import { Sheet } from '../ui/sheet.tsx'
import LeaveDialog from './leave-dialog.tsx'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: string
  /** Of the form inside: closing asks first when there are any. */
  hasChanges: () => boolean
  children: ReactNode
}

/** A form beside the list it changes. What was typed is not lost by a press outside. */
export function FormSheet({ open, onOpenChange, title, description, hasChanges, children }: Props) {
  const [asking, setAsking] = useState(false)
  function change(next: boolean) {
    if (!next && hasChanges()) setAsking(true)
    else onOpenChange(next)
  }
  return (
    <>
      <Sheet open={open} onOpenChange={change} title={title} description={description}>
        <div className="py-5">{children}</div>
      </Sheet>
      {asking && (
        <LeaveDialog
          onStay={() => setAsking(false)}
          onLeave={() => {
            setAsking(false)
            onOpenChange(false)
          }}
        />
      )}
    </>
  )
}
