import { useTranslation } from 'react-i18next'
import type { FieldProps } from '#platform/web/form/use-operation-form.ts'
import { SelectField } from '#platform/web/ui/select.tsx'
import { RETURN_REASONS } from '../contract/states.ts'
import type { ChosenUnits } from '../contract.ts'
import { type Choosable, LineChooser } from './line-chooser.tsx'

type Props = {
  labels: { lines: string; reason: string }
  lines: readonly Choosable[]
  chosen: readonly ChosenUnits[]
  onChoose: (chosen: ChosenUnits[]) => void
  reason: FieldProps
}

/** The units that a return or a proposal is about, and why. Keys: orders.reason.* */
export function UnitsAndReasonFields({ labels, lines, chosen, onChoose, reason }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <LineChooser label={labels.lines} lines={lines} chosen={chosen} onChange={onChoose} />
      <SelectField {...reason} label={labels.reason}>
        <option value="">{t('orders.return.chooseReason')}</option>
        {RETURN_REASONS.map((each) => (
          <option key={each} value={each}>
            {t(`orders.reason.${each}`)}
          </option>
        ))}
      </SelectField>
    </>
  )
}
