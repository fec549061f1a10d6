import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../ui/button.tsx'
import { useHydrated } from '../use-hydrated.ts'
import { FailureNotice } from './failure-notice.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import type { OperationForm } from './use-operation-form.ts'

type Props<Values extends FieldValues> = { form: OperationForm<Values>; className?: string; children: ReactNode }

/** Says itself what is wrong, in the page's language. Sent before the scripts came, nothing of it would stand in an address. */
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
      {children}
      {form.guarded && <LeaveGuard hasChanges={form.hasChanges} />}
    </form>
  )
}

type EndProps<Values extends FieldValues> = {
  form: OperationForm<Values>
  /** What the button says. */
  submit: string
  /** Takes the place of the notice of a failure. */
  notice?: ReactNode
  disabled?: boolean
  /** What it needs beside its fields is there. */
  ready?: boolean
  /** Locked for a reason of its own. */
  busy?: boolean
  /** A form among others on its page: the button is no wider than its words. */
  inline?: boolean
}

/** The end of a form: what went wrong as a whole, and the button. */
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
      {form.failure !== null && (notice ?? <FailureNotice error={form.failure} words={form.words} />)}
      <Button
        type="submit"
        size={inline ? 'md' : 'lg'}
        busy={form.busy || busy}
        disabled={disabled || !listening}
        // Not listening yet looks no different, so that nothing flashes.
        className={listening ? width : `${width} disabled:opacity-100`}
      >
        {submit}
      </Button>
    </div>
  )
}
