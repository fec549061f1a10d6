import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextArea } from '#platform/web/ui/field.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { ChosenUnits } from '../../contract.ts'
import { GivesBack } from '../gives-back.tsx'
import { LineChooser } from '../line-chooser.tsx'
import { previewQuery } from './queries.ts'
import { type Desk, useStep } from './use-desk.ts'

type Back = { number: string; version: number; lines: ChosenUnits[]; reason: string }

const MAX_REASON = 500

/**
 * What was not sent is cancelled, all of it at first; what was sent is paid back as it is, nothing of it at first. Keys: orders.desk.cancel.*,
 * orders.desk.refund.*
 */
export default function GiveBackDialog({ desk, what }: { desk: Desk; what: 'cancel' | 'refund' }) {
  const { t } = useTranslation()
  const { order, close } = desk
  const source = useSource()
  const lines = order.lines
    .map((line) => ({ line, most: what === 'cancel' ? line.cancellable : line.refundable }))
    .filter(({ most }) => most > 0)
  const all = lines.map(({ line, most }) => ({ position: line.position, quantity: most }))
  const [chosen, setChosen] = useState<ChosenUnits[]>(what === 'cancel' ? all : [])
  const [reason, setReason] = useState('')
  const giveBack = useStep<Back>(desk, (api, input, how) => api[what](input, how))

  function send() {
    giveBack.take({ number: order.number, version: order.version, lines: chosen, reason: reason.trim() }, () => {
      toast({ title: t(`orders.desk.${what}.done`) })
      close()
    })
  }

  return (
    <Modal open firm width="lg" onOpenChange={close} title={t(`orders.desk.${what}.title`)} lead={t(`orders.desk.${what}.lead`)}>
      <div className="space-y-5">
        <div>
          <LineChooser label={t(`orders.desk.${what}.lines`)} lines={lines} chosen={chosen} onChange={setChosen} />
          <Button look="quiet" size="sm" className="mt-1" onClick={() => setChosen(all)}>
            {t('orders.desk.chooseAll')}
          </Button>
        </div>
        <TextArea
          dir="auto"
          label={t('orders.desk.reason')}
          hint={t('orders.desk.reasonHint')}
          required={false}
          maxLength={MAX_REASON}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <GivesBack
          lines={chosen}
          query={previewQuery(source, desk.workspaceId, order, chosen)}
          owed={order.payment?.status === 'pending'}
        />
        {giveBack.error && <FailureNotice error={giveBack.error} words="orders" />}
      </div>
      <ModalActions>
        <Button look="secondary" onClick={close}>
          {t('platform.cancel')}
        </Button>
        <Button look="destructive" busy={giveBack.isPending} disabled={chosen.length === 0} onClick={send}>
          {t(`orders.desk.${what}.submit`)}
        </Button>
      </ModalActions>
    </Modal>
  )
}
