import { Link } from 'react-router'

/** Of an order or a payout, and the way to it; written from left to right in every language. */
export function NumberLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="inline-flex min-h-6 items-center font-medium underline-offset-4 hover:underline">
      <bdi dir="ltr">{children}</bdi>
    </Link>
  )
}
