/** The colors of the default palettes (platform/web/themes.css) as values, because mail clients do not support CSS variables. */
export type MailColors = Readonly<Record<(typeof MAIL_COLORS)[number], string>>

export const MAIL_COLORS = ['background', 'foreground', 'card', 'muted-foreground', 'border', 'primary', 'primary-foreground'] as const

export const LIGHT: MailColors = {
  background: '#fbf8f4',
  foreground: '#231c16',
  card: '#ffffff',
  'muted-foreground': '#66594e',
  border: '#e5dbcf',
  primary: '#ad4820',
  'primary-foreground': '#ffffff',
}

export const DARK: MailColors = {
  background: '#15120f',
  foreground: '#f5efe7',
  card: '#1e1a16',
  'muted-foreground': '#b8aca0',
  border: '#38312a',
  primary: '#f0976b',
  'primary-foreground': '#26130a',
}
