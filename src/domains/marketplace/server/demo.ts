/** The marketplace's demo data. */
export { seedQuestions } from './questions/demo.ts'
