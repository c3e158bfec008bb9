#!/usr/bin/env node
// Plain JavaScript on purpose: an old Node could not even read the rest to say that it is old.
const major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  process.stderr.write(
    `Parco needs Node 24; this is Node ${process.versions.node} (${process.execPath}).\n` +
      'In its folder, "npm ci" brings the right one: use "npm start" or "npx parco".\n' +
      `O Parco precisa do Node 24; este é o Node ${process.versions.node}.\n` +
      'Na pasta dele, "npm ci" traz o certo: use "npm start" ou "npx parco".\n',
  )
  process.exit(2)
}
const { enableCodeCache } = await import('./enable-code-cache.js')
enableCodeCache(process.env)
await import('../src/main.ts')
