import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { TextArea } from '#platform/web/ui/field.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { type OrderScope, useStep } from './use-order-scope.ts'

const MAX_ANSWER = 2000

/** Refuses a return; a reason for the shopper is required. */
export default function RefuseDialog({ desk, returnId }: { desk: OrderScope; returnId: string }) {
  const { t } = useTranslation()
  const { order, close } = desk
  const [answer, setAnswer] = useState('')
  const [tried, setTried] = useState(false)
  const refuse = useStep<{ returnId: string; version: number; answer: string }>(desk, (api, input, how) => api.returns.refuse(input, how))
  const missing = answer.trim() === ''

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (missing) return
    refuse.take({ returnId, version: order.version, answer: answer.trim() }, () => {
      toast({ title: t('orders.vendor.refuse.done') })
      close()
    })
  }

  return (
    <Modal open firm onOpenChange={close} title={t('orders.vendor.refuse.title')} lead={t('orders.vendor.refuse.lead')}>
      <form noValidate onSubmit={submit}>
        <TextArea
          dir="auto"
          label={t('orders.vendor.refuse.reason')}
          error={tried && missing ? t('platform.form.required') : undefined}
          required
          maxLength={MAX_ANSWER}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
        {refuse.error && (
          <div className="mt-5 -mb-5">
            <FailureNotice error={refuse.error} words="orders" />
          </div>
        )}
        <ModalActions>
          <Button look="secondary" onClick={close}>
            {t('platform.cancel')}
          </Button>
          <Button type="submit" look="destructive" busy={refuse.isPending}>
            {t('orders.vendor.refuse.submit')}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  )
}
