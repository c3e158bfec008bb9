/*
 * The smallest agent: a question, a model, an answer.
 *
 *   node examples/five-lines.ts
 *
 * The model here answers from a script, so that nothing leaves your machine. Leave `model` out, and
 * the one that PARCO_MODEL names is asked, such as PARCO_MODEL=anthropic/claude-haiku-4-5 with its key
 * or PARCO_MODEL=ollama/qwen3.
 */
import { runAgent } from '@parco/agent'
import { scriptedModel } from '@parco/agent/testing'

const model = scriptedModel([{ text: 'Lisbon.' }])
const { text } = await runAgent('What is the capital of Portugal?', { model })
console.log(text)
