import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnCategoryView } from '#domains/catalog/contract.ts'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { CategoryOptions } from '../category-options.tsx'
import { useRemoveCategory } from './operations.ts'

type Props = { workspaceId: string; category: OwnCategoryView; onClose: () => void }

/** One that is used asks where its products go. */
export default function DeleteCategory({ workspaceId, category, onClose }: Props) {
  const { t } = useTranslation()
  const remove = useRemoveCategory(workspaceId)
  const [moveTo, setMoveTo] = useState(category.parentSlug ?? '')
  const { id, name, used, slug } = category
  return (
    <Confirm
      open
      danger
      onOpenChange={onClose}
      title={t('inventory.categories.deleteTitle', { name })}
      action={t('inventory.categories.delete')}
      words="inventory"
      onConfirm={async () => {
        await remove.mutateAsync({ id, ...(used > 0 && { moveTo }) })
        toast({ title: t('inventory.categories.deleted') })
      }}
    >
      {used > 0 ? (
        <>
          <p>{t('inventory.categories.usedText', { count: used })}</p>
          <SelectField
            label={t('inventory.categories.moveTo')}
            value={moveTo}
            onChange={({ target }) => setMoveTo(target.value)}
            className="text-foreground"
          >
            <CategoryOptions workspaceId={workspaceId} except={slug} />
          </SelectField>
        </>
      ) : (
        <p>{t('inventory.categories.unusedText')}</p>
      )}
    </Confirm>
  )
}
