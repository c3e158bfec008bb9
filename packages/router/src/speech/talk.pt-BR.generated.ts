// Generated from speech/talk.pt-BR.yaml by scripts/generate.ts. Do not edit.
import type { IntentCatalogue } from '../grammar/catalogue.ts'

/** What is said and is for no tool. */
export const TALK: IntentCatalogue = {
  "domain": "talk",
  "locale": "pt-BR",
  "rules": {
    "who": "(você|vc|cê|tu|o parco|parco)",
    "dear": "(pai |mãe |papai |mamãe |avó |avô |vó |vô |vovó |vovô |irmão |irmã |filho |filha |marido |esposa |mulher |tio |tia |primo |prima |amigo |amiga |melhor amigo |melhor amiga |cachorro |cachorra |cachorrinho |cachorrinha |cão |dog |gato |gata |gatinho |gatinha |pet |bichinho |sogra |sogro |namorado |namorada |noivo |noiva |bebê |bisavó |bisavô |madrinha |padrinho |padrasto |madrasta |sobrinho |sobrinha |cunhado |cunhada |vizinho |vizinha |colega |coelho |passarinho |cavalo)"
  },
  "intents": {
    "none": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "[eu] errei (o caminho|a rua|a porta|o ônibus|a saída|a entrada|o passo|a receita|o ponto|a mão|a massa|feio|rude|tudo|muito) [{words}]"
          ],
          "set": {
            "reason": "nothing-to-record"
          },
          "weight": 40
        },
        {
          "say": [
            "[eu] [já|acabei de] (tirei|saquei|retirei|peguei|tirar|sacar|retirar) {money} (no|do|num|em um) (caixa|caixa eletrônico|caixa 24 horas|banco|banco 24 horas|atm)",
            "[eu] [já|acabei de] (saquei|sacar|fiz um saque de) {money}"
          ],
          "set": {
            "reason": "withdrawal"
          },
          "weight": 22
        },
        {
          "say": [
            "[e] (o que|oq|como) [é que] [eu|a gente] (posso|poderia|devo|devia|consigo|dá pra|faço) [mudar|fazer|tentar|melhorar] [pra|para] (dormir|gastar|economizar|guardar|comer|descansar|relaxar|focar|estudar|emagrecer|beber|acordar|me sentir|ficar|treinar|ganhar|perder) (mais|menos|melhor|cedo|bem|peso|dinheiro) [{words}]"
          ],
          "set": {
            "reason": "advice"
          },
          "weight": 20,
          "allows": [
            "question",
            "wish"
          ]
        },
        {
          "say": [
            "[e|mas] [o] [que] [é] [que] (você|vc|cê|o parco|parco) não (faz|sabe fazer|consegue fazer|consegue|pode fazer|sabe)",
            "[e|mas] (quais são|qual é|tem) [os] [seus|algum] (limites|limite|limitações|limitação)"
          ],
          "set": {
            "reason": "limits"
          },
          "weight": 22,
          "allows": [
            "question",
            "negation"
          ]
        },
        {
          "say": [
            "[e|mas] [você|vc|o parco] (guarda|salva|armazena|guardam) [os|todos os] meus dados [onde|aonde|em que lugar|na nuvem]",
            "[e|mas] (onde|aonde) [é que] (ficam|fica|vão|estão|você guarda|vc guarda|são guardados|ficam guardados|ficam salvos) [os] meus dados [guardados|salvos]",
            "[e|os] meus dados (ficam|estão|são) (seguros|salvos|privados|protegidos|onde|na nuvem) [aqui|com você]",
            "[você|vc|o parco] (compartilha|vende|manda|passa|envia) [os] meus dados [pra alguém|com alguém|para alguém|pra fora]",
            "quem [mais] [é que] (vê|pode ver|lê|pode ler|consegue ver|tem acesso a|tem acesso) (meus dados|os meus dados|minhas coisas|minhas conversas|isso|o que eu escrevo|o que eu falo|isso aqui|isso tudo)",
            "[e|mas] (você|vc|cê|o parco|parco) (guarda|salva|armazena|grava|manda|anota) (tudo|o que eu|tudo o que eu|tudo que eu|minhas conversas|minhas mensagens|isso|isso tudo|as minhas coisas|minhas coisas) [falo|digo|escrevo|te conto|conto|te falo|anoto] (onde|aonde|em que lugar|na nuvem|pra onde|em algum lugar)",
            "[e|mas] (onde|aonde|pra onde) [é que] (fica|ficam|vai|vão|você guarda|vc guarda|cê guarda) [guardado|salvo|guardadas] (tudo|o que eu|tudo o que eu|tudo que eu|minhas conversas|minhas mensagens|isso|isso tudo|as minhas coisas|minhas coisas) [falo|digo|escrevo|te conto|conto|te falo|anoto]",
            "[e|mas] (alguém|mais alguém|alguém mais|outra pessoa|outras pessoas|meu chefe|o google|a empresa) [mais] (vê|lê|pode ver|pode ler|consegue ver|consegue ler|tem acesso a|fica sabendo|fica sabendo de|sabe de) [isso|tudo|isso aqui|isso tudo|meus dados|o que eu escrevo|o que eu falo|o que eu te conto|minhas conversas]",
            "[isso|tudo|o que eu falo|o que eu escrevo|nossa conversa|a conversa|isso aqui] (fica|é|tá|está) [tudo] (seguro|segura|privado|privada|em segredo|só comigo|entre nós|entre a gente|protegido|protegida|confidencial) [aqui|com você|mesmo]",
            "[eu] posso [mesmo] confiar em você [com meus dados|com isso|mesmo]",
            "[e|mas] (você|vc|cê|o parco|parco|isso|esse app) (manda|envia|sobe|compartilha|passa|joga|vende) [tudo|todas] [as] [minhas coisas|meus dados|minhas conversas|minhas mensagens|o que eu escrevo|o que eu falo|o que eu anoto|isso] (pra|para|na|pro|com|a) [a|o] (internet|nuvem|google|alguém|fora|servidor|outra empresa|terceiros)"
          ],
          "set": {
            "reason": "privacy"
          },
          "weight": 22,
          "allows": [
            "question",
            "others"
          ]
        },
        {
          "say": [
            "(isso|isto|o parco|você|tudo isso|esse app|o app) [aqui] é (de graça|grátis|gratuito|pago|código aberto)",
            "(é|isso é) (de graça|grátis|gratuito) [isso|mesmo]",
            "(quanto custa|tem que pagar|preciso pagar [por]) (o parco|isso aqui|esse app|pra usar|o app)",
            "(quanto custa|quanto é|quanto sai|quanto eu pago pra|tenho que pagar pra|paga pra) (usar|ter|assinar|falar com|te usar) [o|a] [você|vc|parco|isso|app]",
            "(você|vc|o parco|isso) (tem|cobra) (mensalidade|assinatura|algum custo|taxa|alguma coisa|plano pago)"
          ],
          "set": {
            "reason": "price"
          },
          "weight": 22,
          "allows": [
            "question"
          ]
        },
        {
          "say": [
            "[você|vc|o parco|isso|ele|o app] [também] (funciona|roda|dá pra usar|consigo usar|posso usar|anda|serve) [o parco|você] (sem internet|offline|sem wifi|sem rede|sem conexão|fora do ar) [também|nenhuma]",
            "(precisa|preciso) [de] (internet|wifi|conexão|estar online) [pra funcionar|pra usar|pra te usar]"
          ],
          "set": {
            "reason": "offline"
          },
          "weight": 22,
          "allows": [
            "question",
            "negation"
          ]
        },
        {
          "say": [
            "(como|onde) [é que] [eu] [faço|fazer|posso|consigo|dá] [pra|para] (apagar|apago|excluir|excluo|deletar|deleto|limpar|limpo) (tudo|todos os meus dados|todos os dados|meus dados|minha conta|as minhas coisas|tudo o que você sabe de mim)",
            "(como|onde) [é que] [eu] [faço|fazer|posso|consigo|dá] [pra|para] (apagar|apago|excluir|excluo|deletar|deleto|limpar|limpo) (tudo|todas as coisas) [o] que (tem aqui|eu escrevi|eu falei|eu anotei|você tem de mim|você guardou|está aqui|tá aqui|ficou aqui)",
            "(dá|tem como|posso|consigo) [pra] (apagar|excluir|deletar|limpar) (tudo|todos os meus dados|meus dados|minha conta) [depois|um dia|se eu quiser|de uma vez]"
          ],
          "set": {
            "reason": "erase"
          },
          "weight": 24,
          "allows": [
            "question"
          ]
        },
        {
          "say": [
            "[que|qual|com que|com qual] (modelo|ia|inteligência artificial|llm) [é que] (você|vc|tu|o parco) (usa|está usando|tá usando|roda|é)",
            "(você|vc|o parco) usa (chatgpt|gpt|gemini|claude|ollama|alguma ia|ia|inteligência artificial|algum modelo)"
          ],
          "set": {
            "reason": "model"
          },
          "weight": 22,
          "allows": [
            "question"
          ]
        },
        {
          "say": [
            "(como|onde) [é que] [eu|a gente] [faço pra|posso|consigo] (conecto|ligo|configuro|instalo|coloco|ponho|adiciono|escolho|uso|conectar|ligar|configurar|instalar|colocar|pôr|adicionar|escolher|usar) [um|o|uma|a|outro] (modelo|ia|inteligência artificial|llm|chatgpt|gpt|ollama|gemini|claude) [de linguagem|de ia|aqui|no parco|em você]",
            "[e se] [eu] não (tenho|tiver|quero) [uma|a|nenhuma] (chave|chave de api|api key|chave da openai) [da api|da openai|de modelo]",
            "[eu] preciso [mesmo] de (uma|um) (chave|chave de api|api key|modelo|modelo de linguagem) [pra|para] [usar|te usar|usar o parco|funcionar|usar isso]"
          ],
          "set": {
            "reason": "connect"
          },
          "weight": 22,
          "allows": [
            "question"
          ]
        },
        {
          "say": [
            "(você|vc|o parco) (consegue|pode|sabe|vai) [me] (ler|ver|acessar|abrir|olhar|mexer em|mexer no|mexer na) [o|a|os|as] [meu|meus|minha|minhas] (e-mail|email|e-mails|emails|whatsapp|zap|mensagens|fotos|contatos|conta do banco|conta bancária|extrato do banco|instagram|gmail)"
          ],
          "set": {
            "reason": "mail"
          },
          "weight": 22,
          "allows": [
            "question",
            "order"
          ]
        },
        {
          "say": [
            "[gostaria de|quero|queria|dá pra|tem como|como faço pra|como|posso|pode] [mudar|aumentar|deixar|diminuir|trocar|usar|colocar|pôr] [para|pra|a|o|uma|as|com] (letra maior|letras maiores|letra menor|letra|tamanho da letra|tamanho do texto|fonte|fonte maior|texto maior) [maior|menor|grande] [é possível|por favor|do texto]",
            "(a letra|as letras|o texto|a fonte) (é|são|tá|está|estão|tão) [muito|tão] (pequena|pequenas|pequeno|miúda|miúdas|miúdo|difícil de ler)"
          ],
          "set": {
            "reason": "letters"
          },
          "weight": 24,
          "allows": [
            "question",
            "wish",
            "hypothetical",
            "order"
          ]
        },
        {
          "say": [
            "[eu] não (entendi|tô entendendo|estou entendendo|compreendi|consigo entender) [nada|direito|bem] [do que|o que] [você|vc|cê] [disse|falou|quis dizer|escreveu|respondeu] [parco|não]",
            "[que] confuso [isso|tudo isso|demais]"
          ],
          "set": {
            "reason": "confused"
          },
          "weight": 22,
          "allows": [
            "negation",
            "question",
            "reported"
          ]
        },
        {
          "say": [
            "[quero|dá pra|tem como|como eu|consegue|pode|me ajuda a] (exporta|exportar|exporto|baixar|baixo|faz backup de|fazer backup de) [todos] [os] (meus dados|dados|tudo|meus gastos|meus registros) [em|pra] [csv|excel|planilha]",
            "[quero|queria|dá pra|tem como|como eu|posso] (levar|levo|tirar|tiro|pegar|pego) [todos] [os] meus dados (embora|daqui|pra outro lugar|pra outro app|comigo) [,] [tem como|dá pra] [exportar|baixar]",
            "(como|onde) [é que] [eu] [faço pra|posso|consigo|dá pra] (exportar|exporto|baixar|baixo) [tudo|meus dados|os dados|meus gastos|o que anotei]",
            "(tem como|dá pra) (exportar|baixar) [tudo|isso|daqui]"
          ],
          "set": {
            "reason": "export"
          },
          "weight": 22,
          "allows": [
            "question",
            "wish"
          ]
        },
        {
          "say": [
            "(como|onde) [é que] [eu] [faço pra|posso|consigo|faço para|dá pra] (desfaço|desfazer|corrijo|corrigir|conserto|consertar|arrumo|arrumar|mudo|mudar|tiro|tirar|apago|apagar|edito|editar) (uma coisa|algo|alguma coisa|um gasto|um registro|uma anotação|um item|o|um valor) [que] [eu] (anotei|lancei|registrei|coloquei|botei|escrevi|gravei) [errado|errada|sem querer|por engano]",
            "(errei|anotei errado|lancei errado|registrei errado) (e agora|como desfaço|como corrijo|como arrumo|o que eu faço|como faço)"
          ],
          "set": {
            "reason": "mistakes"
          },
          "weight": 24,
          "allows": [
            "question"
          ]
        },
        {
          "say": [
            "[você|vc|cê] [pode|consegue|poderia|dá pra] [me] (ajuda|ajudar|ajude|escrever|escreve|escreva|redigir|redige|redija) [a|com] [escrever|redigir|montar|responder|fazer|pensar em|bolar] (um|uma|o|a|meu|minha|esse|essa) (e-mail|email|carta|currículo|discurso|post|legenda|redação|poema|convite|recado|resposta|declaração|apresentação|roteiro) [{anything}]",
            "(escreve|escreva|redige|redija|bola|cria|crie|inventa) [pra mim|aí] (um|uma) (e-mail|email|carta|mensagem|texto|currículo|discurso|post|legenda|redação|poema|convite|história|música|frase) [{anything}]",
            "[você|vc] [pode|consegue] [me] (ajuda|ajudar|ajude) a (escrever|redigir|responder) (um|uma|essa|esse|a|o) (mensagem|texto|zap|comentário) [{anything}]"
          ],
          "set": {
            "reason": "compose"
          },
          "weight": 40,
          "allows": [
            "question",
            "order",
            "others",
            "reported",
            "wish"
          ]
        },
        {
          "say": [
            "[me] (mostra|faz|desenha|dá|gera|quero ver|quero) [pra mim] [um|uns|o|os] (gráfico|gráficos|grafico|graficos) [de|do|da|dos|das|com] [{words}]"
          ],
          "set": {
            "reason": "chart"
          },
          "weight": 22,
          "allows": [
            "question",
            "wish"
          ]
        },
        {
          "say": [
            "[depois|pode] me (chama|chame|chamar) de (novo|volta|manhã|tarde|noite|madrugada) [{anything}]"
          ],
          "weight": 40
        },
        {
          "say": [
            "(esquece|esqueça|deixa pra lá|deixa quieto|deixa|nada não|esquece isso|deixa isso pra lá)"
          ],
          "set": {
            "reason": "never-mind"
          },
          "weight": 2
        },
        {
          "say": [
            "[hoje] [eu] (tô|estou|ando|me sinto|tô me sentindo|estou me sentindo) [muito|tão|super|bem mais|bem] (bem |ótimo |ótima |feliz |contente |animado |animada |melhor |descansado |descansada |orgulhoso |orgulhosa |maravilhoso |maravilhosa |radiante |realizado |realizada |nas nuvens) [demais|da conta|pra caramba|à beça|de verdade] [hoje|agora]"
          ],
          "set": {
            "reason": "glad"
          },
          "weight": 3
        },
        {
          "say": [
            "[eu|a gente|finalmente|até que enfim] [não acredito] (passei|passamos|fui aprovado|fui aprovada) (na|no|em|nas|nos) [minha|meu] [primeira|primeiro|última] (prova |provas |vestibular |concurso |enem |oab |entrevista |exame |teste |faculdade |facul |seleção |processo seletivo |matéria |disciplina |federal |autoescola |prova do detran) [de|do|da] [{words}]",
            "[eu] [finalmente] (consegui|arrumei|arranjei|peguei) (o|um|uma|a) [meu|minha] [primeiro|novo|nova|tão sonhado] (emprego|trabalho|trampo|estágio|vaga|promoção|bolsa) [novo|nova]",
            "[eu] [finalmente] (fui promovido|fui promovida|fui contratado|fui contratada|me formei|tô grávida|estou grávida|vou ser pai|vou ser mãe|vou casar|fiquei noivo|fiquei noiva)"
          ],
          "set": {
            "reason": "achieved"
          },
          "weight": 3
        },
        {
          "say": [
            "[hoje] (foi|tá sendo|está sendo|que) [um] dia (ótimo|bom|maravilhoso|incrível|lindo) [hoje]"
          ],
          "set": {
            "reason": "glad"
          },
          "weight": 3
        },
        {
          "say": [
            "(feliz|bom|boa|boas|um feliz|um ótimo|ótimo) (natal|ano novo|páscoa|festas|são joão|carnaval|feriado|fim de semana|semana|dia das mães|dia dos pais) [parco|pra você|pra vocês|a todos|pra ti|também]",
            "(feliz natal|boas festas) e (um próspero ano novo|feliz ano novo)"
          ],
          "set": {
            "reason": "season"
          },
          "weight": 22
        },
        {
          "say": [
            "(ok|okay|oi|ei|hey|ô) (google|alexa|siri|cortana|bixby) [{anything}]",
            "(alexa|siri|cortana|bixby) {anything}",
            "(desfaz|desfaça|desfazer) [aí] [a|o|as|os|minha|meu|minhas|essa|esse|aquela|aquele] (mala|malas|nó|nós|laço|cama|trança|tranças|barraca|costura|coque|penteado|feitiço|noivado|embrulho|árvore de natal) [{anything}]",
            "(reverte|reverta|reverter) [o|a|esse|essa] (quadro|jogo|placar|situação|cenário|tendência) [{anything}]"
          ],
          "set": {
            "reason": "saying"
          },
          "weight": 30
        },
        {
          "say": [
            "(tô|estou|fiquei|ando|me sinto) [com] [muito|muita|tão|super|meio|mega] (fome|sede|sono|preguiça|frio|calor|entediado|entediada|com tédio|tédio|saudade) [{words}]"
          ],
          "set": {
            "reason": "passing"
          },
          "weight": 2
        },
        {
          "say": [
            "(aham|uhum|talvez|sei lá|tanto faz|exato|exatamente|verdade|pois é|nossa|jura|ué|ixi|eita|aff|bora|partiu|top|show)",
            "(que dia|que frio|que calor|que chuva|que sono|que preguiça|que fome|que sede|que tédio|que saudade|que cansaço) [{words}]",
            "(o brasil|o corinthians|o flamengo|o palmeiras|meu time|o time|o jogo|o santos|o vasco|o são paulo|o grêmio|o inter|o cruzeiro|o galo) (ganhou|perdeu|empatou|joga|vai jogar|tá jogando|foi campeão|caiu) [{anything}]"
          ],
          "weight": 2
        },
        {
          "say": [
            "(tudo bem |tudo bom |tudo certo |como vai |como vai você |como você está |como você tá |como tá você |tudo joia |tudo tranquilo |como foi seu dia |como é que você tá |tá tudo bem |como vai a vida |como anda a vida |como tá a vida |como está a vida |e a vida |e a vida como vai |e a vida como anda |e essa vida |como vão as coisas |como andam as coisas |como tão as coisas) [com você|contigo|aí|por aí]",
            "(e aí|e ae|eai|oi|olá|opa|fala) (sumido|sumida|gente boa|meu querido|minha querida|beleza|blz|tudo beleza|firmeza|suave|de boa|tranquilo|qual é|como é que tá|como tá)",
            "(firmeza|suave|tudo beleza|de boa) [com você|contigo|por aí|aí]",
            "[oi|olá|opa|ei] (tudo bem|tudo bom|tudo certo|tudo joia|tudo tranquilo|como você está|como vai você|como vc tá|como cê tá)",
            "[oi|olá|bom dia|boa tarde|boa noite] [,] [meu|minha] [caro|cara|querido|querida|amigo|amiga|prezado] [parco] [,] (como vai|como vai você|como está|como está você|como tem passado|como o senhor está|tudo bem com você) [hoje] [,] [espero que] [esteja|vá] [bem|tudo bem]",
            "espero que [você|vc] [esteja|vá|tudo] bem [com você]"
          ],
          "set": {
            "reason": "wellbeing"
          },
          "weight": 3
        },
        {
          "say": [
            "(kkk|haha|rs|hehe|lol) [{words}]"
          ],
          "set": {
            "reason": "laugh"
          },
          "weight": 3
        },
        {
          "say": [
            "(conta|me conta|me conte|conte|fala|manda|diz) [uma|mais uma|outra|aí uma] (piada|história|curiosidade|charada|fofoca|novidade) [{anything}]"
          ],
          "set": {
            "reason": "joke"
          },
          "weight": 3
        },
        {
          "say": [
            "(quem é você|quem é vc|o que você é|qual é o seu nome|qual seu nome|como você se chama|quantos anos você tem|tá aí|você tá aí|está aí|alguém aí) [{anything}]",
            "(quem|o que) (é|e) <who>"
          ],
          "set": {
            "reason": "who"
          },
          "weight": 3
        },
        {
          "say": [
            "quem [foi|é] [que] (te|lhe) (criou|fez|inventou|programou|desenvolveu|construiu) [você]",
            "quem (criou|fez|inventou|programou|desenvolveu) (você|vc|o parco|esse app)",
            "quem (é|foi) [o] (seu|teu) (criador|dono|pai|autor)",
            "de quem você é"
          ],
          "set": {
            "reason": "maker"
          },
          "weight": 3
        },
        {
          "say": [
            "<who> (é|e) [tipo|igual|como|que nem|o mesmo que|parecido com] [o|a|um|uma] (chatgpt|chat gpt|gpt|gemini|siri|alexa|claude|copilot|robô|máquina|inteligência artificial) [mesmo]",
            "<who> (é|e) (um robô|uma ia|uma máquina|um bot|um programa|humano|humana|gente|real|de verdade)",
            "(<who>|estou falando com|tô falando com|falo com|isso) [é|e|aí é] (uma pessoa|um ser humano|alguém|gente|uma pessoa de carne e osso|um humano) [de verdade|real|mesmo]",
            "<who> (dorme|come|sente|tem sentimentos|gosta de mim|me ama|fica cansado|sonha) [{words}]"
          ],
          "set": {
            "reason": "robot"
          },
          "weight": 3,
          "allows": [
            "almost",
            "question"
          ]
        },
        {
          "say": [
            "(desculpa|desculpe|me desculpa|me desculpe|foi mal|mal aí|perdão|sinto muito) [parco|aí|viu|mesmo|cara|amigo|pelo erro|pela confusão|por isso|qualquer coisa]",
            "[desculpa|desculpe|me desculpa|me desculpe|perdão] [,] [eu] (fui|tava sendo|estava sendo) [muito|meio|um pouco] (grosseiro|grosseira|grosso|grossa|rude|mal educado|mal educada|injusto|injusta|estúpido|estúpida)"
          ],
          "set": {
            "reason": "apology"
          },
          "weight": 3
        },
        {
          "say": [
            "<who> [só|não] (é|tá|está|foi) [muito|tão|bem|mesmo|meio|um|uma|mais] (burro |burra |burrinho |inútil |idiota |ruim |péssimo |péssima |horrível |lento |lenta |lixo |chato |chata |fraco |fraca |limitado |limitada |imbecil |estúpido |estúpida |tapado |porcaria) [mesmo|demais|hein|viu|cara]",
            "(que|essa|esta|mas que) (droga|porcaria|merda|bosta|saco) [de] (app|aplicativo|programa|assistente|parco) [não funciona|não presta|é esse|hein|viu]",
            "[que] (droga|saco|merda|porcaria|inferno) [esse|este|isso|o] (app|aplicativo|parco|programa|isso|aqui) não (funciona|presta|entende|serve|vai|anda) [nada|pra nada|direito|nunca]",
            "(esse|este|o) (app|aplicativo|programa) [aqui] (é|não) [uma|um|muito] (funciona|presta|ruim|péssimo|horrível|merda|lixo|droga|porcaria|bosta|entende nada|serve pra nada) [mesmo|hein|nada|direito]",
            "[porra|caramba|caralho|poxa|meu deus|cara|mas] [eu] já (falei|disse|te falei|te disse|repeti) [mil vezes|isso|antes|que] [que] [foi|é|era|são|eram|foram|tá] [{money}]",
            "<who> não (serve pra nada|serve pra coisa nenhuma|sabe nada|sabe de nada|sabe fazer nada|entende nada|me entende|entendeu nada|presta|ajuda em nada|faz nada direito) [mesmo|hein]",
            "[mas|ei|poxa] <who> [me] (entendeu errado|entendeu mal|entendeu tudo errado|errou|se enganou|confundiu tudo|não me entendeu) [de novo|hein|viu|isso]",
            "que (burrice|inutilidade|lixo|porcaria) (a sua|sua|a tua|tua) [hein|viu|mesmo]",
            "(que|seu|sua) (burro|burra|burrice|inútil|idiota|lixo|porcaria|imbecil|estúpido|robô burro|robô inútil|assistente ruim|assistente inútil) [hein|viu|mesmo]"
          ],
          "set": {
            "reason": "insult"
          },
          "weight": 14
        },
        {
          "say": [
            "[eu] (te amo|amo você|te adoro|adoro você|gosto de você|gosto muito de você) [muito|demais|parco]",
            "<who> (é|foi) [muito|tão] (demais|ótimo|incrível|o melhor|um amor|fofo|legal|gente boa|maravilhoso|nota dez|show|top) [mesmo|hein]"
          ],
          "set": {
            "reason": "affection"
          },
          "weight": 14
        },
        {
          "say": [
            "[o|a|meu|minha|nosso|nossa|hoje] [o|a|meu|minha|nosso|nossa] <dear> (morreu|faleceu|partiu|se foi|foi embora deste mundo) [{words}]",
            "[eu] perdi [o|a] (meu|minha|nosso|nossa) <dear> [{words}]",
            "[eu|a gente] (perdi|perdemos) (um|uma) (amigo|amiga|grande amigo|grande amiga|colega|vizinho|vizinha|primo|prima|tio|tia) [querido|querida|muito querido|muito querida|de infância|de muitos anos] [essa semana|esta semana|ontem|hoje|esse mês|de repente]",
            "[eu] (tô|to|estou|estamos) de luto [{words}]"
          ],
          "set": {
            "reason": "grief"
          },
          "weight": 20
        },
        {
          "say": [
            "[eu] (tô|to|estou|ando|fiquei|estamos|vivo|acabei) [muito|totalmente|completamente|todo|toda|meio|super|tão] (sem grana |sem dinheiro |sem um real |sem um tostão |sem um puto |quebrado |quebrada |liso |lisa |falido |falida |na pindaíba |com o nome sujo |com nome sujo |negativado |negativada |afogado em dívidas |afogada em dívidas |cheio de dívidas |cheia de dívidas |cheio de dívida |cheia de dívida |atolado em dívidas |atolada em dívidas) [de novo|demais|mesmo|esse mês|este mês|já|cara|mano]",
            "[eu] (tô|to|estou|fiquei) (endividado|endividada) [demais|de novo|até o pescoço]",
            "[eu] (não consigo |não tô conseguindo |não estou conseguindo |não dou conta de |não tenho como |não tenho dinheiro pra |não tenho grana pra |não vou conseguir) pagar [as|o|a|minhas|meu|minha|todas as] (contas|dívidas|aluguel|dívida|fatura|cartão|boletos|luz|comida|escola|prestação|empréstimo) [{words}]",
            "[eu] não tenho (dinheiro|grana|um real|um tostão) (pra nada|pra pagar|pra comer|pra chegar no fim do mês|sobrando) [{words}]"
          ],
          "set": {
            "reason": "money-trouble"
          },
          "weight": 20
        },
        {
          "say": [
            "[o|a] (meu|minha) (namorado|namorada|marido|esposa|mulher|noivo|noiva|ex|companheiro|companheira) (me largou|me deixou|terminou comigo|me traiu|foi embora|pediu o divórcio|pediu divórcio|quer se separar) [{words}]"
          ],
          "set": {
            "reason": "heartbreak"
          },
          "weight": 20
        },
        {
          "say": [
            "[eu] [acho que] [eu] (tô|to|estou|ando) fazendo tudo errado [na vida|com eles|com ele|com ela]",
            "[eu] não (dou conta|tô dando conta|estou dando conta) [mais] [de tudo|de nada|disso|sozinho|sozinha|de tudo isso]",
            "[hoje] [eu] (gritei|briguei|perdi a paciência|explodi) com (ele|ela|eles|elas|meu pai|minha mãe|meu filho|minha filha|meus filhos|as crianças) [hoje|de novo] [,] e [tô|estou|me|eu] [me] (mal|me sentindo mal|arrependido|arrependida|culpado|culpada|sinto mal|sinto péssimo|sinto péssima|sinto culpado|sinto culpada|péssimo|péssima) [por isso|com isso]",
            "[hoje] [eu] (tô|to|estou|ando|fiquei) [muito|meio|bem|super|só] (na bad|numa bad|na maior bad|na fossa|borocoxô|jururu|macambúzio|macambúzia) [hoje|demais|total]",
            "[hoje] [foi|tive|tô tendo|tá sendo|que|ai que] [um|mais um] dia [muito|bem|super|tão] (horrível|péssimo|difícil|pesado|de merda|terrível|puxado|ruim|do cão) [hoje|{words}]"
          ],
          "set": {
            "reason": "low"
          },
          "weight": 15
        },
        {
          "say": [
            "[eu|a gente] (quero|preciso|queria|tenho que|precisava|tô precisando|estou precisando|vou tentar|preciso muito|quero muito) [muito] (parar de|gastar menos|economizar|cortar|diminuir|reduzir|controlar) [de] [gastar|gastos|os gastos|meus gastos|tanto] [tanto|demais|menos] [(com|em|no|na|os gastos com|o gasto com) {words}] [esse mês|este mês]"
          ],
          "set": {
            "reason": "spend-less"
          },
          "weight": 22,
          "allows": [
            "wish",
            "future",
            "negation"
          ]
        },
        {
          "say": [
            "[essa noite|hoje|ontem|de novo] [eu] dormi (mal|muito mal|super mal|mal demais|mal pra caramba|pessimamente|péssimo|supermal|pouquíssimo|nada|quase nada) [essa noite|hoje|de novo|ultimamente|pra caramba|demais]",
            "[eu] não (dormi|consegui dormir|preguei o olho|preguei os olhos|dormi nada|dormi direito|dormi bem) [nada|bem|direito] [essa noite|hoje|ontem|a noite toda|a noite inteira|de novo]",
            "[eu] passei a noite (em claro|acordado|acordada|virando na cama|rolando na cama)"
          ],
          "set": {
            "reason": "bad-night"
          },
          "weight": 30,
          "allows": [
            "negation"
          ]
        },
        {
          "say": [
            "[o|a] (meu|minha) (chefe|chefa|patrão|patroa|gerente|colega|supervisor|supervisora|trabalho|emprego|serviço) (é|tá|está|anda|me) (um|uma|muito|tão) (mala|saco|chato|chata|idiota|babaca|pé no saco|inferno|insuportável|puxado|estressante|horrível|cansativo|folgado|folgada|grosso|grossa) [{words}]",
            "[o|a] (meu|minha) (chefe|chefa|patrão|patroa|gerente|colega|trabalho|emprego|serviço) (me irrita|me cansa|me estressa|me tira do sério|me enlouquece) [{words}]",
            "[eu] (odeio|detesto|não aguento mais|não suporto|cansei de|tô cansado de|tô cansada de|tô de saco cheio de|tô de saco cheio do) [o|a|do|da] (meu|minha|esse|essa) (chefe|chefa|patrão|patroa|trabalho|emprego|serviço|colega) [{words}]"
          ],
          "set": {
            "reason": "fed-up"
          },
          "weight": 22,
          "allows": [
            "negation",
            "others"
          ]
        },
        {
          "say": [
            "[hoje] [eu] (tô|to|estou|fiquei|acordei|ando|tava|estava) [muito|meio|bem|super] com [uma|um|muita|muito|bastante] [baita|puta] (dor de cabeça |dor de barriga |dor nas costas |dor de garganta |dor de dente |enxaqueca |gripe |resfriado |febre |cólica |enjoo |azia |tosse |covid |dengue |sinusite |rinite) [daquelas|danada|terrível|forte|hoje|de novo|desde {words}|há {words}|faz {words}]",
            "[hoje] [eu] (tô|to|estou|fiquei|acordei|tava|estava) [muito|meio|bem|super] (gripado|gripada|resfriado|resfriada|doente|enjoado|enjoada|de cama|com febre) [hoje|de novo|desde {words}|há {words}|faz {words}]"
          ],
          "set": {
            "reason": "unwell"
          },
          "weight": 15
        },
        {
          "say": [
            "[nossa|hoje|aqui] [aqui] (tá|está|faz|fez|tá fazendo|está fazendo|tá um|está um|foi um) [muito|um|uma|o maior] (calor|frio|friozinho|calorão|solão|chuva|temporal|sol|ventania|vento) [danado|danada|absurdo|do cão|demais|lá fora|aqui|hoje|bom|forte|{words}]",
            "[hoje|aqui] (tá|está|vai) (chovendo|nevando|ventando|garoando|chover) [muito|demais|pra caramba|aqui|hoje|forte|o dia todo|lá fora]",
            "[tá|está] (chovendo|nevando|garoando) [muito|demais|pra caramba|aqui|hoje|forte|o dia todo|lá fora]"
          ],
          "set": {
            "reason": "weather"
          },
          "weight": 15
        },
        {
          "say": [
            "que (meta |metas |gol |golaço |treino |treinão |corrida |agenda |rotina |festa |reunião |viagem |almoço |jantar |jogo |jogão |gasto |conta |dívida |peso |hábito |evento |lembrete |aula |semana |vida |humor |energia) [mais|tão|super|bem] [linda |lindo |boa |bom |massa |top |show |incrível |absurda |absurdo |puxada |puxado |difícil |doida |doido |maravilhosa |maravilhoso |ousada |ousado |cheia |cheio |insana |insano |ruim |péssima |péssimo |hein |viu |meu deus |da hora]",
            "(será que|vai|tá|será que vai|será que tá) (chove|chover|chovendo|esfria|esfriar|esquenta|esquentar|faz sol|fazer sol|fazer frio|fazer calor|nevar|nevando|ventar|ventando) [{world}]",
            "(faz|tá|está|tava) (frio|calor|sol) em {world}"
          ],
          "weight": 14
        },
        {
          "say": [
            "(meu filho|minha filha|meu bem|meu anjo|meu querido|minha querida|meu amigo|minha amiga|minha gente) [parco]"
          ],
          "set": {
            "reason": "greeting"
          },
          "weight": 3
        },
        {
          "say": [
            "(bom dia|bom dia pra você|bom diaa|dia) [parco|pessoal|de novo|amigo|pra você|tudo bem|tudo bom|tudo certo|beleza|como vai|como você está|como você tá]"
          ],
          "set": {
            "reason": "good-morning"
          },
          "weight": 3
        },
        {
          "say": [
            "(boa tarde|boa tarde pra você) [parco|pessoal|de novo|amigo|tudo bem|tudo bom|tudo certo|beleza|como vai|como você está|como você tá]"
          ],
          "set": {
            "reason": "good-afternoon"
          },
          "weight": 3
        },
        {
          "say": [
            "(boa noite|boa noite pra você) [parco|pessoal|de novo|amigo|tudo bem|tudo bom|tudo certo|beleza|como vai|como você está|como você tá]"
          ],
          "set": {
            "reason": "good-evening"
          },
          "weight": 3
        },
        {
          "say": [
            "(oi|olá|ola|opa|e aí|e ae|aí|ae|iae|eai|fala|salve|hey|hello|alô|oie|oii|oiii|oizinho|buenas) [tudo bem |tudo bom |tudo certo |beleza |como vai |como vai você |como você está |como você tá |parco |pessoal |de novo |amigo |tudo joia |blz |como é que tá |como tá]"
          ],
          "set": {
            "reason": "greeting"
          },
          "weight": 2
        },
        {
          "say": [
            "(arretado |arretada |massa demais |bom demais |boa demais |tri legal |daora |da hora |firmeza |sensacional |show de bola |perfeito |top |massa |legal |maravilha |ótimo |beleza |joia |blz |tranquilo |entendi |entendido |ah tá |ah entendi |ok |tá |tá bom |tá certo |certo |isso aí |que bom |que legal |boa |bacana |excelente |arrasou |mandou bem |você é demais |você é ótimo |te amo |gostei |adorei |parabéns |muito bom |interessante |sério |nossa |uau |caramba |putz |poxa |que pena |hum |hmm |ué |eita |aham |sei) [mesmo|pela ajuda|por tudo|viu|demais|então|parco|hein|amigo|cara|mano|{words:rest}]"
          ],
          "set": {
            "reason": "fine"
          },
          "weight": 2
        },
        {
          "say": [
            "[muito|mto] (obrigado|obrigada|brigado|brigada|valeu|vlw|agradecido|agradecida|grato|grata|obrigadão|brigadão|valeuzão) [mesmo|pela ajuda|por tudo|viu|demais|então|parco|hein|amigo|cara|mano|{words:rest}]"
          ],
          "set": {
            "reason": "thanks"
          },
          "weight": 2
        },
        {
          "say": [
            "(tchau|até mais|até logo|até amanhã|até depois|fui|falou|flw|até|adeus|abraço|abraços|beijo|beijos|bjs|boa noite até amanhã|vou dormir|vou nessa) [parco|até mais|até amanhã|fui]"
          ],
          "set": {
            "reason": "farewell"
          },
          "weight": 2
        },
        {
          "say": [
            "(ajuda |me ajuda |socorro ajuda |preciso de ajuda |help |menu |comandos |exemplos |instruções |como funciona |como isso funciona |como você funciona |como te uso |como uso |como usar |como eu uso |por onde começo |como começo |sou novo aqui |sou nova aqui |acabei de instalar) [isso|aqui|você|o parco|parco|por favor]",
            "[eu] (quero|queria|preciso|gostaria de) (controlar|organizar|cuidar de|cuidar das|arrumar|acompanhar|começar a controlar|começar a organizar) [a|as|o|os] [minha|minhas|meu|meus] (finanças|contas|dinheiro|grana|gastos|vida financeira|vida|saúde|rotina)",
            "(o que|que|oq) (você|vc|tu|o parco|dá pra|posso|eu posso|consigo|é que você) [sabe|pode|consegue|faz|te|fazer|faz por mim] [fazer|pedir|falar|dizer|anotar|te pedir|por mim|com você|aqui|com isso]"
          ],
          "set": {
            "reason": "help"
          },
          "weight": 12
        },
        {
          "say": [
            "[o|a] (tempo|saúde|família|amor|dinheiro|equilíbrio|sono|disciplina|paciência|amizade|trabalho|constância|fé|educação|sorte|dieta|hábito) (é tudo |não é tudo |é vida |é dinheiro |é ouro |é o segredo |é a chave |é a base |é fundamental |é essencial |vem em primeiro lugar |em primeiro lugar |não tem preço |não traz felicidade |não compra felicidade |não se compra |não nasce em árvore |na mão é vendaval) [na vida|nessa vida|de tudo]"
          ],
          "set": {
            "reason": "saying"
          },
          "weight": 18
        },
        {
          "say": [
            "[eu] (prefiro|preferia) (não comentar |não falar |não dizer |não opinar |não responder |não saber |nem comentar |nem saber |nem lembrar |não me meter |não me envolver |deixar quieto |assim |nem te contar) [sobre isso|nada|disso|nisso]"
          ],
          "weight": 40
        },
        {
          "say": [
            "[o|a] (google|alexa|siri|chatgpt|gemini|claude) (é|era|faz|responde|sabe|entende) (melhor|mais) [{words}]"
          ],
          "weight": 30
        },
        {
          "say": [
            "(quanto dá|quanto fica|quanto seria|quanto é|quanto sai|quanto daria|converte|converta) [isso|esse valor|esse preço|{money}] (em|pra|para) (dólar|dólares|euro|euros|real|reais|peso|pesos|libra|libras|iene|ienes|bitcoin)",
            "(quanto tá|quanto está|quanto é|quanto tá valendo|quanto vale|a quanto tá|a quanto está|como tá|como está|qual é|qual) [a cotação do|a cotação da|o valor do|o] (dólar|euro|bitcoin|libra) [hoje|agora|turismo|comercial]"
          ],
          "set": {
            "reason": "rates"
          },
          "weight": 34
        },
        {
          "say": [
            "(como tá|como está|como vai ficar|como vai estar|qual é|qual) (o tempo|o clima|a previsão do tempo|a temperatura) [aí|lá fora|hoje|agora|amanhã|pra hoje|pra amanhã|no fim de semana|no {words}|em {words}|na {words}]",
            "(vai|será que vai|será que) (chover|chove|fazer frio|fazer sol|fazer calor|esfriar|esquentar) [muito] [hoje|agora|amanhã|mais tarde|no fim de semana|no {words}|em {words}|na {words}]",
            "preciso (levar|de) [guarda-chuva|guarda chuva|casaco] [hoje|amanhã]"
          ],
          "set": {
            "reason": "forecast"
          },
          "weight": 30
        },
        {
          "say": [
            "(sim|não|isso|isso mesmo|claro|com certeza|pode ser|s|n)"
          ],
          "set": {
            "reason": "nothing-pending"
          },
          "weight": 3
        },
        {
          "say": [
            "(quanto custa |quanto tá |quanto está |quanto é |quanto vale |quanto sai |quanto fica |qual o preço |qual é o preço |qual o valor |quanto tão |quanto custam |quanto tava |quanto deve custar |sabe quanto custa |quanto pagaria |quanto se paga) [o preço|hoje|um|uma|o|a|os|as|do|da|de|dos|das|no|na|pra|em média] {world}",
            "(quanto ganha|quanto se ganha|quanto recebe|quanto pesa|quanto tempo|quanto dura|quanto rende|quanto mede|quanto vive) [um|uma|o|a|os|as|em média|leva|demora] {world}",
            "(quantos litros|quantos copos|quanto|quanta|quantas horas|quantas calorias|quantos quilos|quantos passos|quantos minutos) [de água|de sono|por dia|de exercício|de] (devo |deveria |se deve |a gente deve |preciso |uma pessoa deve |tem |é recomendado |são recomendados |é o ideal |é ideal |é o recomendado |é bom |é normal |precisa |precisamos |tem que |tenho que |é pra |devemos |um adulto deve |um adulto precisa |tem em |existem |é saudável) [{world}]",
            "(qual|quem|quando|onde|o que|como|por que|porque) (é |foi |são |era |significa |fica |nasceu |morreu |ganhou |inventou |descobriu |funciona |se faz |se diz |faz |quer dizer |venceu |joga |passa |vai ser |acontece |escreveu |é que |o céu |a gente |os) {world}",
            "(qual a |qual o |qual é a |qual é o |quais são os |quais são as |quem é o |quem é a |quem foi |quem foi o |quem foi a |onde fica |onde fica o |onde fica a |o que é |o que é um |o que é uma |o que significa) (capital |população |presidente |melhor |maior |menor |diferença |significado |distância |temperatura |previsão |cotação |altura |fórmula |raiz |sinônimo |tradução |receita de |idade |salário mínimo |rei |rainha |inflação |selic |taxa selic |cdi |dólar |euro |bitcoin |fuso |moeda |língua |idioma |signo) [{world}]",
            "(vai|será que vai|será) (chover|fazer frio|fazer sol|fazer calor|esfriar|esquentar|ter jogo|passar) [{world}]",
            "(como tá|como está|como vai ficar|qual é|qual) (o tempo|o clima|a previsão|a previsão do tempo|o trânsito|o dólar|a bolsa) [{world}]",
            "que (horas são|dia é hoje|dia é|ano é|mês é) [agora|{world}]",
            "[quanto é] {number} (mais|menos|vezes|dividido por|x) {number}",
            "(como|onde|o que) (emagrecer |economizar |ganhar dinheiro |investir |dormir melhor |perder peso |beber mais água |fazer |preparar |cozinhar |chegar |comprar |tirar |abrir |declarar |calcular |começar a investir |guardar dinheiro |poupar |faço pra |faz pra |se calcula |posso |eu faço pra) [{world}]"
          ],
          "weight": -1
        },
        {
          "say": [
            "[{anything}] (em|em que|em qual|qual|que|quais|em quais) (ação|ações|fundo|fundos|fii|fiis|criptomoeda|cripto|investimento|investimentos|moeda|banco|corretora|cdb|papel) [eu|que|é|são] [devo |deveria |posso |compro |coloco |invisto |ponho |aplico |escolho |comprar |investir |colocar |aplicar |vale |vale a pena |melhor |pra comprar |mais vale |tá melhor |está melhor |rende |rende mais |é melhor |são melhores |é bom |é boa |compensa |você recomenda |recomenda |você indica |indica |me indica] [{anything}]",
            "(qual|quais) (o|a|é o|é a|os|as|são os|são as) (melhor|melhores) (investimento|investimentos|ação|ações|fundo|fundos|aplicação|aplicações|banco|corretora|cripto|criptomoeda|remédio|remédios|dieta) [{anything}]",
            "(vale a pena|será que vale a pena|compensa|será que compensa|é verdade que|é melhor|o que é melhor|o que compensa mais|qual compensa mais) {anything}",
            "(devo|deveria|vale a pena|compensa|é bom|é uma boa|é boa hora pra|é hora de|é hora pra|posso|onde|melhor|o que é melhor) (investir |comprar ações |comprar bitcoin |aplicar |comprar dólar |vender minhas ações |vender ações |investir em |colocar meu dinheiro |invisto |coloco meu dinheiro |aplico |comprar criptomoeda |comprar cripto |comprar petrobras |comprar petr4 |comprar vale) [{anything}]",
            "[acho que] [eu] (tô|estou|tenho|peguei|tive|devo ter|devo estar|posso ter|posso estar|será que tenho|será que tô|será que estou|será que é) [com] [um|uma|uns|umas|muita|muito|de] (diabetes |gripe |covid |dengue |pneumonia |infecção |virose |câncer |hipertensão |febre |dor |dores |tosse |enxaqueca |dor de cabeça |dor de barriga |dor de garganta |dor nas costas |alergia |sinusite |gastrite |labirintite |tdah |anemia |zika |amigdalite |apendicite |conjuntivite |tireoide |pressão alta |pedra no rim |infarto |refluxo |bronquite |asma |azia |náusea |tontura |diarreia) [{anything}]",
            "(que|qual) (remédio|antibiótico|medicamento|dose|chá|pomada|xarope|dosagem) [que] [eu|é|devo|posso|tomo|tomar|serve|uso|usar|bom|boa|melhor|compro|passa] [{anything}]",
            "(o que|quanto|quantos) [é que] [eu] (tomo|posso tomar|devo tomar|passo|uso|faço pra curar|tomar|mg de|comprimidos) [{anything}]",
            "(posso|devo|pode|dá pra|faz mal|é perigoso|tem problema) (tomar|misturar|beber|parar de tomar|usar) [{anything}]",
            "(decidi|resolvi|optei|escolhi) (que vou de |ir de |comer |pedir |almoçar |jantar |que vou comer |que vou pedir |que hoje vou de |tomar |que vou almoçar |que vou jantar |que vou usar |usar |vestir |que vou vestir |assistir |que vou assistir |que vou ver |ver |dormir cedo |que vou dormir |ficar em casa |que vou ficar |pegar |que vou pegar |que vai ser |que hoje é |que hoje vai ser |por) [{anything}]"
          ],
          "weight": 13
        },
        {
          "say": [
            "(liga |ligue |ligar |desliga |desligue |desligar |acende |acenda |acender |apaga |apague |apagar |abre |abra |abrir |fecha |feche |fechar |aumenta |aumente |aumentar |diminui |diminua |abaixa |abaixe |tranca |tranque |destranca |regula |toca |toque |tocar |pausa |pula |dá play |ativa |desativa |põe |coloca |bota |liga aí |sobe |desce |reinicia) [a|o|as|os|um|uma|aí|minha|meu] [um pouco] (luz |luzes |lâmpada |lâmpadas |ar |ar condicionado |tv |televisão |som |música |músicas |volume |porta |portão |janela |janelas |cortina |cortinas |ventilador |aquecedor |abajur |cafeteira |alarme |despertador |persiana |persianas |temperatura do ar |termostato |robô aspirador |aspirador |rádio |playlist |spotify pra tocar |netflix na tv |máquina de lavar |chuveiro |forno |câmera |wifi |modo noturno |alexa |brilho |garagem |timer |cronômetro |lareira |bomba |piscina |irrigação |cafeteira) [{anything}]"
          ],
          "set": {
            "reason": "machine"
          },
          "weight": 13
        },
        {
          "say": [
            "[você pode|pode|consegue|dá pra|por favor|quero que você] [me] (pede|peça|pedir|compra|compre|comprar|encomenda|encomende|encomendar) [aí] (um|uma|uns|umas|o|a|pra mim) {anything} [pra mim]"
          ],
          "set": {
            "reason": "order"
          },
          "weight": 14,
          "allows": [
            "order",
            "question",
            "wish"
          ]
        },
        {
          "say": [
            "[você pode|pode|consegue|por favor] (liga|ligue|ligar|telefona|telefone|telefonar) (pra|pro|para) [o|a] [meu|minha] {words} [agora|por favor|pra mim]",
            "[você pode|pode|consegue|por favor] (manda|mande|mandar|envia|envie|enviar) (uma mensagem|mensagem|um zap|zap|um whatsapp|um e-mail|um email|um áudio) (pra|pro|para) {anything}",
            "[você pode|pode|consegue|por favor] (avisa|avise|avisar) [o|a] [meu|minha] {words} que {anything}"
          ],
          "set": {
            "reason": "reach"
          },
          "weight": 14,
          "allows": [
            "order",
            "question",
            "wish"
          ]
        },
        {
          "say": [
            "(você|vc|cê|tu|o parco) (fala|entende|sabe|conhece|responde em|sabe falar|consegue falar) [em] (inglês|português|espanhol|francês|italiano|alemão|japonês|chinês|outra língua|outras línguas|outros idiomas|que línguas|quais línguas|que idiomas)",
            "(quais|que) (línguas|idiomas) (você|vc|cê) (fala|entende|sabe)",
            "(fala|habla|hablas) (inglês|português|espanhol|español|francês|italiano|alemão)",
            "(hola|buenas|bonjour|ciao|guten tag|konnichiwa|salut) [que tal|como estas|ça va]"
          ],
          "set": {
            "reason": "languages"
          },
          "weight": 14,
          "allows": [
            "question"
          ]
        }
      ]
    }
  }
}
