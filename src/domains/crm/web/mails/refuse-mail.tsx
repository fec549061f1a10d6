import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useRefuseMail } from './mail-queries.ts'

/** Mail programs open links by themselves, so only the button refuses. */
export default function RefuseMail({ business, token }: { business: string; token: string }) {
  const { t } = useTranslation()
  const refuse = useRefuseMail()
  const name = `\u2068${business}\u2069`
  if (refuse.isSuccess)
    return (
      <div role="status">
        <Notice icon={CircleCheck} headingLevel="h1" title={t('crm.noMail.done')} text={t('crm.noMail.doneText', { business: name })} />
      </div>
    )
  return (
    <>
      <h1 className="text-2xl font-bold tracking-tight">{t('crm.noMail.title', { business: name })}</h1>
      <p className="mt-3 max-w-prose">{t('crm.noMail.text', { business: name })}</p>
      <Button
        className="mt-6"
        busy={refuse.isPending}
        onClick={() => refuse.mutate(token, { onError: (error) => toast({ title: failureText(t, error, 'crm') }) })}
      >
        {t('crm.noMail.refuse')}
      </Button>
    </>
  )
}
