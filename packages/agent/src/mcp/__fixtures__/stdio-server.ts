import { createInterface } from 'node:readline'
import { answerMcp, type McpFixture } from './answer-mcp.ts'

const [specification, description] = process.argv.slice(2)
const fixture = { specification, description } as McpFixture

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line)
  // As a program does that fails in the middle of a call.
  if (request.params?.arguments?.text === 'end') process.exit(1)
  const answer = answerMcp(request, fixture)
  if (answer) process.stdout.write(`${JSON.stringify(answer)}\n`)
}
