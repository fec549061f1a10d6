import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Price } from '#platform/web/money.tsx'
import { ActionMenu } from '#platform/web/ui/menu.tsx'
import { Picture } from '#platform/web/ui/picture.tsx'
import type { ShelfProduct } from '../../contract.ts'

type Props = { product: ShelfProduct /** What moderators do with it. */; actions: ComponentProps<typeof ActionMenu>['actions'] }

export function ProductCard({ product: { id, name, vendor, image, price }, actions }: Props) {
  const { t } = useTranslation()
  return (
    <li className="relative flex flex-col overflow-hidden rounded-lg border bg-card">
      <Picture image={image} alt="" sizes="(min-width: 64rem) 15rem, 50vw" className="aspect-square w-full object-cover" />
      <div className="flex grow flex-col p-3">
        <div className="flex items-start gap-1">
          <h3 className="min-w-0 grow leading-snug font-semibold wrap-anywhere">
            <Link to={`/products/${id}`} className="after:absolute after:inset-0">
              <bdi>{name}</bdi>
            </Link>
          </h3>
          {actions.length > 0 && (
            <span className="relative z-10 -me-2 -my-2.5">
              <ActionMenu label={t('groups.products.menu', { name })} actions={actions} />
            </span>
          )}
        </div>
        <p className="truncate text-xs text-muted-foreground">
          <bdi>{vendor.name}</bdi>
        </p>
        <Price money={price} className="mt-auto pt-2 font-semibold" />
      </div>
    </li>
  )
}
