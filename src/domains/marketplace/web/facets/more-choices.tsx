import type { ReactNode } from 'react'

export function MoreChoices({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-11 px-3 text-xs font-medium text-primary underline-offset-4 hover:underline lg:min-h-9"
    >
      {children}
    </button>
  )
}
