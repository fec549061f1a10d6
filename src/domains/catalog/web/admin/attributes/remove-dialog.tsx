import { useTranslation } from 'react-i18next'
import { useLanguage } from '#platform/web/i18n/use-language.ts'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { ManagedAttribute } from '../../../contract.ts'
import { useRemoveAttribute } from './operations.ts'

/** An attribute that products have stays; the server says how many they are. */
export default function RemoveDialog({ attribute: { key, names, used }, onClose }: { attribute: ManagedAttribute; onClose: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const remove = useRemoveAttribute()
  return (
    <Confirm
      open
      danger
      onOpenChange={onClose}
      title={t('catalog.attributes.removeTitle', { name: names[language] || names.en })}
      action={t('catalog.attributes.remove')}
      words="catalog"
      onConfirm={async () => {
        await remove.mutateAsync({ key })
        toast({ title: t('catalog.attributes.removed') })
      }}
    >
      <p>{used > 0 ? t('catalog.attributes.removeUsed', { count: used }) : t('catalog.attributes.removeText')}</p>
    </Confirm>
  )
}
