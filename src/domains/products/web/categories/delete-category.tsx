import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { CategoryView } from '../../contract.ts'
import { CategoryOptions } from '../category-options.tsx'
import { useRemoveCategory } from './operations.ts'

type Props = { workspaceId: string; category: CategoryView; onClose: () => void }

/** Deletes a category. If it is in use, asks for the category its products move to. */
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
      title={t('products.categories.deleteTitle', { name })}
      action={t('products.categories.delete')}
      words="products"
      onConfirm={async () => {
        await remove.mutateAsync({ id, ...(used > 0 && { moveTo }) })
        toast({ title: t('products.categories.deleted') })
      }}
    >
      {used > 0 ? (
        <>
          <p>{t('products.categories.usedText', { count: used })}</p>
          <SelectField
            label={t('products.categories.moveTo')}
            value={moveTo}
            onChange={({ target }) => setMoveTo(target.value)}
            className="text-foreground"
          >
            <CategoryOptions workspaceId={workspaceId} except={slug} />
          </SelectField>
        </>
      ) : (
        <p>{t('products.categories.unusedText')}</p>
      )}
    </Confirm>
  )
}
