import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { PICTURE_TYPES } from '#platform/shared/picture-limits.ts'
import { Button } from './button.tsx'
import { classes } from './classes.ts'

type Props = {
  /** What the button says. */
  choose: string
  onPicture: (file: File) => void
  children: ReactNode
  /** Beside the button. */
  more?: ReactNode
}

/** Takes a picture in: chosen, dropped anywhere on it, or pasted while the page is open. */
export function PictureDrop({ choose, onPicture, children, more }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const take = (files: FileList | undefined | null) => {
    const file = files?.[0]
    if (file) onPicture(file)
  }

  useEffect(() => {
    const paste = ({ target, clipboardData }: ClipboardEvent) => {
      const writing = target instanceof Element && target.closest('input, textarea, [role="dialog"], [role="alertdialog"]')
      const file = clipboardData?.files[0]
      if (file && !writing) onPicture(file)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [onPicture])

  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(inside)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to what the button does
    <div
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event)
        take(event.dataTransfer.files)
      }}
      className={classes('rounded-md border border-dashed p-4 transition sm:p-5', over ? 'border-primary bg-accent' : 'border-input')}
    >
      {children}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => input.current?.click()}>
          {choose}
        </Button>
        {more}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES.join(',')}
        onChange={(event) => {
          take(event.target.files)
          // The same file again is a choice again.
          event.target.value = ''
        }}
      />
    </div>
  )
}
