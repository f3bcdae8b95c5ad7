/** The rules that the texts of one language keep. Texts are the sources in messages/. */
export interface LanguageRules {
  /** What no text may contain, by what it is. */
  readonly never: Readonly<Record<string, RegExp>>;
  /** The glossary: where the English text has the first, this language has the second. */
  readonly words: readonly (readonly [english: RegExp, own: RegExp])[];
}

/** Values that are names from data: their gender, number and language are unknown. */
const NAME = String.raw`\{(?:place|street|stop|provider|operator|agency|name|level)\}`;

/** An article, or a preposition joined with one, directly before a name. */
const articleBefore = (articles: string): RegExp => new RegExp(String.raw`(?<![\p{L}’])(?:${articles}) ?${NAME}`, 'iu');

/** No space before signs, as everywhere but in French. */
const SPACE_BEFORE_SIGN = / [:;!?](?!\p{L})/u;

/** Rules of every language. */
export const ALL_LANGUAGES: Readonly<Record<string, RegExp>> = {
  'straight quotes or apostrophes': /["']/,
  'three dots for an ellipsis': /\.\.\./,
  'a space before a full stop or comma': / [.,](?!\d|txt|json)/,
  'two spaces in a row': /\S {2,}(?!\S+ \{)\S/,
};

/** Rules of Chinese: signs are full-width and stand without spaces. */
const CHINESE = {
  'a half-width sign after a character': /\p{Script=Han}[,.:;!?()]/u,
  'a space beside a full-width sign': /[，。：；！？（）「」“”] | [，。：；！？（）「」]/,
  'no space beside a name': new RegExp(String.raw`\p{Script=Han}${NAME}|${NAME}\p{Script=Han}`, 'u'),
};

export const RULES: Readonly<Record<string, LanguageRules>> = {
  en: {
    never: {
      'an article before a name': articleBefore('the|an?'),
      'a space before a sign': SPACE_BEFORE_SIGN,
      'words that no operator writes': /\b(?:anybody|nobody|whoever|w\/o|surer)\b|told in/i,
    },
    words: [],
  },
  de: {
    never: {
      'an article before a name': articleBefore('der|die|das|de[nms]|eine?[nmrs]?|zu[mr]|[ai]m|ins|vom|beim'),
      'a space before a sign': SPACE_BEFORE_SIGN,
      'du and other quotes than „“': /\bdu\b|[«»”]/,
      'gemieden means shunned': /gemieden/i,
      'Kontonummer is of a bank, in Worten spells a number out': /Kontonummer|in Worten/,
      'words that no operator writes': /bekanntermaßen|Dienstschlüssel|Fahrdienst|\bHalte\b|Losgehen oder|fährt nichts/,
      'a removed trip is not “Sie”': /^Sie (?:nutzt|passt|dauert|enthält)/,
    },
    words: [
      [/\bchanges\b/, /[Uu]mst(?:ieg|eig)/],
      [/starting point/i, /Start/],
      [/\bdestination\b/i, /[Zz]iel/],
      [/(?<!\{|few |not )\bstops?\b/i, /Haltestelle|Station|[Hh]alt/],
      [/\bdirection\b/i, /[Rr]ichtung/],
      [/e-scooter/i, /E-Scooter/],
      [/\bbook\b/i, /[Bb]uch/],
      [/on-demand/i, /Rufbus/],
      [/ride-hailing/i, /Fahrt per App/],
      [/street data/i, /Straßendaten/],
      [/\bmodes? of transport\b/i, /Verkehrsmittel/],
      [/exclu(?:de|sion)/i, /[Aa]us(?:geschl|schl)/],
      [/API key/, /API-Schlüssel/],
      [/^Toll/, /^Maut/],
      [/^Lift/, /^Aufz[uü]g/],
      [/^Escalator/, /^Rolltreppe/],
      [/^Cancelled/, /Fällt aus/],
      [/Request stop/, /Bedarfshalt/],
    ],
  },
  fr: {
    never: {
      'an article before a name': articleBefore('l[ea]s?|l’|du|de la|des|au|à la|aux|une?'),
      'no space before a sign': /[^ ](?:[;!?»]|:(?!\/\/|\d\d|MM|SS))|«(?! )/,
      'words that no operator writes':
        /hors trafic|Arrêt facultatif|On ignore|Rouler|possibilités?\b|Rien de ce qui|Ce qui y/,
      'numéro de compte is of a bank, en toutes lettres spells a number out': /[Nn]uméro de compte|en toutes lettres/,
      'the reader is “vous”': /(?<!\p{L})(?:tu|toi|ton|tes)(?!\p{L})/iu,
    },
    words: [
      [/\bchanges\b/, /correspondance/],
      [/\btrips\b/i, /itinéraire/i],
      [/starting point/i, /point de départ/],
      [/\bdestination\b/i, /destination/i],
      [/\bmodes? of transport\b/i, /modes? de transport/i],
      [/exclu(?:de|sion)/i, /exclu/],
      [/e-scooter/i, /trottinette/i],
      [/ride-hailing/i, /VTC/],
      [/on-demand/i, /à la demande/],
      [/street data/i, /données sur les rues/],
      [/API key/, /clés? API/i],
      [/^Toll/, /^Péage/],
      [/^Lift/, /^Ascenseur/],
      [/^Escalator/, /^Escalier mécanique/],
      [/^Cancelled/, /^Supprimé/],
      [/Request stop/, /Arrêt à la demande/],
    ],
  },
  es: {
    never: {
      'an article before a name': articleBefore('el|la|los|las|del|al|una?'),
      'a space before a sign': SPACE_BEFORE_SIGN,
      'a question or exclamation without its opening sign': /^[^¿]*\?|^[^¡]*!/,
      'número de cuenta is of a bank, en palabras spells a number out': /[Nn]úmero de cuenta|en palabras/,
      'the reader is “tú”': /(?<!\p{L})(?:pruebe|haga|introduzca|ingrese|compruebe|usted|su)(?!\p{L})/iu,
      'words that no operator writes':
        /en directo|punto de partida|coche público|cerrado a la|(?<!sin )conexi[óo]n(?! de vuelos)|(?<!\p{L})modos?(?!\p{L})/iu,
    },
    words: [
      [/\bchanges\b/, /transbordo/],
      [/\btrips\b/i, /ruta/i],
      [/starting point/i, /origen/],
      [/\bdestination\b/i, /destino/i],
      [/\bmodes? of transport\b/i, /medios? de transporte/i],
      [/exclu(?:de|sion)/i, /exclu/],
      [/e-scooter/i, /patinete|scooter/i],
      [/ride-hailing/i, /VTC|por app/],
      [/on-demand/i, /transporte a demanda/i],
      [/street data/i, /datos de calles/],
      [/API key/, /claves? de API/i],
      [/^Toll/, /^Peaje/],
      [/^Lift/, /^Ascensor/],
      [/^Escalator/, /^Escaleras (?:mecánicas|eléctricas)/],
      [/^Cancelled/, /^Cancelado/],
      [/Request stop/, /Parada a (?:petición|solicitud)/],
    ],
  },
  it: {
    never: {
      'an article before a name': articleBefore(
        'il|l[oae]|i|gli|l’|[dn]el(?:l[oae]|l’)?|dei|degli|al(?:l[oae]|l’)?|sul(?:la)?|una?',
      ),
      'a space before a sign': SPACE_BEFORE_SIGN,
      'numero di conto is of a bank, a parole spells a number out': /[Nn]umero di conto|a parole/,
      'the reader is “tu”': /(?<!\p{L})(?:riprovi|inserisca|prenoti|scelga|verifichi|faccia)(?!\p{L})/iu,
      'words that no operator writes':
        /in condivisione|collegament|soppresso|bruscamente|biciclett|auto pubblica|in esecuzione|gestore|passino a/i,
    },
    words: [
      [/\bchanges\b/, /camb[io]/],
      [/\btrips\b/i, /soluzion/i],
      [/starting point/i, /partenza/],
      [/\bdestination\b/i, /destinazione/i],
      [/\bmodes? of transport\b/i, /mezz[oi] di trasporto/i],
      [/exclu(?:de|sion)/i, /esclu/],
      [/e-scooter/i, /monopattin[io]/i],
      [/ride-hailing/i, /con conducente/],
      [/on-demand/i, /servizio a chiamata/i],
      [/street data/i, /dati stradali/i],
      [/API key/, /chiav[ei] API/i],
      [/^Toll/, /^Pedaggio/],
      [/^Lift/, /^Ascensor[ei]/],
      [/^Escalator/, /^Scala mobile/],
      [/^Cancelled/, /^Cancellato/],
      [/Request stop/, /Fermata a richiesta/],
    ],
  },
  pt: {
    never: {
      'an article before a name': articleBefore('os?|as?|d[oa]s?|n[oa]s?|aos?|às?|pel[oa]|uma?'),
      'a space before a sign': SPACE_BEFORE_SIGN,
      'words that no operator writes':
        /[Ll]evante|boleia partilhada|em direto|[Dd]e minuto a minuto|subterrânea|trotinete/,
      'número de conta is of a bank, por palavras spells a number out': /[Nn]úmero de conta|por palavras/,
      'modos are meios de transporte': /(?<!\p{L})modos?(?!\p{L})/iu,
      'acessível a cadeiras de rodas, in Brazil para cadeira de rodas': /acessív\p{L}+ em cadeira/u,
      'às before a time: à 01:00': /às \{/,
    },
    words: [
      [/\bchanges\b/, /transbordo|baldeaç/],
      [/\bconnection\b/, /ligaç|opç|conexão|transbordo|voo/i],
      [/\bTake bus\b/, /autocarro|ônibus/],
      [/starting point/, /partida/],
      [/\bdestination\b/, /destino/],
      [/\bstop\b.*\bexcluded\b/, /paragem excluída|parada excluída/],
      [/[Cc]ar park\b/, /parque|estacionamento/i],
      [/\btoll\b/i, /portagem|pedágio/i],
      [/^Cancelled/, /Suprimido|Cancelado/],
      [/wheelchair access/i, /cadeiras? de rodas|acessibilidade/],
    ],
  },
  nl: {
    never: {
      'an article before a name': articleBefore('de|het|een'),
      'a space before a sign': SPACE_BEFORE_SIGN,
      'rekeningnummer is of a bank, in woorden spells a number out': /[Rr]ekeningnummer|in woorden/,
      'wandeling means stroll': /wandeling/,
      'the reader is je': /(?<!km\/)\buw?\b|\bmen\b/i,
      '“naar” means towards, not onto': /(?:linksaf|rechtsaf|rechtdoor|aan) naar/,
      'words that no operator writes':
        /dienstsleutel|vraagafhankelijk|[Tt]ouringcar|achterlat|over straat a|[Oo]ndergrondse/,
    },
    words: [
      [/\bchanges\b/, /overstap/],
      [/starting point/i, /vertrekpunt/i],
      [/\bdestination\b/i, /bestemming/i],
      [/(?<!\{|few |not )\bstops?\b/i, /halte/i],
      [/\bdirection\b/i, /[Rr]ichting/],
      [/e-scooter/i, /e-step|deelstep/i],
      [/\bbook\b/i, /reserve/i],
      [/on-demand/i, /flexvervoer/i],
      [/street data/i, /straatgegevens/],
      [/\bmodes? of transport\b/i, /vervoermiddel/i],
      [/exclu(?:de|sion)/i, /uitgesloten|uitsluiting/i],
      [/API key/, /API-sleutel/],
      [/^Toll/, /^Tol/],
      [/^Escalator/, /^Roltrap/],
      [/^Cancelled/, /^Rijdt niet/],
      [/Request stop/, /Halte op verzoek/],
    ],
  },
  da: {
    never: {
      'an article before a name': articleBefore('den|det|en|et'),
      'a space before a sign': SPACE_BEFORE_SIGN,
      'the reader is du': /\bDe(?:res|m)?\b(?! valgte)/,
      'words that no operator writes':
        /\bGang\b|rejse alene|fugleflugt|efterlad|transportform|tjenestenøgle|[Uu]ndergrundsbane/,
      'every quarter of an hour is hvert 15. minut': /\bhver \{/,
    },
    words: [
      [/\bchanges\b/, /skift/],
      [/starting point/i, /startsted/i],
      [/\bdestination\b/i, /destination/i],
      [/(?<!\{|few |not )\bstops?\b/i, /stop|efter behov/i],
      [/e-scooter/i, /elløbehjul|deleløbehjul/i],
      [/\bbook\b/i, /bestil/i],
      [/on-demand/i, /flextur/i],
      [/street data/i, /vejdata/],
      [/\bmodes? of transport\b/i, /transportmid/i],
      [/exclu(?:de|sion)/i, /fravalg/i],
      [/API key/, /API-nøgle/],
      [/^Toll/, /^Vejafgift/],
      [/^Lift/, /^Elevator/],
      [/^Escalator/, /^Rulletrappe/],
      [/^Cancelled/, /^Aflyst/],
      [/Request stop/, /Standser efter behov/],
    ],
  },
  fi: {
    never: {
      'an ending after a name': new RegExp(String.raw`${NAME}:?\p{L}`, 'u'),
      'a space before a sign': SPACE_BEFORE_SIGN,
      'the referent of se is unclear': /^Se /,
      'words that no operator writes': /yksirait|tunneta|palveluavain|poikkea siitä/i,
      'pyörä serves every bicycle': /polkupyörä/i,
      'a particle glued to a foreign word': /WebGL:/,
    },
    words: [
      [/\bchanges\b/, /vaih/i],
      [/\bconnection\b/, /yhtey|yhteyt|yhteyk|lennolta|Jatkolento/],
      [/\bTake bus\b/, /Bussi/],
      [/starting point/, /[Ll]ähtöpaik/],
      [/\bdestination\b/, /[Mm]ääränpää/],
      [/[Cc]ar park\b/, /pysäköint/i],
      [/\btoll\b/i, /tiemaksu/i],
      [/^Cancelled/, /Peruttu/],
      [/\bwheelchair/i, /pyörätuoli|esteet|esteel/i],
    ],
  },
  ko: {
    never: {
      'a particle with two forms': /\((?:를|을|가|이|는|은|으)\)|\}(?:를|을|가|이|는|은|와|과|로|으로)(?![가-힣])/,
      'a space before a sign': SPACE_BEFORE_SIGN,
      'asks other than -해 주세요': /(?<![주보두])세요/,
      'two words for one thing': /이동 수단|도착지|평균 대기|운행 취소|(?<!‘)차량 호출/,
    },
    words: [
      [/\btaxi\b/i, /택시/],
      [/wheelchair/i, /휠체어/],
      [/starting point/i, /출발지/],
      [/destination/i, /목적지|행선지/],
      [/escalator/i, /에스컬레이터/],
      [/^Lift/, /엘리베이터/],
      [/e-scooter/i, /킥보드/],
      [/modes? of transport/i, /교통수단/],
      [/street data/, /도로 정보/],
    ],
  },
  'zh-Hans': {
    never: {
      ...CHINESE,
      'two words for one thing': /交通方式|街道数据|走法|行程|预订|取消/,
      'words of other things': /快速公交|拼车|接车|届时|辛劳/,
    },
    words: [
      [/\btaxi\b/i, /出租车/],
      [/wheelchair/i, /轮椅|无障碍/],
      [/starting point/i, /起点/],
      [/destination/i, /终点/],
      [/escalator/i, /自动扶梯/],
      [/^Lift/, /直梯/],
      [/e-scooter/i, /滑板车/],
      [/\bferry\b/i, /轮渡/],
      [/modes? of transport/i, /出行方式/],
      [/street data/, /道路数据/],
      [/\bBook (?:by|with)/, /预约/],
    ],
  },
  'zh-Hant': {
    never: {
      ...CHINESE,
      'two words for one thing': /街道資料|走法|預訂|取消/,
      'words of the mainland or Hong Kong':
        /地鐵|公交|出租車|的士|巴士站|續航(?!力)|隨招隨停|屆時|辛勞|服務商|車樁|銀行卡|騎車速|數據|默認|網絡/,
    },
    words: [
      [/\btaxi\b/i, /計程車/],
      [/wheelchair/i, /輪椅|無障礙/],
      [/starting point/i, /起點/],
      [/destination/i, /目的地/],
      [/escalator/i, /電扶梯/],
      [/^Lift/, /電梯/],
      [/e-scooter/i, /滑板車/],
      [/\bferry\b/i, /渡輪/],
      [/modes? of transport/i, /交通方式/],
      [/street data/, /道路資料/],
      [/\bBook (?:by|with)/, /預約/],
    ],
  },
  'zh-HK': {
    never: {
      ...CHINESE,
      'words of Taiwan': /公車|捷運|計程車|機車|自行車|手扶梯|電扶梯|搭乘|網路|時刻表|班機|大眾運輸/,
    },
    words: [
      [/\btaxi\b/i, /的士/],
      [/\bbikes?\b/i, /單車/],
      [/escalator/i, /扶手電梯/],
      [/^Lift/, /升降機/],
      [/\bferry\b/i, /渡輪/],
    ],
  },
};

/** Words of the base language that a region does not know: its example page, base and overlay together, has none. */
export const WORDS_OF_ELSEWHERE: Readonly<Record<string, RegExp>> = {
  'en-US':
    /\b(?:[Ll]ifts?|in the car park|Cancelled|centre|traveller|pupils|scheme|motorbike|timetable|[Cc]oach|[Tt]ram|Collect|Turn round|of transport|hauled|water bus|railway|transport)\b/,
  'pt-BR':
    /(?<!\p{L})(?:apanh|autocarro|comboio|parage[mn]|elétrico (?!rápido|\||–)|troço|ligação|transbordo|portagem|bilhete|boleia|trotineta|mota(?!\p{L})|aluguer|partilh|demasiado|aspeto|planea|económico|cómodo|suprimid|lotação:|TVDE|até ao|num(?:a)?(?!\p{L})|telemóvel|a pedido|à procura|intermédia|algarismo|registo|ficheiro|respetiv|utilizador|(?<!área de )transferênc|base de dados|menos de metade|pilha de)/iu,
  'zh-HK': /時刻表|抵達|公車|計程車|自行車|轉乘(?!另一航班)|捷運/,
};
