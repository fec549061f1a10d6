/**
 * The forms of a record: on a page, in a sheet or in a dialog. `form` comes from `useEditForm`, so that each of them keeps a draft, asks
 * before input is discarded, and shows both versions after a conflict.
 */
import { type ReactNode, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Sheet } from '../ui/sheet.tsx'
import { Form, FormEnd } from './form.tsx'
import { FormDialog } from './form-dialog.tsx'
import LeaveDialog from './leave-dialog.tsx'
import type { EditForm } from './use-edit-form.tsx'
import type { OperationForm } from './use-operation-form.ts'

type Props<Values extends FieldValues> = {
  form: OperationForm<Values> & Partial<Pick<EditForm<Values>, 'notice'>>
  /** The button label. */
  submit: string
  children: ReactNode
}

export function RecordForm<Values extends FieldValues>({ form, submit, inline = false, children }: Props<Values> & { inline?: boolean }) {
  return (
    <Form form={form} className="space-y-5">
      {children}
      <FormEnd inline={inline} form={form} submit={submit} notice={form.notice} />
    </Form>
  )
}

type OverlayProps<Values extends FieldValues> = Props<Values> & { title: string; onClose: () => void }

type SheetProps<Values extends FieldValues> = OverlayProps<Values> & {
  description: string
  /** Shown above the button. */
  note?: ReactNode
}

/** A form in a sheet over its list. A press outside doesn't discard the input. */
export function RecordSheet<Values extends FieldValues>({ form, title, description, onClose, note, submit, children }: SheetProps<Values>) {
  const { close, question } = useAskedClose(form, onClose)
  return (
    <>
      <Sheet open onOpenChange={close} title={title} description={description}>
        <div className="py-5">
          <Form form={form} className="space-y-6">
            {children}
            <div>
              {note}
              <FormEnd form={form} submit={submit} notice={form.notice} />
            </div>
          </Form>
        </div>
      </Sheet>
      {question}
    </>
  )
}

/** A small form in a dialog. */
export function RecordDialog<Values extends FieldValues>({
  form,
  title,
  lead,
  onClose,
  submit,
  children,
}: OverlayProps<Values> & { lead?: ReactNode }) {
  const { close, question } = useAskedClose(form, onClose)
  return (
    <>
      <FormDialog form={form} title={title} lead={lead} submit={submit} onClose={close}>
        {children}
      </FormDialog>
      {question}
    </>
  )
}

/** Closes at once without unsaved changes, else asks. */
function useAskedClose<Values extends FieldValues>(form: OperationForm<Values>, onClose: () => void) {
  const [asking, setAsking] = useState(false)
  return {
    close: () => (form.hasChanges() ? setAsking(true) : onClose()),
    question: asking && (
      <LeaveDialog
        onStay={() => setAsking(false)}
        onLeave={() => {
          setAsking(false)
          form.discard()
          onClose()
        }}
      />
    ),
  }
}
