import { pipelineJourney } from './pipeline-journey.ts'

pipelineJourney({ language: 'ar' })
