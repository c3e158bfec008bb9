import { createInterface } from 'node:readline'
import { answerMcp, type McpFixture } from './answer-mcp.ts'

const [specification, description] = process.argv.slice(2)
const fixture = { specification, description } as McpFixture

for await (const line of createInterface({ input: process.stdin })) {
  const answer = answerMcp(JSON.parse(line), fixture)
  if (answer) process.stdout.write(`${JSON.stringify(answer)}\n`)
}
