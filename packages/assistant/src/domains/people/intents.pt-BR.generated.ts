// Generated from intents.pt-BR.yaml by scripts/generate.ts. Do not edit.
import type { IntentCatalogue } from '@parco/router'

/** What people say, domain people. */
export const INTENTS: IntentCatalogue = {
  "domain": "people",
  "locale": "pt-BR",
  "rules": {
    "noted": "[(anota|anote|guarda|guarde|registra|registre|salva|salve|grava|lembra|lembre|não esquece) [aí|isso|disso|pra mim]]",
    "aside": "[(no|pelo|por|via) (zap|whats|whatsapp|insta|instagram|direct|telegram|telefone|vídeo|email|e-mail|sms)] [(sobre|pra falar|pra saber|pra perguntar|pra desejar|pra combinar|pra marcar|pra resolver|pra dar|pra contar|pra pedir|pra agradecer|por causa|porque|e) {words}]",
    "keep": "(lembrar|anotar|guardar|registrar|salvar|cadastrar|atualizar|adicionar|lembra|lembre|anota|anote|guarda|guarde|registra|registre|salva|salve|grava|memoriza|cadastra|adiciona|põe|coloca|bota|atualiza|atualize|marca|marque)",
    "predicate": "(é doido por|é doida por|é maluco por|é maluca por|é vidrado em|é vidrada em|é viciado em|é viciada em|é fanático por|é fanática por|é fissurado em|é fissurada em|é chegado em|é chegada em|é muito fã de|é super fã de|tem paixão por|é ligado em|é ligada em|gosta bastante de|gosta demais de|adora demais|ama demais|sempre gostou de|tá viciado em|tá viciada em|tá amando|não é fã de|não é muito fã de|não é chegado em|não é chegada em|não gosta nada de|não gosta nem um pouco de|não aguenta|não tolera|tem horror a|tem pavor de|tem nojo de|tem trauma de|abomina|não pode com|não pode ver|não toma|parou de comer|deixou de comer|cortou|é alérgico a|é intolerante a|tem doença celíaca|é celíaco|não come mais|não bebe mais|é diabética|quer de aniversário|quer de natal|pediu de presente|pediu de aniversário|pediu de natal|gostaria de ganhar|adoraria ganhar|sonha em ganhar|gosta de|gosta do|gosta da|gosta muito de|adora|ama|curte|é fã de|é fã do|é fã da|coleciona|é apaixonado por|é apaixonada por|é louco por|é louca por|odeia|detesta|não suporta|não gosta de|não gosta do|não gosta da|não curte|não come|não bebe|não pode comer|não pode beber|não consome|é alérgico|é alérgica|é intolerante|tem alergia|tem intolerância|é vegetariano|é vegetariana|é vegano|é vegana|é celíaco|é celíaca|é diabético|é diabética|virou vegetariano|virou vegetariana|virou vegano|virou vegana|quer ganhar|queria ganhar|quer de presente|queria de presente|tá querendo ganhar|está querendo ganhar|também é vegetariana|também é vegetariano)",
    "birthday": "(faz aniversário|faz niver|aniversaria|nasceu|nasceu em|nasceu no|faz anos|comemora aniversário)",
    "whenIs": "(saber quando é|dizer quando é|me dizer quando é|quando é|quando é que é|que dia é|qual é o dia do|qual é a data do|qual a data do|em que dia é|quando cai|que dia cai|quando vai ser|quando que é|qual o dia do|me fala quando é|me diz quando é|me fala|sabe quando é|você sabe quando é|lembra quando é|você lembra quando é|me lembra quando é)"
  },
  "intents": {
    "update_person": {
      "isWrite": true,
      "required": [
        "personRef",
        "updates"
      ],
      "questions": {
        "personRef": "Sobre quem?",
        "updates": "O que mudou?"
      },
      "sentences": [
        {
          "say": [
            "[<keep>] [aí] [o|a] [meu|minha] {person:who} (aniversário|niver|nasceu|vegetariano|vegetariana|vegano|vegana|celíaco|celíaca|diabético|diabética|alérgico|alérgica|intolerante|odeia|detesta|adora|ama|gosta|não|curte|coleciona|quer|sem) [{rest}]"
          ],
          "set": {
            "needsColon": true
          },
          "weight": 12,
          "allows": [
            "others",
            "negation",
            "wish",
            "future"
          ]
        },
        {
          "say": [
            "[<keep>] [aí] [que] [o|a] (aniversário|niver) (dela|dele) (é|cai|será|foi|é no|é em|é dia|cai dia) <noted>",
            "[<keep>] [aí] [que] [o|a] (aniversário|niver) (da|do|de) {rest:who} (é|cai|será|foi|é no|é em|é dia|cai no|cai em|cai dia) <noted>",
            "[<keep>] [o|a] (aniversário|niver|data de nascimento) (da|do|de) {rest:who}",
            "[<keep>] [aí] [que] {words:who} <birthday>",
            "[<keep>] [aí] [que] {person:who} (faz|completa|vai fazer|vai completar) {number} anos",
            "[<keep>] [aí] [que] {person:who} {date:age} [em|no|dia|no dia|agora em]",
            "(hoje|amanhã) é [o|dia do|dia de] (aniversário|niver|aniver) (da|do|de) {rest:who}",
            "[<keep>] [aí|que] (é|será|cai|vai ser) [o|dia do|dia de] (aniversário|niver|aniver|nascimento) (da|do|de) {rest:who}",
            "[<keep>] [aí] [que] {person:who} (fez|completou|vai fazer|faz|completa) [{number}] (anos|aniversário|niver|aninhos|aninho)"
          ],
          "weight": 9,
          "allows": [
            "others",
            "future",
            "order"
          ]
        },
        {
          "say": [
            "[<keep>] [aí] [que] {words:who} [também] <predicate> [{rest}]"
          ],
          "weight": 1,
          "allows": [
            "others",
            "negation",
            "wish",
            "future"
          ]
        },
        {
          "say": [
            "[<keep>] [aí] [que] [meu|minha] {person:who} (quer|queria|pediu|tá querendo|está querendo|adoraria|gostaria de) [um|uma|uns|umas|o|a] {rest} de (presente|aniversário|natal|niver|dia das crianças|dia das mães|dia dos pais)"
          ],
          "weight": 6,
          "allows": [
            "others",
            "wish",
            "future"
          ]
        },
        {
          "say": [
            "<keep> [aí] [que] {rest:note} (é|seria|são|pode ser) [uma|um] (boa|bom|ótima|ótimo|legal) [ideia de] presente (pra|pro|para|da|do) [o|a] {rest:who}",
            "[<keep>] [aí] [uma|a|mais uma] (ideia de presente|ideias de presente|sugestão de presente|sugestões de presente|dica de presente|dicas de presente|ideia pro presente) (pra|pro|para|da|do) [o|a] {person:who} {rest:gift}",
            "<keep> {rest:gift} (como|na lista de|nas|de) (ideia de presente|ideias de presente|presente|sugestão de presente) (pra|pro|para|da|do|de) [o|a] {person:who}"
          ],
          "weight": 10,
          "allows": [
            "others",
            "future"
          ]
        },
        {
          "say": [
            "<keep> [aí] (na ficha|no cadastro|no perfil|nas notas|nas observações) (da|do|de) {person:who} [que] {rest:note}"
          ],
          "weight": 10,
          "allows": [
            "others",
            "negation",
            "future",
            "wish"
          ]
        },
        {
          "say": [
            "<keep> [aí|uma nota|uma observação|nas notas|na ficha|no cadastro|no perfil|nas informações] (sobre|da|do|de) [o|a] {person:who} {rest:note}"
          ],
          "set": {
            "needsColon": true
          },
          "weight": 10,
          "allows": [
            "others",
            "negation",
            "future",
            "wish"
          ]
        },
        {
          "say": [
            "[<keep>] [aí] [que] [o|a] {person:who} (é|agora é|virou|se tornou|passou a ser|vai ser|é o|é a|virou o|virou a) (meu|minha) {rest}"
          ],
          "weight": 1,
          "allows": [
            "others"
          ]
        }
      ]
    },
    "log_interaction": {
      "isWrite": true,
      "required": [
        "personRef",
        "type"
      ],
      "questions": {
        "personRef": "Com quem?",
        "type": "Foi ligação, mensagem, encontro, e-mail ou presente?"
      },
      "sentences": [
        {
          "say": [
            "(registra|anota|marca) que [eu] (liguei|telefonei|falei por telefone) (pra|pro|para|com) {rest:who}"
          ],
          "set": {
            "type": "call"
          },
          "weight": 12,
          "allows": [
            "order"
          ]
        },
        {
          "say": [
            "(registra|anota|marca) que [eu] (mandei mensagem|mandei uma mensagem|mandei um zap|troquei mensagens) (pra|pro|para|com) {rest:who}"
          ],
          "set": {
            "type": "message"
          },
          "weight": 12,
          "allows": [
            "order"
          ]
        },
        {
          "say": [
            "(registra|anota|marca) que [eu] (encontrei|visitei|vi|almocei|jantei|saí|me reuni|tomei um café|tomei café|estive) (com|o|a|meu|minha) {rest:who}"
          ],
          "set": {
            "type": "meeting"
          },
          "weight": 12,
          "allows": [
            "order"
          ]
        },
        {
          "say": [
            "(registra|anota|marca) que [eu] (conversei|falei|bati um papo) com {rest:who}"
          ],
          "set": {
            "type": "other"
          },
          "weight": 12,
          "allows": [
            "order"
          ]
        },
        {
          "say": [
            "[eu] (liguei|telefonei|falei por telefone|falei no telefone|falei pelo telefone|fiz uma ligação|fiz uma chamada|fiz uma videochamada|fiz videochamada|conversei por telefone|conversei no telefone|falei por vídeo|bati um papo no telefone|tive uma ligação|tive uma call|fiz uma call) (pra|pro|para|com|a|ao|à) {rest:who}",
            "(registra|anota|marca) [que] [uma|a] (ligação|chamada|call|videochamada) (pra|pro|para|com) {rest:who}"
          ],
          "set": {
            "type": "call"
          },
          "weight": 4,
          "allows": [
            "order"
          ]
        },
        {
          "say": [
            "[eu] (acabei de desligar|desliguei agora|desliguei|acabei de falar no telefone|acabei de falar por telefone|fiquei no telefone|fiquei pendurado no telefone|fiquei pendurada no telefone|passei horas no telefone|passei uma hora no telefone|tava no telefone|estava no telefone|bati papo por telefone|fiz chamada de vídeo|fiz uma chamada de vídeo|fiz vídeo|falei por chamada|falei pelo facetime|falei no facetime|fiz um facetime|dei uma ligada|dei um alô|dei uma ligadinha|dei um telefonema|atendi uma ligação|atendi a ligação|recebi uma ligação|recebi ligação|retornei a ligação|retornei) (com|pra|pro|para|da|do|de) [o|a] [meu|minha] {person:who} <aside>",
            "[eu] (liguei|telefonei) [aí] [de volta|de novo|rapidinho] (pra|pro|para) [o|a] [meu|minha] {person:who} <aside>"
          ],
          "set": {
            "type": "call"
          },
          "weight": 9,
          "allows": [
            "order"
          ]
        },
        {
          "say": [
            "[eu] (mandei um alô|mandei foto|mandei uma foto|mandei fotos|mandei um vídeo|mandei figurinha|chamei no zap|chamei no whats|chamei no whatsapp|falei pelo insta|falei no insta|falei pelo direct|troquei uma ideia no zap|troquei uns áudios|troquei áudios|fiquei de papo no zap|respondi a mensagem|respondi as mensagens|respondi o zap|respondi o áudio|deixei um áudio|deixei um recado|deixei recado|mandei um recado|mandei recado|mandei parabéns|dei parabéns por mensagem|recebi uma mensagem|recebi mensagem|recebi um áudio|recebi um zap|mandei felicitações|dei os parabéns|desejei feliz aniversário|mandei feliz aniversário) (pra|pro|para|com|da|do|de|o|a) [o|a] [meu|minha] {person:who} <aside>"
          ],
          "set": {
            "type": "message"
          },
          "weight": 9
        },
        {
          "say": [
            "[eu] (mandei mensagem|mandei uma mensagem|mandei um zap|mandei zap|mandei um whats|mandei whats|mandei whatsapp|mandei um áudio|mandei áudio|troquei mensagem|troquei mensagens|escrevi|respondi|mandei um oi|enviei mensagem|enviei uma mensagem|conversei por mensagem|falei no whatsapp|falei no zap|falei por mensagem|falei pelo zap|falei pelo whatsapp|conversei no whatsapp|conversei pelo zap|conversei no zap|mandei msg|mandei uma msg) (pra|pro|para|com|a|ao) {rest:who}"
          ],
          "set": {
            "type": "message"
          },
          "weight": 4
        },
        {
          "say": [
            "[eu] (recebi|recebemos|respondi|li) [um|uma|o|a] (e-mail|email) (do|da|de) [meu|minha] {person:who} <aside>",
            "[eu] (mandei|enviei|escrevi|respondi|encaminhei) [um|uma|o|a] (e-mail|email|mail) [de {words}] (pra|pro|para|ao|à|do|da) [o|a] [meu|minha] {person:who} <aside>"
          ],
          "set": {
            "type": "email"
          },
          "weight": 9
        },
        {
          "say": [
            "[eu] (recebi|recebemos|respondi) [um|uma|uns|umas|o|a] (mensagem|mensagens|msg|zap|áudio|áudios|recado|carta|cartão|sms|foto|fotos|vídeo) (do|da|de) [meu|minha] {person:who} <aside>"
          ],
          "set": {
            "type": "message"
          },
          "weight": 9
        },
        {
          "say": [
            "[eu] (recebi|atendi|retornei) [um|uma|a] (ligação|telefonema|chamada|videochamada) (do|da|de) [meu|minha] {person:who} <aside>"
          ],
          "set": {
            "type": "call"
          },
          "weight": 9
        },
        {
          "say": [
            "[eu] (recebi|recebemos) [a] visita (do|da|de) [meu|minha] {person:who}"
          ],
          "set": {
            "type": "meeting"
          },
          "weight": 9
        },
        {
          "say": [
            "[eu|a gente] (saí|saímos|fui|fomos|estive|estivemos) com [o|a|os|as] [meu|minha] {rest:who}",
            "[eu|a gente] (encontrei|encontramos|visitei|visitamos|vi|vimos|me encontrei|nos encontramos|me reuni|almocei|almoçamos|jantei|jantamos|passeei|tomei um café|tomei café|tomei uma cerveja|tomei um chopp|tive um encontro|tive um almoço|tive reunião|tive uma reunião|fiz uma reunião|reencontrei|passei o dia|passei a tarde|passei na casa|fui visitar|fui ver|fui almoçar|fui jantar|fui tomar um café|fui no cinema|fui ao cinema|viajei|lanchei|bati um papo pessoalmente|fiz uma visita|recebi a visita|me vi|assisti um filme|joguei bola|caminhei) (com|o|a|meu|minha|pra|para|ao|da|do|de) {rest:who}",
            "(registra|anota) [um|uma|o|a] (encontro|visita|almoço|jantar|reunião|café) com {rest:who}"
          ],
          "set": {
            "type": "meeting"
          },
          "weight": 1
        },
        {
          "say": [
            "[eu|a gente] (tomei|tomamos|bebi|bebemos|fui tomar|fomos tomar) [um|uma|uns|umas] (café|cafezinho|chopp|chope|chopinho|cerveja|cervejas|cervejinha|breja|brejas|vinho|drink|drinks) com {rest:who}",
            "[eu|a gente] (passei o dia|passei a tarde|passei a noite|passei a manhã|passei o fim de semana|passamos o dia|passamos a tarde|tomei um café|tomei café|tomamos um café|tomamos café|tomei uma cerveja|tomei umas cervejas|tomei um chopp|tomamos uma cerveja|comi uma pizza|comi um hambúrguer) com [o|a|meu|minha] {person:who}",
            "[eu|a gente] (fui|fomos|passei|passamos|estive|fui almoçar|fui jantar|fomos almoçar|fomos jantar|fui tomar café|fui comer|fui visitar|fui dormir|passei o domingo|passei o sábado|passamos o domingo|passamos o sábado|passei o natal|passei o fim de semana|dei um pulo|dei uma passada|dei uma passadinha|almocei|jantei|dormi|tomei café|passei o dia|passei a tarde) (na|pra|à|em|lá na) (casa|casinha) (da|do|de) [meu|minha] {person:who}",
            "[eu|a gente] (almocei|almoçamos|jantei|jantamos|lanchei|lanchamos|fui comer|fui beber|fomos comer|fomos beber|dei um rolê|demos um rolê|dei uma volta|demos uma volta|fui passear|fomos passear|fui pra praia|fomos pra praia|fui ao shopping|fui no shopping|fui no bar|fomos no bar|fui pro bar|fui à igreja|fui na igreja|fui no parque|fui no show|fui no jogo|fui ao cinema|fui no teatro|assisti o jogo|vi o jogo|joguei|jogamos|treinei|corri|caminhei|pedalei|estudei|trabalhei|viajei|cozinhei|matei a saudade|matei saudade|botei o papo em dia|colocamos o papo em dia|coloquei o papo em dia|me encontrei|encontrei|revi|recebi) [{words}] com [o|a] [meu|minha] {person:who}",
            "[o|a] {person:who} e eu [já] (jantamos|almoçamos|saímos|fomos|nos encontramos|nos vimos|tomamos|passeamos|passamos|viajamos|conversamos|caminhamos|corremos|treinamos|assistimos|comemos|lanchamos) [{words}]",
            "eu e [o|a] [meu|minha] {person:who} [já] (jantamos|almoçamos|saímos|fomos|nos encontramos|nos vimos|tomamos|passeamos|passamos|viajamos|caminhamos|corremos|treinamos|assistimos|comemos|lanchamos) [{words}]",
            "[eu|a gente] (visitei|visitamos|revi|reencontrei|recebi|hospedei|fui visitar|fomos visitar|fui ver|fomos ver|busquei|encontrei|encontramos|esbarrei|topei|cruzei|dei de cara) [com] [o|a] [meu|minha] {person:who} [(lá|aqui) {words}]"
          ],
          "set": {
            "type": "meeting"
          },
          "weight": 12
        },
        {
          "say": [
            "(almoço|almocinho|jantar|café|cafezinho|cerveja|encontro|visita|papo|happy hour|reunião) (com|na casa da|na casa do) [o|a|meu|minha] {person:who} [{rest:rest}]"
          ],
          "set": {
            "type": "meeting",
            "isNominal": true
          },
          "weight": 4
        },
        {
          "say": [
            "(ligação|call|telefonema|videochamada) (com|pra|pro) [o|a|meu|minha] {person:who} [{rest:rest}]"
          ],
          "set": {
            "type": "call",
            "isNominal": true
          },
          "weight": 4
        },
        {
          "say": [
            "[eu] (mandei um e-mail|mandei um email|mandei e-mail|mandei email|enviei um e-mail|enviei um email|enviei email|enviei e-mail|escrevi um e-mail|escrevi um email|troquei e-mails|troquei emails|respondi o email|respondi o e-mail) (pra|pro|para|com|a|ao|da|do) {rest:who}"
          ],
          "set": {
            "type": "email"
          },
          "weight": 4
        },
        {
          "say": [
            "[o|a|meu|minha] {person:who} (me ligou|me telefonou|ligou pra mim|me ligou de volta|me retornou|retornou a ligação|retornou minha ligação|me ligou por vídeo|fez uma chamada de vídeo comigo|fez vídeo comigo|ligou aqui em casa|ligou aqui|acabou de me ligar|acabou de ligar)"
          ],
          "set": {
            "type": "call"
          },
          "weight": 9,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "[o|a|meu|minha] {person:who} (me mandou foto|me mandou uma foto|me mandou msg|me mandou um oi|me mandou parabéns|me chamou no zap|me chamou no whatsapp|me chamou no insta|respondeu minha mensagem|me respondeu no zap|deixou um áudio|me deixou um áudio|mandou um áudio|mandou um zap|mandou mensagem|acabou de me mandar mensagem|me mandou mensagem|me mandou um zap|me mandou uma mensagem|me mandou um áudio|me escreveu|me respondeu|mandou mensagem pra mim)"
          ],
          "set": {
            "type": "message"
          },
          "weight": 9,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "[o|a|meu|minha] {person:who} (me mandou um email|me mandou um e-mail|me mandou email)"
          ],
          "set": {
            "type": "email"
          },
          "weight": 9,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "[o|a|meu|minha] {person:who} (veio tomar café|veio tomar um café|veio comer|veio almoçar aqui|veio jantar aqui|veio passar o dia|veio passar a tarde|veio passar o fim de semana|veio dormir aqui|dormiu aqui|dormiu aqui em casa|veio pra cá|veio cá|veio lá em casa|passou lá em casa|apareceu lá em casa|deu uma passada aqui|deu um pulo aqui|esteve aqui|esteve aqui em casa|me fez uma visitinha|me buscou|me convidou pra almoçar|me recebeu|almoçou comigo|jantou comigo|tomou café comigo|saiu comigo|me encontrou|veio me ver|me visitou|veio me visitar|veio aqui em casa|veio aqui|veio em casa|me fez uma visita|passou aqui em casa|passou aqui|apareceu aqui em casa|jantou aqui em casa|almoçou aqui em casa|veio jantar|veio almoçar)"
          ],
          "set": {
            "type": "meeting"
          },
          "weight": 9,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "[o|a|meu|minha] {person:who} (me deu um presente|me deu de presente|me presenteou|me presenteou com|me mandou um presente|me deu flores|me mandou flores|me deu uma lembrancinha|me trouxe um presente|me trouxe uma lembrança|me trouxe uma lembrancinha|me trouxe flores) [{words}]"
          ],
          "set": {
            "type": "gift"
          },
          "weight": 9,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "[eu] (dei um presente|dei presente|presenteei|entreguei um presente|entreguei o presente|dei o presente|mandei um presente|levei um presente) (pra|pro|para|a|ao|o|de|do|da) {rest:who}",
            "[eu] (ganhei|recebi) [um|uma|umas|uns] [presente|presentes|flores|lembrancinha|lembrança|presentão] (da|do|de) {rest:who}",
            "[eu] (ganhei|recebi) [um|uma|uns|umas|o|a] (flores|buquê|bolo|chocolate|chocolates|livro|vinho|perfume|lembrancinha|lembrança|cesta|planta|vaso|camisa|camiseta|brinquedo|caneca|colar|brinco|relógio|presentinho|cartão|carta|orquídea|rosas|bombons|caixa de bombom|garrafa de vinho|suculenta|quadro|blusa|vestido|bolsa|mimo|presentão|meia|meias) (do|da|de) [meu|minha] {person:who}",
            "[eu] (levei|dei|mandei|entreguei|enviei) [um|uma|uns|umas|o|a|os|as] (flores|buquê|bolo|chocolate|chocolates|livro|vinho|perfume|lembrancinha|lembrança|cesta|planta|vaso|camisa|camiseta|brinquedo|boneca|caneca|colar|brinco|relógio|presentinho|presente de aniversário|presente de natal|cartão|carta|orquídea|rosas|bombons|caixa de bombom) [de {words}] (pra|pro|para|à|ao) [o|a] [meu|minha] {person:who}"
          ],
          "set": {
            "type": "gift"
          },
          "weight": 4
        },
        {
          "say": [
            "[eu|a gente] (conversei|conversamos|falei|falamos|bati um papo|batemos um papo|bati papo|tive uma conversa|troquei uma ideia|troquei ideia|papeei) (com) {rest:who}",
            "(registra|registre|anota|anote) [uma|a] (conversa|interação) com {rest:who}"
          ],
          "set": {
            "type": "other"
          },
          "weight": 1
        }
      ]
    },
    "get_person": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "<whenIs> [o] (aniversário|niver) (da|do|de|dos) {rest:who}",
            "(quando é mesmo|que dia é mesmo|quando mesmo é|que dia mesmo é) [o] (aniversário|niver) (da|do|de) {rest:who}",
            "(quando|que dia|em que dia) [é que] {rest:who} (faz aniversário|faz niver|aniversaria|nasceu|faz anos)",
            "{rest:who} (faz aniversário|faz niver|faz anos|nasceu|aniversaria) (quando|que dia|em que dia)",
            "[o] (aniversário|niver) (da|do|de) {rest:who} (é|cai) (quando|que dia)",
            "(qual é|qual) o aniversário (da|do|de) {rest:who}"
          ],
          "set": {
            "fields": [
              "birthday"
            ]
          },
          "isLoose": true,
          "weight": 13,
          "allows": [
            "others",
            "future"
          ]
        },
        {
          "say": [
            "(quando|qual) [foi] [que|é que] [eu] (falei|conversei|vi|encontrei|liguei|estive|me encontrei|saí|almocei|jantei|foi a última vez que falei|foi a última vez que vi|foi a última vez que encontrei|foi meu último contato|foi o último contato) [por último|pela última vez] (com|o|a|pra|pro) {rest:who} [pela última vez|por último|a última vez]",
            "[qual foi|quando foi] [a] última vez que [eu] (falei|conversei|vi|encontrei|liguei|estive|visitei|saí|mandei mensagem) (com|o|a|pra|pro) [o|a] [meu|minha] {rest:who}",
            "(há quanto tempo|faz quanto tempo|tem quanto tempo|quanto tempo faz|quanto tempo tem) [que] [eu|a gente] [não] (falo|converso|vejo|encontro|ligo|visito|falei|vi|conversei|encontrei|saio) [com|o|a|pra|pro] {rest:who}",
            "(quando foi|quando) [que] [eu] (falei|conversei|vi|encontrei|liguei|visitei|mandei mensagem) [com|o|a|pra|pro] {rest:who} [pela última vez|por último]",
            "(quando foi|qual foi) (a última vez|o último contato|meu último contato|a última conversa|minha última conversa) [que|em que] [eu] [falei|conversei|vi|encontrei|liguei|estive|visitei|saí] [com|o|a|pra|pro|meu|minha] {rest:who}",
            "(faz|há|tem) (quanto tempo|quantos dias|muito tempo) [que] [eu] [não] (falo|converso|vejo|encontro|ligo|visito|falei|vi|conversei) [com|o|a|pra|pro] {rest:who}",
            "(faz|tem) [muito|um|bastante|mó] tempo que [eu|a gente] [não] (falo|vejo|encontro|converso|visito|ligo) [com|o|a|pra|pro] {rest:who} (quando foi a última vez|quando foi|desde quando|quanto tempo faz|quanto tempo)",
            "(há|faz) quanto tempo {rest:who}",
            "(último contato|última conversa|última vez que falei|última vez que vi) (com|o|a) {rest:who}"
          ],
          "set": {
            "fields": [
              "lastContact"
            ]
          },
          "isLoose": true,
          "weight": 13,
          "allows": [
            "others",
            "negation"
          ]
        },
        {
          "say": [
            "(o que|do que|de que|que) [é que] {rest:who} (gosta|curte|adora|não gosta|odeia|não come|prefere|gostaria de ganhar|quer ganhar|quer de presente|quer ganhar de presente|queria de presente|não pode comer|detesta)",
            "(quais são|quais|qual) [os|as|o|a] (gostos|preferências|interesses|restrições|restrições alimentares|restrição alimentar|comida favorita|comidas favoritas|alergias|alergia) (da|do|de) {rest:who}",
            "(ideias|ideia|sugestões|sugestão|dica|dicas) de presente (pra|pro|para|da|do) {rest:who}",
            "(o que|que|oq) [é que] [eu] (posso dar|dou|dar|compro|comprar|devo dar|daria|poderia dar|levo) [de presente|de aniversário|de natal|de niver|de lembrança|de dia das mães|de dia dos pais|de casamento] (pra|pro|para) {rest:who} [de presente|de aniversário|de natal]",
            "(o que|que) [é que] [eu] (posso dar|dou|dar|compro|comprar|devo dar) [de presente] (pra|pro|para) {rest:who} [de presente|de aniversário|de natal]",
            "{rest:who} (gosta|é alérgica|é alérgico|come|bebe) [de|a] (o que|quê|que)"
          ],
          "set": {
            "fields": [
              "preferences"
            ]
          },
          "isLoose": true,
          "weight": 9,
          "allows": [
            "others",
            "negation",
            "wish"
          ]
        },
        {
          "say": [
            "[me fala|me diz|me mostra|mostra|conta|me conta] (o que|tudo que|tudo o que) [é que] (você|vc) (sabe|lembra|tem anotado|tem|tem guardado|anotou) (da|do|de|sobre) [o|a] [meu|minha] {person:who}",
            "(quem é|quem é mesmo|quem era) [o|a] [meu|minha] {person:who}",
            "(me fala|me fale|me conta|mostra|mostre|me mostra|abre|ver|puxa|traz) (sobre|do|da|de|a ficha da|a ficha do|o perfil da|o perfil do|o cadastro da|o cadastro do|os dados da|os dados do|as informações da|as informações do|informações sobre|informações da|informações do|dados do|dados da|tudo sobre) [o|a] [meu|minha] {person:who}",
            "(o que|que) (temos|tem) (sobre|da|do) [o|a] {person:who}"
          ],
          "weight": 13,
          "allows": [
            "others",
            "reported",
            "advised"
          ]
        }
      ]
    }
  }
}
