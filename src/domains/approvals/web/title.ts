/** What is to be approved, as a title: “A payout of $120.00”. */
export function toTitle(what: string): string {
  return what.charAt(0).toLocaleUpperCase() + what.slice(1)
}
