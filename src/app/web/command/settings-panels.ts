/** Translation keys of the panels in each tab of the settings, which the palette finds by name. */
export const SETTINGS_PANELS: Readonly<Record<string, readonly string[]>> = {
  profile: ['accounts.avatar.title', 'accounts.displayName.label', 'accounts.profile.about', 'accounts.field.username'],
  account: ['accounts.field.email', 'accounts.address.title', 'accounts.export.title', 'accounts.deletion.title'],
  security: ['accounts.field.password', 'accounts.totp.title', 'accounts.passkeys.title', 'accounts.sessions.title'],
  appearance: ['accounts.appearance.title', 'accounts.appearance.fonts.title', 'accounts.background.title'],
  language: ['accounts.digits.title', 'accounts.currency.title', 'accounts.timeZone.title'],
  shop: ['vendors.shop.words', 'vendors.pictures.title', 'vendors.method.title', 'vendors.payout.title', 'vendors.away.title'],
}
