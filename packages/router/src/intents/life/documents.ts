import {
  buildPdf,
  buildReport,
  buildSummary,
  buildTranslation,
  buildWebSearch,
} from '../../stages/calls/document-calls.ts'
import {
  printed,
  reported,
  searched,
  summarised,
  translated,
} from '../../stages/free-text/document-texts.ts'
import { defineIntent, type Intent } from '../define-intent.ts'

/** What the router knows of the intents of documents. */
export const documentsIntents: readonly Intent[] = [
  defineIntent({ name: 'translate', build: buildTranslation, text: translated }),
  defineIntent({ name: 'summarize_text', build: buildSummary, text: summarised }),
  defineIntent({ name: 'generate_pdf', build: buildPdf, text: printed }),
  defineIntent({ name: 'analyze_and_report', build: buildReport, text: reported }),
  defineIntent({ name: 'web_search', build: buildWebSearch, text: searched }),
]
