import { useTranslation } from 'react-i18next'
import { MAIL_VARIABLES } from '../../contract/mails/mail-limits.ts'

/** What the text of a mail can name. */
export function Variables() {
  const { t } = useTranslation()
  return (
    <div className="text-sm text-muted-foreground">
      <p>{t('crm.mails.variables')}</p>
      <p dir="ltr" className="mt-1 flex flex-wrap gap-x-3 gap-y-1 font-mono text-xs">
        {MAIL_VARIABLES.map((name) => (
          <span key={name}>{`{{ ${name} }}`}</span>
        ))}
      </p>
    </div>
  )
}
