// Generated from speech/talk.pt-BR.yaml by scripts/generate.ts. Do not edit.
import type { IntentCatalogue } from '../grammar/catalogue.ts'

/** What is said and is for no tool. */
export const TALK: IntentCatalogue = {
  "domain": "talk",
  "locale": "pt-BR",
  "rules": {
    "who": "(você|vc|tu|o parco|parco)"
  },
  "intents": {
    "none": {
      "isWrite": false,
      "sentences": [
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
            "(tudo bem|tudo bom|tudo certo|como vai|como vai você|como você está|como você tá|como tá você|tudo joia|tudo tranquilo|como foi seu dia|como é que você tá|tá tudo bem|como vai a vida|como anda a vida|como tá a vida|como está a vida|e a vida|e a vida como vai|e a vida como anda|e essa vida|como vão as coisas|como andam as coisas|como tão as coisas) [com você|contigo|aí|por aí]",
            "(kkk|haha|rs|hehe|lol) [{words}]",
            "(aham|uhum|talvez|sei lá|tanto faz|exato|exatamente|verdade|pois é|nossa|jura|ué|ixi|eita|aff|bora|partiu|top|show)",
            "(conta|me conta|me conte|conte|fala|manda|diz) [uma|mais uma|outra|aí uma] (piada|história|curiosidade|charada|fofoca|novidade) [{anything}]",
            "(quem é você|quem é vc|o que você é|qual é o seu nome|qual seu nome|como você se chama|você é um robô|você é uma ia|você é humano|você é real|quem te criou|quem te fez|quantos anos você tem|você dorme|você come|você tem sentimentos|você gosta de mim|você me ama|tá aí|você tá aí|está aí|alguém aí) [{anything}]",
            "(que dia|que frio|que calor|que chuva|que sono|que preguiça|que fome|que sede|que tédio|que saudade|que cansaço) [{words}]",
            "(tô|estou|fiquei|ando|me sinto) [com] [muito|muita|tão|super|meio|mega] (fome|sede|sono|preguiça|frio|calor|entediado|entediada|com tédio|tédio|saudade) [{words}]",
            "(o brasil|o corinthians|o flamengo|o palmeiras|meu time|o time|o jogo|o santos|o vasco|o são paulo|o grêmio|o inter|o cruzeiro|o galo) (ganhou|perdeu|empatou|joga|vai jogar|tá jogando|foi campeão|caiu) [{anything}]"
          ],
          "weight": 2
        },
        {
          "say": [
            "que (meta|metas|gol|golaço|treino|treinão|corrida|agenda|rotina|festa|reunião|viagem|almoço|jantar|jogo|jogão|gasto|conta|dívida|peso|hábito|evento|lembrete|aula|semana|vida|humor|energia) [mais|tão|super|bem] [linda|lindo|boa|bom|massa|top|show|incrível|absurda|absurdo|puxada|puxado|difícil|doida|doido|maravilhosa|maravilhoso|ousada|ousado|cheia|cheio|insana|insano|ruim|péssima|péssimo|hein|viu|meu deus|da hora]",
            "(será que|vai|tá|será que vai|será que tá) (chove|chover|chovendo|esfria|esfriar|esquenta|esquentar|faz sol|fazer sol|fazer frio|fazer calor|nevar|nevando|ventar|ventando) [{world}]",
            "(faz|tá|está|tava) (frio|calor|sol) em {world}"
          ],
          "weight": 14
        },
        {
          "say": [
            "(oi|olá|ola|opa|e aí|eai|fala|salve|hey|hello|alô|bom dia|boa tarde|boa noite|bom dia pra você|oie|oii|oiii|oizinho|buenas) [tudo bem|tudo bom|tudo certo|beleza|como vai|como vai você|como você está|como você tá|parco|pessoal|de novo|amigo|tudo joia|blz|como é que tá|como tá]"
          ],
          "set": {
            "reason": "greeting"
          },
          "weight": 2
        },
        {
          "say": [
            "[muito|mto] (obrigado|obrigada|brigado|brigada|valeu|vlw|agradecido|agradecida|grato|grata|obrigadão|brigadão|valeuzão|show de bola|perfeito|top|massa|legal|maravilha|ótimo|beleza|joia|blz|tranquilo|entendi|entendido|ah tá|ah entendi|ok|tá|tá bom|tá certo|certo|isso aí|que bom|que legal|boa|bacana|excelente|arrasou|mandou bem|você é demais|você é ótimo|te amo|gostei|adorei|parabéns|muito bom|interessante|sério|nossa|uau|caramba|putz|poxa|que pena|hum|hmm|ué|eita|aham|sei) [mesmo|pela ajuda|por tudo|viu|demais|então|parco|hein|amigo|cara|mano|{words:rest}]"
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
            "(ajuda|me ajuda|socorro ajuda|preciso de ajuda|help|menu|comandos|exemplos|instruções|como funciona|como isso funciona|como você funciona|como te uso|como uso|como usar|como eu uso|por onde começo|como começo) [isso|aqui|você|o parco|parco|por favor]",
            "(o que|que|oq) (você|vc|tu|o parco|dá pra|posso|eu posso|consigo|é que você) [sabe|pode|consegue|faz|te|fazer|faz por mim] [fazer|pedir|falar|dizer|anotar|te pedir|por mim|com você|aqui|com isso]"
          ],
          "set": {
            "reason": "help"
          },
          "weight": 12
        },
        {
          "say": [
            "[o|a] (tempo|saúde|família|amor|dinheiro|equilíbrio|sono|disciplina|paciência|amizade|trabalho|constância|fé|educação|sorte|dieta|hábito) (é tudo|não é tudo|é vida|é dinheiro|é ouro|é o segredo|é a chave|é a base|é fundamental|é essencial|vem em primeiro lugar|em primeiro lugar|não tem preço|não traz felicidade|não compra felicidade|não se compra|não nasce em árvore|na mão é vendaval) [na vida|nessa vida|de tudo]"
          ],
          "set": {
            "reason": "saying"
          },
          "weight": 18
        },
        {
          "say": [
            "[eu] (prefiro|preferia) (não comentar|não falar|não dizer|não opinar|não responder|não saber|nem comentar|nem saber|nem lembrar|não me meter|não me envolver|deixar quieto|assim|nem te contar) [sobre isso|nada|disso|nisso]"
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
            "(quanto dá|quanto fica|quanto seria|quanto é|quanto sai|quanto daria|converte|converta) [isso|esse valor|esse preço|{money}] (em|pra|para) (dólar|dólares|euro|euros|real|reais|peso|pesos|libra|libras|iene|ienes|bitcoin)"
          ],
          "weight": 34
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
            "(quanto custa|quanto tá|quanto está|quanto é|quanto vale|quanto sai|quanto fica|qual o preço|qual é o preço|qual o valor|quanto tão|quanto custam|quanto tava|quanto deve custar|sabe quanto custa|quanto pagaria|quanto se paga) [o preço|hoje|um|uma|o|a|os|as|do|da|de|dos|das|no|na|pra|em média] {world}",
            "(quanto ganha|quanto se ganha|quanto recebe|quanto pesa|quanto tempo|quanto dura|quanto rende|quanto mede|quanto vive) [um|uma|o|a|os|as|em média|leva|demora] {world}",
            "(quantos litros|quantos copos|quanto|quanta|quantas horas|quantas calorias|quantos quilos|quantos passos|quantos minutos) [de água|de sono|por dia|de exercício|de] (devo|deveria|se deve|a gente deve|preciso|uma pessoa deve|tem|é recomendado|são recomendados|é o ideal|é ideal|é o recomendado|é bom|é normal|precisa|precisamos|tem que|tenho que|é pra|devemos|um adulto deve|um adulto precisa|tem em|existem|é saudável) [{world}]",
            "(qual|quem|quando|onde|o que|como|por que|porque) (é|foi|são|era|significa|fica|nasceu|morreu|ganhou|inventou|descobriu|funciona|se faz|se diz|faz|quer dizer|venceu|joga|passa|vai ser|acontece|escreveu|é que|o céu|a gente|os) {world}",
            "(qual a|qual o|qual é a|qual é o|quais são os|quais são as|quem é o|quem é a|quem foi|quem foi o|quem foi a|onde fica|onde fica o|onde fica a|o que é|o que é um|o que é uma|o que significa) (capital|população|presidente|melhor|maior|menor|diferença|significado|distância|temperatura|previsão|cotação|altura|fórmula|raiz|sinônimo|tradução|receita de|idade|salário mínimo|rei|rainha|inflação|selic|taxa selic|cdi|dólar|euro|bitcoin|fuso|moeda|língua|idioma|signo) [{world}]",
            "(vai|será que vai|será) (chover|fazer frio|fazer sol|fazer calor|esfriar|esquentar|ter jogo|passar) [{world}]",
            "(como tá|como está|como vai ficar|qual é|qual) (o tempo|o clima|a previsão|a previsão do tempo|o trânsito|o dólar|a bolsa) [{world}]",
            "que (horas são|dia é hoje|dia é|ano é|mês é) [agora|{world}]",
            "[quanto é] {number} (mais|menos|vezes|dividido por|x) {number}",
            "(como|onde|o que) (emagrecer|economizar|ganhar dinheiro|investir|dormir melhor|perder peso|beber mais água|fazer|preparar|cozinhar|chegar|comprar|tirar|abrir|declarar|calcular|começar a investir|guardar dinheiro|poupar|faço pra|faz pra|se calcula|posso|eu faço pra) [{world}]"
          ],
          "weight": -1
        },
        {
          "say": [
            "[{anything}] (em|em que|em qual|qual|que|quais|em quais) (ação|ações|fundo|fundos|fii|fiis|criptomoeda|cripto|investimento|investimentos|moeda|banco|corretora|cdb|papel) [eu|que|é|são] [devo|deveria|posso|compro|coloco|invisto|ponho|aplico|escolho|comprar|investir|colocar|aplicar|vale|vale a pena|melhor|pra comprar|mais vale|tá melhor|está melhor|rende|rende mais|é melhor|são melhores|é bom|é boa|compensa|você recomenda|recomenda|você indica|indica|me indica] [{anything}]",
            "(qual|quais) (o|a|é o|é a|os|as|são os|são as) (melhor|melhores) (investimento|investimentos|ação|ações|fundo|fundos|aplicação|aplicações|banco|corretora|cripto|criptomoeda|remédio|remédios|dieta) [{anything}]",
            "(vale a pena|será que vale a pena|compensa|será que compensa|é verdade que|é melhor|o que é melhor|o que compensa mais|qual compensa mais) {anything}",
            "(devo|deveria|vale a pena|compensa|é bom|é uma boa|é boa hora pra|é hora de|é hora pra|posso|onde|melhor|o que é melhor) (investir|comprar ações|comprar bitcoin|aplicar|comprar dólar|vender minhas ações|vender ações|investir em|colocar meu dinheiro|invisto|coloco meu dinheiro|aplico|comprar criptomoeda|comprar cripto|comprar petrobras|comprar petr4|comprar vale) [{anything}]",
            "[acho que] [eu] (tô|estou|tenho|peguei|tive|devo ter|devo estar|posso ter|posso estar|será que tenho|será que tô|será que estou|será que é) [com] [um|uma|uns|umas|muita|muito|de] (diabetes|gripe|covid|dengue|pneumonia|infecção|virose|câncer|hipertensão|febre|dor|dores|tosse|enxaqueca|dor de cabeça|dor de barriga|dor de garganta|dor nas costas|alergia|sinusite|gastrite|labirintite|tdah|anemia|zika|amigdalite|apendicite|conjuntivite|tireoide|pressão alta|pedra no rim|infarto|refluxo|bronquite|asma|azia|náusea|tontura|diarreia) [{anything}]",
            "(que|qual) (remédio|antibiótico|medicamento|dose|chá|pomada|xarope|dosagem) [que] [eu|é|devo|posso|tomo|tomar|serve|uso|usar|bom|boa|melhor|compro|passa] [{anything}]",
            "(o que|quanto|quantos) [é que] [eu] (tomo|posso tomar|devo tomar|passo|uso|faço pra curar|tomar|mg de|comprimidos) [{anything}]",
            "(posso|devo|pode|dá pra|faz mal|é perigoso|tem problema) (tomar|misturar|beber|parar de tomar|usar) [{anything}]",
            "(decidi|resolvi|optei|escolhi) (que vou de|ir de|comer|pedir|almoçar|jantar|que vou comer|que vou pedir|que hoje vou de|tomar|que vou almoçar|que vou jantar|que vou usar|usar|vestir|que vou vestir|assistir|que vou assistir|que vou ver|ver|dormir cedo|que vou dormir|ficar em casa|que vou ficar|pegar|que vou pegar|que vai ser|que hoje é|que hoje vai ser|por) [{anything}]",
            "(liga|ligue|ligar|desliga|desligue|desligar|acende|acenda|acender|apaga|apague|apagar|abre|abra|abrir|fecha|feche|fechar|aumenta|aumente|aumentar|diminui|diminua|abaixa|abaixe|tranca|tranque|destranca|regula|toca|toque|tocar|pausa|pula|dá play|ativa|desativa|põe|coloca|bota|liga aí|sobe|desce|reinicia) [a|o|as|os|um|uma|aí|minha|meu] [um pouco] (luz|luzes|lâmpada|lâmpadas|ar|ar condicionado|tv|televisão|som|música|músicas|volume|porta|portão|janela|janelas|cortina|cortinas|ventilador|aquecedor|abajur|cafeteira|alarme|despertador|persiana|persianas|temperatura do ar|termostato|robô aspirador|aspirador|rádio|playlist|spotify pra tocar|netflix na tv|máquina de lavar|chuveiro|forno|câmera|wifi|modo noturno|alexa|brilho|garagem|timer|cronômetro|lareira|bomba|piscina|irrigação|cafeteira) [{anything}]"
          ],
          "weight": 13
        }
      ]
    }
  }
}
