import { Link } from 'react-router'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import type { AccountView } from '../../contract.ts'
import { AtUsername } from '../at-username.tsx'

export const accountPath = (id: string) => `/admin/users/${id}`

/** Name and email of an account, with a link to its page. */
export function AccountName({ account: { id, username, name, email, avatarUrl } }: { account: AccountView }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={username} picture={avatarUrl} size="md" />
      <span className="min-w-0">
        <Link to={accountPath(id)} className="inline-flex min-h-6 items-center font-medium underline-offset-4 hover:underline">
          <bdi>{name}</bdi>
        </Link>{' '}
        <AtUsername person={{ username, name }} />
        <span dir="ltr" className="block truncate text-xs text-muted-foreground rtl:text-end">
          {email}
        </span>
      </span>
    </span>
  )
}
