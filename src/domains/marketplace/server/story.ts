/** The marketplace's part of the demo story. */
export { tellQuestions } from './questions/story.ts'
