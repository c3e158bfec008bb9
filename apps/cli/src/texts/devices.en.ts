/** What is said of devices at home, in English. */
export const DEVICES_EN = {
  help: {
    lan: 'let devices in from the network at home, each by a code',
    devices: 'list, add and remove the devices that were let in with parco serve --lan',
    list: 'lists the devices',
    add: 'prints a code that lets one device in, once',
    remove: 'takes the way in of a device',
    id: 'id of the device, as the list shows it',
  },
  opens: `From now on this machine answers your home network too. Whoever is on that network sees that a Parco is here; only devices that were let in by a code see your data, all of it. The connection is not encrypted, so do this only in a network that you trust. Ctrl+C ends it; devices stay known until parco devices remove.`,
  address: (address: string) => `  On the phone, in the same Wi-Fi: ${address}`,
  code: (code: string, minutes: number) =>
    `  Code: ${code}   (one device, once, within ${minutes} minutes; another one: parco devices add)`,
  scan: 'Or point the camera of the phone here:',
  letIn: (name: string) =>
    `A device was let in: ${name}. Was it not you? Then: parco devices remove`,
  noNetwork:
    'This machine is in no home network (192.168.…, 10.…, 172.16.… to 172.31.…), so there is no address to print.',
  notServing:
    'No parco serve --lan is running, so nobody can be let in. Start it, and its code is printed.',
  none: 'No device was let in.',
  seen: (when: string) => `last here ${when}`,
  removed: 'The device is not let in any more.',
  notFound: (id: string) => `There is no device ${id}. parco devices lists them.`,
  badId: 'Expected the id of a device, as parco devices shows it.',
}
