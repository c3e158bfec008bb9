/*
 * The tools of an MCP server, over stdio.
 *
 *   node examples/mcp/main.ts
 *
 * A server is approved before it is started. The definitions of its tools are pinned: keep `pins`, and
 * a tool whose description changes later is set aside until you accept it. What a server says of its
 * own tools is not trusted, so each counts as a write unless you name it in `readTools`. Needs the
 * package @ai-sdk/mcp.
 */
import { fileURLToPath } from 'node:url'
import { runAgent } from '@parco/agent'
import { connectMcp, parseMcpConfiguration, type ToolPins } from '@parco/agent/mcp'
import { scriptedModel } from '@parco/agent/testing'

// As it stands in a `.mcp.json`; `loadMcpConfiguration('.mcp.json')` reads the file.
const servers = parseMcpConfiguration(
  {
    mcpServers: {
      tides: {
        command: process.execPath,
        args: [fileURLToPath(new URL('./server.ts', import.meta.url))],
      },
    },
  },
  process.env,
)
const pins: ToolPins = {}
const connection = await connectMcp({
  servers,
  pins,
  approveServer: (name) => {
    console.log(`start the server "${name}"? yes`)
    return true
  },
  readTools: ['mcp__tides__high_tide'],
})
for (const { server, message } of connection.failures) console.log(`${server}: ${message}`)
for (const { name, effect } of connection.tools) console.log(`${name} (${effect})`)
console.log(`pinned: ${Object.keys(pins).sort().join(', ')}`)

const run = runAgent('When can I leave Esbjerg?', {
  model: scriptedModel([
    { calls: [{ tool: 'mcp__tides__high_tide', input: { port: 'Esbjerg' } }] },
    { text: 'High water is at 06:12, so leave before seven.' },
  ]),
  tools: connection.tools,
})
for await (const event of run) {
  if (event.type === 'tool-output-end') console.log(`${event.toolName}: ${event.output}`)
}
console.log((await run).text)
await connection.close()
