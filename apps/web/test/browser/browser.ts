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

/** Starts Chromium: the one of `PARCO_TEST_CHROMIUM`, or the system's. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.PARCO_TEST_CHROMIUM ?? '/usr/bin/chromium'
  return chromium.launch({ executablePath, args: FLAGS })
}
