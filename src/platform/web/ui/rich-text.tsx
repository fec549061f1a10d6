import { classes } from './classes.ts'

/** Formatted text. `html` is sanitized by the server (`sanitizeRichText`), which is the only place that it may come from. */
export function RichText({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the server
  return <div dir="auto" className={classes('rich-text', className)} dangerouslySetInnerHTML={{ __html: html }} />
}
