import type { Actor } from './actor.ts'

/** Submits a five-star review on an open product page. */
export async function writeReview(visitor: Actor, { title, text }: { title: string; text: string }): Promise<void> {
  await visitor.button('reviews.write.open').click()
  const sheet = visitor.dialog()
  await sheet.getByLabel(visitor.say('platform.stars.choice', { count: 5 })).check()
  await sheet.getByLabel(visitor.say('reviews.form.headline')).fill(title)
  await sheet.getByLabel(visitor.say('reviews.form.text')).fill(text)
  await sheet.getByRole('button', { name: visitor.say('reviews.form.submit'), exact: true }).click()
}
