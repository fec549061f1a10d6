import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { Modal, ModalActions } from '../ui/modal.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { Form } from './form.tsx'
import type { EditForm } from './use-edit-form.tsx'
import type { OperationForm } from './use-operation-form.ts'

type Props<Values extends FieldValues> = {
  form: OperationForm<Values> & Partial<Pick<EditForm<Values>, 'notice'>>
  title: string
  lead?: ReactNode
  width?: 'md' | 'lg'
  /** The button label. */
  submit: string
  look?: 'primary' | 'destructive'
  onClose: () => void
  children: ReactNode
}

/** A small form in a dialog. A press outside doesn't close it; what was typed stays in the draft of the form. */
export function FormDialog<Values extends FieldValues>({
  form,
  title,
  lead,
  width = 'md',
  submit,
  look = 'primary',
  onClose,
  children,
}: Props<Values>) {
  const { t } = useTranslation()
  return (
    <Modal open onOpenChange={onClose} firm width={width} title={title} lead={lead}>
      <Form form={form} className="space-y-5">
        {children}
        {form.notice ?? (form.failure !== null && <FailureNotice error={form.failure} words={form.words} />)}
        <ModalActions>
          <Button look="secondary" onClick={onClose}>
            {t('platform.cancel')}
          </Button>
          <Button type="submit" look={look} busy={form.busy}>
            {submit}
          </Button>
        </ModalActions>
      </Form>
    </Modal>
  )
}
