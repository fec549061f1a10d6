/** Whether a concurrent transaction took the email or username: the unique keys have the final say. */
export function isUniqueConflict(error: unknown, column: 'email' | 'username'): boolean {
  return error instanceof Error && 'constraint' in error && String(error.constraint).startsWith(`users_${column}_`)
}
