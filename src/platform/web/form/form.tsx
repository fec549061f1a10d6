import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../ui/button.tsx'
import { useHydrated } from '../use-hydrated.ts'
import { DraftNotice } from './draft-notice.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import type { OperationForm } from './use-operation-form.ts'

type Props<Values extends FieldValues> = { form: OperationForm<Values>; className?: string; children: ReactNode }

/**
 * A form with its own validation messages in the page's language. `method="post"` keeps the input out of the address when it is sent before
 * the scripts load.
 */
export function Form<Values extends FieldValues>({ form, className, children }: Props<Values>) {
  return (
    <form
      ref={form.element}
      noValidate
      method="post"
      onSubmit={(event) => void form.submit(event)}
      aria-busy={form.busy}
      {...(className && { className })}
    >
      {form.restored && <DraftNotice onDiscard={form.discard} />}
      {children}
      {form.guarded && <LeaveGuard hasChanges={form.hasChanges} onDiscard={form.discard} />}
    </form>
  )
}

type EndProps<Values extends FieldValues> = {
  form: OperationForm<Values>
  /** The button label. */
  submit: string
  /** Replaces the failure notice; null shows it. */
  notice?: ReactNode
  disabled?: boolean
  /** Whether everything the form needs besides its fields has loaded. */
  ready?: boolean
  /** Disables the button for another reason than the submission. */
  busy?: boolean
  /** One of several forms on the page: the button isn't full width. */
  inline?: boolean
}

/** The end of a form: the general error and the button. */
export function FormEnd<Values extends FieldValues>({
  form,
  submit,
  notice,
  disabled = false,
  ready = true,
  busy = false,
  inline = false,
}: EndProps<Values>) {
  const listening = useHydrated() && ready
  const width = inline ? 'max-sm:w-full' : 'w-full'
  return (
    <div>
      {notice ?? (form.failure !== null && <FailureNotice error={form.failure} words={form.words} />)}
      <Button
        type="submit"
        size={inline ? 'md' : 'lg'}
        busy={form.busy || busy}
        disabled={disabled || !listening}
        // The button looks the same before hydration, so that it doesn't flash.
        className={listening ? width : `${width} disabled:opacity-100`}
      >
        {submit}
      </Button>
    </div>
  )
}
