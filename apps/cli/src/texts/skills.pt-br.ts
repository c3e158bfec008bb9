import type { Texts } from './en.ts'

/** What `parco skills` says. */
export const SKILLS_PT_BR: Texts['skills'] = {
  none: 'Nenhuma skill instalada aqui ainda. Para instalar uma: parco skills install <pasta>.',
  shipped: (names) => `O assistente já traz as dele, que entram quando a conversa pede: ${names}.`,
  noneIn: (path) => `Não há SKILL.md em ${path}.`,
  unknown: (name, names) =>
    `Não existe a skill "${name}". ${names.length === 0 ? 'Não há nenhuma' : `Há: ${names.join(', ')}`}.`,
  notOurs: (folder) =>
    `Não foi o Parco que instalou esta skill. Para se livrar dela, apague a pasta: ${folder}`,
  severalOfName: (name, directories) =>
    `Há mais de uma skill chamada "${name}". Diga qual pela pasta: ${directories.join(', ')}`,
  origins: { code: 'do próprio programa', project: 'do projeto', user: 'sua' },
  states: {
    ready: () => 'pronta',
    untrusted: (name) => `não carregada: ainda sem a sua confiança (parco skills trust ${name})`,
    changed: (name) =>
      `não carregada: mudou depois que você confiou nela (parco skills trust ${name})`,
    shadowed: () => 'não usada: outra skill com este nome vem antes',
    broken: () => 'não carregada: não dá para ler',
  },
  severity: { error: 'erro', warning: 'aviso' },
  folder: 'Pasta',
  license: 'Licença',
  compatibility: 'Precisa de',
  tools: 'Ferramentas',
  noTools: 'não cita nenhuma; o agente fica com as dele',
  onlyTools: (list) =>
    list === '' ? 'nenhuma enquanto estiver em uso' : `só estas enquanto estiver em uso: ${list}`,
  withoutTools: 'Sem as ferramentas',
  files: 'Arquivos',
  fileCount: (count, size) => (count === 1 ? `um, ${size}` : `${count}, ${size} ao todo`),
  scripts: 'Programas',
  noScripts: 'nenhum',
  someScripts: (count) => (count === 1 ? 'um, marcado com *' : `${count}, marcados com *`),
  trustedAt: (day) => `você confiou nela em ${day}`,
  askInstall: (target) => `Instalar como ${target}? [s/N]`,
  askReplace: (target) => `Trocar ${target} por ela? [s/N]`,
  askTrust: (name) => `Confiar em "${name}" como ela está agora? [s/N]`,
  askRemove: (folder) => `Apagar ${folder}? [s/N]`,
  askWithdraw: (folder) => `Deixar de confiar em ${folder}? [s/N]`,
  needsYes: 'Nada foi feito. Para concordar sem pergunta, acrescente --yes.',
  kept: 'Nada foi mudado.',
  installed: (name, target) => `"${name}" foi instalada em ${target}.`,
  trusted: (name) => `Você confia em "${name}" como ela está agora.`,
  removed: (name) => `"${name}" foi removida.`,
  withdrawn: (name, folder) => `Você não confia mais em "${name}"; a pasta continua lá: ${folder}`,
  nothingToTrust: 'Nenhuma skill espera a sua confiança.',
  validated: (count, errors, warnings) =>
    `${count === 1 ? 'Uma skill' : `${count} skills`}: ${errors === 1 ? 'um erro' : `${errors} erros`}, ${warnings === 1 ? 'um aviso' : `${warnings} avisos`}.`,
  problems: {
    remote:
      'Skills são instaladas de uma pasta deste computador. Baixe antes, por exemplo com git clone, dê uma olhada e diga a pasta.',
    archive:
      'Não dá para instalar de um arquivo compactado. Descompacte, dê uma olhada e diga a pasta.',
    missing: (path) => `Não existe a pasta ${path}.`,
    several: (folders) => `Há mais de uma skill nela. Diga qual: ${folders.join(', ')}`,
    tooLarge: 'É mais do que uma skill pode ter: 2.000 arquivos, 64 MB e 16 níveis de pastas.',
    noSkill: 'Não há SKILL.md nela.',
    stale: 'A pasta mudou durante a instalação. Nada foi instalado; dê outra olhada.',
    badName: (name) =>
      `O nome de uma skill tem letras minúsculas, algarismos e hífens simples, até 64; "${name}" não é assim. Fale com quem a escreveu, ou mude o nome no SKILL.md.`,
    unsafe: (path, reason) => `Não dá para instalar por causa de ${path}: ${reason}.`,
    inside: 'Essa já é a própria skill instalada.',
    unloadable:
      'Não dá para instalar, porque ela não poderia ser carregada: parco skills validate diz por quê.',
  },
  findings: {
    unreadable: (problem) => `a skill não pode ser carregada: ${problem}`,
    noFrontmatter: 'não começa com um frontmatter entre linhas ---',
    noMapping: 'o frontmatter não é uma lista de campos',
    noYaml: (problem) => `o frontmatter não é YAML: ${problem}`,
    noDescription: 'a skill não pode ser carregada: falta a descrição (description)',
    noName: (folder) => `falta o nome (name); a skill fica com o da pasta, "${folder}"`,
    badName: (name) => `"${name}" deveria ter só letras minúsculas, algarismos e hífens simples`,
    nameDiffers: (name, folder) => `a skill se chama "${name}", e a pasta, "${folder}"`,
    tooLong: (field, length, limit) => `${field} tem ${length} caracteres; o limite é ${limit}`,
    unknownField: (field) =>
      `"${field}" não é um campo de skill; campos próprios ficam em metadata`,
    badMetadata: 'metadata deveria ligar nomes a textos',
    badTools: (field) =>
      `${field} deveria ser um texto como "Read Bash(git:*)", ou uma lista; assim, não permite nenhuma ferramenta`,
    unknownAllowed: (rule) => `"${rule}" não faz sentido aqui, e não permite nada`,
    unknownDisallowed: (rule) => `"${rule}" não faz sentido aqui, e proíbe a ferramenta inteira`,
    repairedYaml: 'o frontmatter só é YAML depois que se põem aspas nos valores',
    noInstructions: 'não há instruções abaixo do frontmatter',
    longInstructions: (lines, limit) =>
      `as instruções têm ${lines} linhas; além de ${limit}, os detalhes ficam melhor em arquivos à parte`,
    shadowed: (name, winner) => `outra skill chamada "${name}" é usada no lugar: ${winner}`,
    hiddenCharacters: (count, codePoint) =>
      count === 1
        ? `um caractere invisível, ${codePoint}`
        : `${count} caracteres invisíveis, o primeiro é ${codePoint}`,
    unsafeFile: (reason) => `a skill não pode ser instalada com este arquivo: ${reason}`,
    untrusted: 'não carregada: ninguém confiou nela ainda',
    changed: 'não carregada: os arquivos mudaram depois que você confiou nela',
    link: 'é um link, que poderia levar para fora da pasta',
    special: 'é um pipe, um socket ou um dispositivo',
    oddName: 'o nome não é simples: esconde algo, ou outros sistemas o leem de outro jeito',
    sameName: 'há outro nome que só difere em maiúsculas e minúsculas',
  },
}
