/** Moderation as authors and guests see it; the queue is among the admin sections. */
import { openPage, openWhenLoaded, type Screen } from '../scene.ts'

export const MODERATION: Screen[] = [
  { name: 'transparency', whole: true, play: openWhenLoaded('/transparency') },
  {
    name: 'moderation-decision',
    as: 'member',
    whole: true,
    async play({ page, plaza }) {
      const [decision] = await plaza.rows<{ id: string }>(
        `select d.id from moderation.decisions d join accounts.users u on u.id = d.user_id where u.username = 'bruno'`,
      )
      await openPage(page, `/moderation/decisions/${decision?.id}`)
      await page.getByRole('main').getByRole('textbox').waitFor()
    },
  },
]
