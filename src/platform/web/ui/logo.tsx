/** The logo: a square with an arch, and the sun above it. */
export function Mark({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="9" fill="var(--primary)" />
      <path d="M7 26V16a9 9 0 0 1 18 0v10h-5.4V16.4a3.6 3.6 0 0 0-7.2 0V26Z" fill="var(--primary-foreground)" />
      <circle cx="16" cy="16.4" r="1.9" fill="var(--primary-foreground)" />
    </svg>
  )
}

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5" dir="ltr">
      <Mark className="size-8" />
      <span className="font-(family-name:--font-heading) text-lg font-bold tracking-tight">Plaza</span>
    </span>
  )
}
