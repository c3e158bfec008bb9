import type { DEVICES_EN } from './devices.en.ts'

/** What is said of devices at home, in Brazilian Portuguese. */
export const DEVICES_PT_BR: typeof DEVICES_EN = {
  help: {
    lan: 'deixa entrar aparelhos da rede de casa, cada um com um código',
    devices: 'lista, inclui e retira os aparelhos que entraram com parco serve --lan',
    list: 'lista os aparelhos',
    add: 'mostra um código que deixa entrar um aparelho, uma vez',
    remove: 'tira a entrada de um aparelho',
    id: 'id do aparelho, como a lista mostra',
  },
  opens: `A partir de agora esta máquina atende também a rede da sua casa. Quem está nessa rede vê que há um Parco aqui; só os aparelhos que entraram com um código veem os seus dados, e veem todos. A conexão não é criptografada: use só em uma rede de confiança. Ctrl+C encerra; os aparelhos continuam conhecidos até parco devices remove.`,
  address: (address) => `  No celular, no mesmo Wi-Fi: ${address}`,
  code: (code, minutes) =>
    `  Código: ${code}   (um aparelho, uma vez, em até ${minutes} minutos; outro código: parco devices add)`,
  scan: 'Ou aponte a câmera do celular para cá:',
  letIn: (name) => `Um aparelho entrou: ${name}. Não foi você? Então: parco devices remove`,
  noNetwork:
    'Esta máquina não está em nenhuma rede de casa (192.168.…, 10.…, 172.16.… a 172.31.…), então não há endereço para mostrar.',
  notServing:
    'Não há um parco serve --lan rodando, então ninguém pode entrar. Inicie-o, e ele mostra o código.',
  none: 'Nenhum aparelho entrou.',
  seen: (when) => `esteve aqui ${when}`,
  removed: 'O aparelho não entra mais.',
  notFound: (id) => `Não existe o aparelho ${id}. parco devices mostra quais há.`,
  badId: 'Falta o id de um aparelho, como parco devices mostra.',
}
