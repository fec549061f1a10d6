/** Whether somebody else took the address or the name by a moment: what was looked up before is held by the unique keys in the end. */
export function isTakenMeanwhile(error: unknown, column: 'email' | 'username'): boolean {
  return error instanceof Error && 'constraint' in error && String(error.constraint).startsWith(`users_${column}_`)
}
