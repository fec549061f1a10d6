import { ScanBarcode, X } from 'lucide-react'
import { type FormEvent, type RefObject, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../lazy-part.tsx'
import { Button } from '../ui/button.tsx'
import { inputClasses } from '../ui/field.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { readCode } from './read-code.ts'

const CameraView = lazyPart(() => import('./camera-view.tsx'), { Fallback: () => <Skeleton className="aspect-video max-h-72 w-full" /> })

type Props = {
  label: string
  hint?: string
  /** Called for every code, from the camera, a scanner that types, or the keyboard. */
  onCode: (code: string) => void
  /** Lets the page return the focus here for the next code. */
  inputRef?: RefObject<HTMLInputElement | null>
  disabled?: boolean
}

/** A field for codes: typed, from a scanner that types and presses Enter, or read by the camera. */
export function ScanField({ label, hint, onCode, inputRef, disabled = false }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    const code = readCode(text)
    setText('')
    if (code) onCode(code)
  }

  return (
    <div className="space-y-3">
      <form onSubmit={submit}>
        <label htmlFor={id} className="mb-1.5 block font-medium">
          {label}
        </label>
        <div className="flex gap-2">
          <input
            ref={inputRef}
            id={id}
            dir="ltr"
            value={text}
            disabled={disabled}
            onChange={({ target }) => setText(target.value)}
            aria-describedby={hint ? `${id}-hint` : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={200}
            className={inputClasses('min-w-0 flex-1 text-start')}
          />
          <Button look="secondary" aria-pressed={open} disabled={disabled} onClick={() => setOpen(!open)} className="min-h-12 shrink-0">
            {open ? <X aria-hidden className="size-5" /> : <ScanBarcode aria-hidden className="size-5" />}
            <span className="max-sm:sr-only">{t(open ? 'platform.scan.close' : 'platform.scan.open')}</span>
          </Button>
        </div>
        {hint && (
          <p id={`${id}-hint`} className="mt-1.5 text-xs text-muted-foreground">
            {hint}
          </p>
        )}
      </form>
      {open && !disabled && <CameraView onCode={onCode} />}
    </div>
  )
}
