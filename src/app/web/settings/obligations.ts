/** What can keep somebody from leaving Plaza: the sentence of the domain whose obligation it is, and where it is met. */
export const OBLIGATIONS = {
  'accounts.lastAdministrator': { words: 'accounts.obligation.lastAdministrator', path: '/admin/users' },
  'workspaces.owner': { words: 'workspaces.obligation.owner', path: '/settings?tab=workspace' },
  'orders.open': { words: 'orders.obligation.open', path: '/order-history' },
} as const
