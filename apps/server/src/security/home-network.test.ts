import { describe, expect, it } from 'vitest'
import { deviceName, homeAddresses } from './home-network.ts'

const ipv4 = (address: string, internal = false) => ({ address, family: 'IPv4', internal })

describe('homeAddresses', () => {
  it('are those of private networks, and none of containers, tunnels or the internet', () => {
    const found = homeAddresses({
      lo: [ipv4('127.0.0.1', true)],
      en0: [ipv4('192.168.0.12'), { address: 'fe80::1', family: 'IPv6', internal: false }],
      eth1: [ipv4('10.1.2.3'), ipv4('172.31.0.2')],
      docker0: [ipv4('172.17.0.1')],
      'br-1a2b': [ipv4('172.18.0.1')],
      utun3: [ipv4('10.8.0.2')],
      ppp0: [ipv4('203.0.113.9')],
      wlan9: [ipv4('172.32.0.1'), ipv4('169.254.3.3')],
    })
    expect(found).toEqual(['192.168.0.12', '10.1.2.3', '172.31.0.2'])
  })
})

describe('deviceName', () => {
  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 20_0 like Mac OS X) AppleWebKit/605.1.15 Version/20.0 Mobile/15E148 Safari/604.1',
      'iPhone, Safari',
    ],
    [
      'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
      'Android, Chrome',
    ],
    ['curl/8.9', '?'],
    [null, '?'],
  ])('says of %j: %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name)
  })
})
