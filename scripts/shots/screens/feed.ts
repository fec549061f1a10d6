/** Posts for everybody, one post, a hashtag and a poll that is being written; the feed of a member is declared. */
import { openPath, type Screen } from '../scene.ts'

export const FEED: Screen[] = [
  {
    name: 'social-discover',
    as: 'member',
    async play(scene) {
      await openPath('/social?tab=discover')(scene)
      await scene.page.getByRole('article').first().waitFor()
    },
  },
  {
    name: 'social-post',
    as: 'member',
    async play(scene) {
      await openPath('/social?tab=discover')(scene)
      await scene.page.getByRole('article').first().locator('time').first().click()
      await scene.page.waitForURL('**/social/posts/*')
      await scene.page.locator('#comments textarea').waitFor()
    },
  },
  {
    name: 'social-tag',
    as: 'member',
    async play(scene) {
      await openPath('/social/tags/ceramics')(scene)
      await scene.page.getByRole('article').first().waitFor()
    },
  },
]
