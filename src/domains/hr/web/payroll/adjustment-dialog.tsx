import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import { MoneyField, type Typed } from '#platform/web/inputs/number-field.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/field.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { MAX_LABEL, MAX_YEARLY_MINOR } from '../../contract/payroll-limits.ts'
import type { Adjustment } from '../../contract.ts'

type Added = Omit<Adjustment, 'employeeId'>
type Props = { name: string; onAdd: (added: Added) => void; onClose: () => void }

/** An addition or a deduction of one person. Keys: hr.payroll.line.* */
export default function AdjustmentDialog({ name, onAdd, onClose }: Props) {
  const { t } = useTranslation()
  const [kind, setKind] = useState<Added['kind']>('addition')
  const [label, setLabel] = useState('')
  const [amount, setAmount] = useState<Typed>(null)
  const [tried, setTried] = useState(false)
  const isAmount = typeof amount === 'number' && amount >= 1 && amount <= MAX_YEARLY_MINOR
  return (
    <Modal open onOpenChange={onClose} title={t('hr.payroll.addLine')} lead={<bdi>{name}</bdi>}>
      <form
        noValidate
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault()
          // The form is inside of the form of the run on the screen.
          event.stopPropagation()
          setTried(true)
          if (!isAmount || label.trim() === '') return
          onAdd({ kind, label: label.trim(), amountMinor: amount })
          onClose()
        }}
      >
        <Segmented
          label={t('hr.payroll.lineKind')}
          choices={(['addition', 'deduction'] as const).map((value) => ({ value, label: t(`hr.payroll.line.${value}`) }))}
          value={kind}
          onChange={setKind}
        />
        <TextField
          label={t('hr.payroll.label')}
          dir="auto"
          required
          maxLength={MAX_LABEL}
          value={label}
          onChange={({ target }) => setLabel(target.value)}
          error={tried && label.trim() === '' ? t('hr.payroll.labelMissing') : undefined}
        />
        <MoneyField
          label={t('hr.payroll.amount')}
          currency={BASE_CURRENCY}
          required
          value={amount}
          onChange={setAmount}
          error={tried && !isAmount ? t('hr.payroll.amountWrong') : undefined}
        />
        <ModalActions>
          <Button look="secondary" onClick={onClose}>
            {t('platform.cancel')}
          </Button>
          <Button type="submit">{t('hr.payroll.addLine')}</Button>
        </ModalActions>
      </form>
    </Modal>
  )
}
