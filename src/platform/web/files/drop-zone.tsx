import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { droppedFiles } from './dropped-files.ts'
import { FileInput } from './file-input.tsx'

type Props = {
  /** The button label. */
  choose: string
  /** The `accept` attribute of a file input: `image/png,image/jpeg`. */
  accept: string
  multiple?: boolean
  disabled?: boolean
  onFiles: (files: File[]) => void
  children: ReactNode
  /** Shown next to the button. */
  more?: ReactNode
}

/** Accepts files that are chosen, dropped (folders too), or pasted while the page is open. */
export function DropZone({ choose, accept, multiple = false, disabled = false, onFiles, children, more }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const take = useRef(onFiles)
  take.current = (files) => {
    const wanted = multiple ? files : files.slice(0, 1)
    if (!disabled && wanted.length > 0) onFiles(wanted)
  }

  useEffect(() => {
    const paste = ({ target, clipboardData }: ClipboardEvent) => {
      const writing = target instanceof Element && target.closest('input, textarea, [role="dialog"], [role="alertdialog"]')
      if (!writing) take.current([...(clipboardData?.files ?? [])])
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])

  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(inside && !disabled)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to what the button does
    <div
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event)
        void droppedFiles(event.dataTransfer).then((files) => take.current(files))
      }}
      className={classes('rounded-md border border-dashed p-4 transition sm:p-5', over ? 'border-primary bg-accent' : 'border-input')}
    >
      {children}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="secondary" disabled={disabled} onClick={() => input.current?.click()}>
          {choose}
        </Button>
        {more}
      </div>
      <FileInput element={input} accept={accept} multiple={multiple} onFiles={(files) => take.current(files)} />
    </div>
  )
}
