/** The address that the screen before has asked for already. It travels beside the link, never in it. */
export function prefilledEmail(state: unknown): string {
  return typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string' ? state.email : ''
}
