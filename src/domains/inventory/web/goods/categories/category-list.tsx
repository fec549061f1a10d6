import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { OwnCategoryView } from '#domains/catalog/contract.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { ActionMenu } from '#platform/web/ui/menu.tsx'
import { Modal } from '#platform/web/ui/modal.tsx'
import { PRODUCTS } from '../paths.ts'
import { CategoryForm } from './category-form.tsx'
import { useUpdateCategory } from './operations.ts'

const DeleteCategory = lazy(() => import('./delete-category.tsx'))

type Task = { what: 'change' | 'delete'; category: OwnCategoryView }

/** Each of the workspace's own under the one of the platform it stands below. */
export default function CategoryList({ workspaceId, categories }: { workspaceId: string; categories: readonly OwnCategoryView[] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [task, setTask] = useState<Task | null>(null)
  const update = useUpdateCategory(workspaceId)
  const close = () => setTask(null)
  return (
    <>
      <ul className="divide-y">
        {categories.map((category) => (
          <li key={category.id} className={classes('flex min-h-14 items-center gap-3', category.own && 'ps-6')}>
            <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
              <bdi className={category.own ? 'wrap-anywhere' : 'font-semibold'}>{category.name}</bdi>
              {!category.own && <Badge>{t('inventory.categories.platforms')}</Badge>}
            </span>
            {category.used > 0 && (
              <Link
                to={`${PRODUCTS}?category=${category.slug}`}
                className="inline-flex min-h-11 items-center text-muted-foreground tabular-nums underline-offset-4 hover:text-foreground hover:underline"
              >
                {t('inventory.categories.used', { count: category.used, shown: formatNumber(category.used, locale) })}
              </Link>
            )}
            {category.own && (
              <ActionMenu
                label={t('inventory.goods.actionsFor', { name: category.name })}
                actions={[
                  { label: t('inventory.categories.change'), onSelect: () => setTask({ what: 'change', category }) },
                  { label: t('inventory.categories.delete'), danger: true, onSelect: () => setTask({ what: 'delete', category }) },
                ]}
              />
            )}
          </li>
        ))}
      </ul>
      {task?.what === 'change' && (
        <Modal open firm onOpenChange={close} title={t('inventory.categories.changeTitle')}>
          <CategoryForm
            above={categories.filter(({ own }) => !own)}
            defaults={{ name: task.category.name, parentSlug: task.category.parentSlug ?? '' }}
            operation={update}
            input={(values) => ({ ...values, id: task.category.id, version: task.category.version })}
            submit={t('inventory.form.saveSubmit')}
            done={t('inventory.categories.changed')}
            onDone={close}
          />
        </Modal>
      )}
      {task?.what === 'delete' && (
        <Suspense fallback={null}>
          <DeleteCategory workspaceId={workspaceId} category={task.category} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
