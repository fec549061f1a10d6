/** The icon of a workspace: the first letter of its name. */
export function WorkspaceMark({ name }: { name: string }) {
  return (
    <span
      aria-hidden
      className="grid size-8 shrink-0 place-items-center rounded-sm bg-primary text-sm font-semibold text-primary-foreground"
    >
      {[...name][0]?.toLocaleUpperCase()}
    </span>
  )
}
