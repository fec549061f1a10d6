/** The marketplace's part of the demo story. */
export { type StoryQuestions, tellQuestions } from './questions/story.ts'
