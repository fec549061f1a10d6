/** User agents of known programs. A program that hides itself counts as a person. */
const NAMES =
  /bot\b|bot[/;)]|crawl|spider|slurp|headless|lighthouse|preview|scan|monitor|fetch|curl|wget|python|java\/|go-http|node|axios|okhttp/i

export function isRobot(userAgent: string): boolean {
  return userAgent.trim() === '' || NAMES.test(userAgent)
}
