/** Email entered on the previous screen. It is passed in the navigation state, never in the URL. */
export function prefilledEmail(state: unknown): string {
  return typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string' ? state.email : ''
}
