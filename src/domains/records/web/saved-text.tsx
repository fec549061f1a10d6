import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText, fieldFailures } from '#platform/web/failure.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/field.tsx'
import { MAX_FIELD_TEXT } from '../contract/limits.ts'

type Props = {
  label: string
  value: string
  required?: boolean
  isNumber: boolean
  /** Saves the trimmed text, or throws. */
  save: (text: string) => Promise<unknown>
}

/** A text that is saved by itself: Enter or the button saves, Escape takes the saved one back. Keys: records.rule.* */
export function SavedText({ label, value, required, isNumber, save }: Props) {
  const { t } = useTranslation()
  const [text, setText] = useState(value)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [broken] = fieldFailures(failure)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || text.trim() === value) return
    setBusy(true)
    setFailure(null)
    try {
      await save(text.trim())
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={label}
        {...(required && { required })}
        error={failure === null ? undefined : broken ? t(`records.rule.${broken.rule}`) : failureText(t, failure, 'records')}
        dir="auto"
        inputMode={isNumber ? 'decimal' : undefined}
        maxLength={MAX_FIELD_TEXT}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && setText(value)}
      />
      {text.trim() !== value && (
        <Button type="submit" size="sm" busy={busy} className="mt-2">
          {t('records.save')}
        </Button>
      )}
    </form>
  )
}
