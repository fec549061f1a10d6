import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { type CollectionsScope, useRemoveCollection } from './collections-scope.ts'

type Props = { scope: CollectionsScope; id: string; name: string; onClose(): void }

/** Asks before a collection is deleted. Its products stay. */
export default function RemoveCollection({ scope, id, name, onClose }: Props) {
  const { t } = useTranslation()
  const go = useNavigate()
  const remove = useRemoveCollection(scope)
  return (
    <Confirm
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('products.collections.deleteAsk', { name })}
      action={t('products.collections.delete')}
      danger
      words="catalog"
      onConfirm={async () => {
        await remove.mutateAsync(id)
        toast({ title: t('products.collections.deleted') })
        await go(scope.home)
      }}
    >
      <p>{t('products.collections.deleteText')}</p>
    </Confirm>
  )
}
