import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { REPORT_REASONS } from '#domains/reports/web/index.ts'
import { SelectField } from '#platform/web/ui/select.tsx'

/** The rule that was broken. Keys: moderation.rule.* */
export function ReasonField(props: Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>) {
  const { t } = useTranslation()
  return (
    <SelectField {...props} required label={t('moderation.brokenRule')}>
      <option value="" hidden>
        {t('moderation.chooseRule')}
      </option>
      {REPORT_REASONS.map((reason) => (
        <option key={reason} value={reason}>
          {t(`moderation.rule.${reason}`)}
        </option>
      ))}
    </SelectField>
  )
}
