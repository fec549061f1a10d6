import { Mail } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#platform/web/ui/button.tsx'
import type { ContactView } from '../../contract.ts'

/** Keeps the place of the buttons until it is known whether the contact wants mail. */
export function MailWaiting({ contact }: { contact: ContactView }) {
  const { t } = useTranslation()
  if (contact.email === '') return null
  return (
    <>
      <Button look="secondary" disabled>
        <Mail aria-hidden className="size-4" />
        {t('crm.mails.write')}
      </Button>
      <Button look="secondary" disabled>
        {t('crm.mails.stop')}
      </Button>
    </>
  )
}
