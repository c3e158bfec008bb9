import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

/** Nothing here needs the network, the graphics card or a second process to be quick. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The whole of Chromium draws a window that nobody sees, with its tabs and buttons: for the same
 * tests it takes three times the processor of the shell, which is the engine alone.
 */
const PLACES = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

let shared: Promise<Browser> | undefined

/**
 * The browser that all files of tests share: the one of `PARCO_TEST_CHROMIUM`, or the system's.
 * Every visit has a context of its own, so no test sees another's; it ends with this process.
 */
export async function sharedBrowser(): Promise<Browser> {
  const running = await shared?.catch(() => undefined)
  if (running?.isConnected()) return running
  shared = launchBrowser()
  return shared
}

/** Starts one; whoever does closes it. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.PARCO_TEST_CHROMIUM ?? PLACES.find(existsSync)
  if (executablePath === undefined) throw new Error(`There is no Chromium at ${PLACES.join(', ')}.`)
  return chromium.launch({ executablePath, args: FLAGS })
}
