import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'

type Props = {
  name: string
  /** `crm.contacts`, `crm.companies` */
  words: string
  list: string
  remove: () => Promise<unknown>
}

/** Asks, deletes, and goes back to the list. Keys: crm.contacts.*, crm.companies.* */
export default function RemoveCrmRecord({ name, words, list, remove }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t('crm.delete')}
      </Button>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={t('crm.deleteTitle', { name })}
        action={t(`${words}.delete`)}
        danger
        words="crm"
        onConfirm={async () => {
          await remove()
          toast({ title: t(`${words}.deleted`) })
          await navigate(list)
        }}
      >
        <p>{t(`${words}.deleteText`)}</p>
      </Confirm>
    </>
  )
}
