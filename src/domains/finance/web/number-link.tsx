import { Link } from 'react-router'

/** A link with the number of an order or payout, always left to right. */
export function NumberLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="inline-flex min-h-6 items-center font-medium underline-offset-4 hover:underline">
      <bdi dir="ltr" className="whitespace-nowrap">
        {children}
      </bdi>
    </Link>
  )
}
