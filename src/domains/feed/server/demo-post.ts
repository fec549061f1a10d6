/** A post of the demo data. */
export type DemoPost = {
  by: string
  hoursAgo: number
  text: string
  /** A product by its slug, as a card. */
  product?: string
  /** Products whose first picture is shown. */
  pictures?: readonly string[]
  poll?: { options: readonly string[]; votes: Readonly<Record<string, number>> }
  likedBy?: string
  repostedBy?: string
  /** A name, so that another post can quote it. */
  name?: string
  quotes?: string
  followersOnly?: true
  /** In a group whose moderators have not approved it yet. */
  waits?: true
  /** By the filter of words and links, for administrators. */
  held?: true
}
