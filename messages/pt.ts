// Portuguese of Portugal. Style and words: docs/languages/pt.md.
import type { Messages, ModeNames } from './messages.ts';

/** Texts of trips and answers. */
export const answer: Messages<'answer'> = {
  'action.ride': `{vehicle, select,
      bus {Apanhe o autocarro <NUMBER>}
      coach {Apanhe o expresso <NUMBER>}
      tram {Apanhe o elétrico <NUMBER>}
      metro {Apanhe o metro <NUMBER>}
      train {Apanhe o comboio <NUMBER>}
      ferry {Apanhe o barco <NUMBER>}
      gondola {Apanhe o teleférico <NUMBER>}
      funicular {Apanhe o funicular <NUMBER>}
      cablecar {Apanhe o elétrico de cabo <NUMBER>}
      monorail {Apanhe o monocarril <NUMBER>}
      car {Apanhe o táxi coletivo <NUMBER>}
      other {Apanhe a linha <NUMBER>}
    }`,
  'action.board': `{vehicle, select,
      bus {Apanhe o autocarro}
      coach {Apanhe o expresso}
      tram {Apanhe o elétrico}
      metro {Apanhe o metro}
      train {Apanhe o comboio}
      ferry {Apanhe o barco}
      gondola {Apanhe o teleférico}
      funicular {Apanhe o funicular}
      cablecar {Apanhe o elétrico de cabo}
      monorail {Apanhe o monocarril}
      car {Apanhe o táxi coletivo}
      other {Embarque}
    }`,
  'action.stay': `{vehicle, select,
      bus {Permaneça a bordo: segue como autocarro <NUMBER>}
      coach {Permaneça a bordo: segue como expresso <NUMBER>}
      tram {Permaneça a bordo: segue como elétrico <NUMBER>}
      metro {Permaneça a bordo: segue como metro <NUMBER>}
      train {Permaneça a bordo: segue como comboio <NUMBER>}
      car {Permaneça a bordo: segue como táxi coletivo <NUMBER>}
      other {Permaneça a bordo: segue como linha <NUMBER>}
    }`,
  'action.stay-on': 'Permaneça a bordo',
  'action.fly': 'Apanhe o voo <NUMBER>',
  'action.fly-unnumbered': 'Apanhe o voo',
  'action.walk': 'Siga a pé',
  'action.walk-to': 'Siga a pé até {place}',
  'action.walk-end': 'Siga a pé até ao destino',
  'action.roll': 'Siga em cadeira de rodas',
  'action.roll-to': 'Siga em cadeira de rodas até {place}',
  'action.roll-end': 'Siga em cadeira de rodas até ao destino',
  'action.cycle': 'Siga de bicicleta',
  'action.scooter': 'Siga de trotineta elétrica',
  'action.drive-car': 'Siga de carro',
  'action.ride-motorbike': 'Siga de mota',
  'action.carpool': 'Viaje de boleia',
  'action.taxi': 'Apanhe um táxi',
  'action.ride-hailing': 'Apanhe um TVDE',
  'action.ride-hailing-with': 'Viaje com {provider}',
  'action.on-demand': 'Utilize o transporte a pedido',
  'action.on-demand-with': 'Transporte a pedido: {provider}',
  'action.wait': 'Aguarde',
  'action.wait-pickup': 'Aguarde a chegada do veículo',
  'action.transfer': 'Aguarde a ligação',
  'action.park-onstreet': `{vehicle, select,
      bicycle {Prenda a bicicleta}
      scooter {Estacione a trotineta}
      other {Estacione na rua}
    }`,
  'action.park-offstreet': `{vehicle, select,
      bicycle {Prenda a bicicleta}
      scooter {Estacione a trotineta}
      other {Estacione no parque}
    }`,
  'action.collect': `{vehicle, select,
      car {Recolha o carro}
      bicycle {Recolha a bicicleta}
      scooter {Recolha a trotineta}
      other {Recolha o veículo}
    }`,
  'action.return': `{vehicle, select,
      car {Devolva o carro}
      bicycle {Devolva a bicicleta}
      scooter {Devolva a trotineta}
      other {Devolva o veículo}
    }`,
  'action.airport-checkin': 'Faça o check-in no aeroporto',
  'action.airport-checkout': 'Recolha de bagagem e saída do aeroporto',
  'action.airport-transfer': 'Mude de avião',
  'note.every-minutes': '{count, plural, one {A cada minuto} other {A cada # minutos}}',
  'note.approximate-times': 'Horários aproximados',
  'note.book-to-board': 'Embarque só com reserva prévia por telefone: {agency}',
  'note.book-to-board-phone': 'Embarque só com reserva prévia por telefone: {agency}, {phone}',
  'note.book-to-alight': 'Saída só com aviso prévio por telefone: {agency}',
  'note.book-to-alight-phone': 'Saída só com aviso prévio por telefone: {agency}, {phone}',
  'note.signal-driver': 'Paragem a pedido: faça sinal ao motorista',
  'note.tell-driver': 'Paragem a pedido: avise o motorista de que pretende sair',
  'note.book-until': 'Reserve até {deadline, date}, {deadline, time}',
  'note.too-late-to-book': 'Já não é possível reservar esta viagem',
  'note.cancelled': 'Suprimido',
  'note.parking-spaces': '{places, plural, one {Lotação: # lugar} other {Lotação: # lugares}}',
  'note.parking-disabled-bays': 'Lugares para pessoas com mobilidade reduzida: {bays, number}',
  'note.parking-free': 'Estacionamento gratuito',
  'note.parking-paid': 'Estacionamento pago, sem informação sobre o preço',
  'place.bicycle-parking': 'Estacionamento de bicicletas',
  'place.motorcycle-parking': 'Estacionamento de motas',
  'note.usual-wait': 'Peça a viagem antes de sair; espera habitual: {wait, duration}',
  'note.next-day': 'A viagem continua no dia seguinte',
  'note.push-bicycle': 'Leve a bicicleta pela mão durante {distance, distance}',
  'note.cycle-friendly': '{distance, distance} em vias cicláveis',
  'note.section-accessible': 'Acessível a cadeiras de rodas: {distance, distance}',
  'note.section-inaccessible': 'Não acessível a cadeiras de rodas: {distance, distance}',
  'note.section-unknown': 'Sem informação sobre acessibilidade: {distance, distance}',
  'note.service-accessible': 'Veículo acessível a cadeiras de rodas',
  'note.service-inaccessible': 'Veículo não acessível a cadeiras de rodas',
  'note.service-unknown': 'Sem informação sobre a acessibilidade do veículo',
  'note.stop-accessible': '{stop}: acessível a cadeiras de rodas',
  'note.stop-inaccessible': '{stop}: não acessível a cadeiras de rodas',
  'note.stop-unknown': '{stop}: sem informação sobre acessibilidade',
  'note.bicycles-allowed': 'Transporte de bicicletas permitido',
  'note.bicycles-forbidden': 'Transporte de bicicletas não permitido',
  'note.straight-line': 'Em linha reta: não há dados de ruas nesta zona',
  'note.ferry': 'Inclui travessia de barco',
  'note.ferry-named': 'Inclui travessia de barco: {name}',
  'note.no-through': 'Inclui vias privadas ou de acesso condicionado: verifique se pode passar',
  'note.no-stopping': 'Começa ou termina numa via onde é proibido parar',
  'note.toll': 'Portagem: {price, money}',
  'note.take-stairs': 'Escadas → {level}',
  'note.take-stairs-between': 'Escadas: {from} → {level}',
  'note.take-escalator': 'Escadas rolantes → {level}',
  'note.take-escalator-between': 'Escadas rolantes: {from} → {level}',
  'note.take-lift': 'Elevador → {level}',
  'note.take-lift-between': 'Elevador: {from} → {level}',
  'label.stops': '{count, plural, one {# paragem} other {# paragens}}',
  'label.direction': 'Direção: {direction}',
  'label.flight-to': 'Destino: {place}',
  'label.without-traffic': '{duration, duration} sem trânsito',
  'label.platform': `{kind, select,
      stand {Cais {platform}}
      track {Linha {platform}}
      pier {Cais {platform}}
      gate {Porta {platform}}
      other {Cais {platform}}
    }`,
  'label.unnamed-way': 'via sem nome',
  'label.ticket': 'Bilhete',
  'label.shared-bicycle': 'Bicicleta partilhada',
  'label.shared-scooter': 'Trotineta partilhada',
  'label.mode-detail': '{mode} ({detail})',
  'label.set-reason': '{modes}: {reason}',
  'label.book-with': 'Reservar com {operator}',
  'live.on-time': 'À hora prevista',
  'live.late': '{delay, duration} de atraso',
  'live.early': '{delay, duration} de avanço',
  'live.platform-changed': 'Alteração: {platform} em vez de {planned}',
  'live.updated': 'Dados em tempo real atualizados há {age, duration}',
  'live.updated-now': 'Dados em tempo real atualizados agora mesmo',
  'live.stale': 'Sem dados em tempo real há {age, duration}: os horários podem ter mudado',
  'live.source': `{source, select,
    predicted {Previsão em tempo real}
    observed {Hora real}
    carried {Estimativa a partir de um atraso anterior}
    stale {Último atraso conhecido}
    none {Sem dados em tempo real}
    other {Horário}
  }`,
  'live.slack': '{slack, duration} de margem para o transbordo',
  'live.missed': 'É provável que perca este transbordo',
  'live.if-missed': 'Se o perder: +{delay, duration}',
  'live.if-missed-no-later': 'Se o perder: chegada à mesma hora',
  'live.if-missed-nothing': 'Se o perder: não há outra opção',
  'alert.avoid-stops':
    '{stops, plural, one {Evitar esta paragem e planear de novo} other {Evitar estas paragens e planear de novo}}',
  'alert.effect': `{effect, select,
    closed {Sem serviço}
    reduced {Serviço reduzido}
    delays {Atrasos}
    detour {Desvio}
    additional {Serviço adicional}
    modified {Serviço alterado}
    moved {Paragem deslocada}
    access {Acesso sem degraus condicionado}
    lift {Elevador fora de serviço}
    escalator {Escadas rolantes fora de serviço}
    other {Informação de serviço}
  }`,
  'turn.HEAD_TOWARDS': 'Inicie o percurso',
  'turn.HEAD_TOWARDS.street': 'Inicie o percurso: {street}',
  'turn.CONTINUE_STRAIGHT': 'Siga em frente',
  'turn.CONTINUE_STRAIGHT.street': 'Siga em frente: {street}',
  'turn.TURN_SLIGHTLY_LEFT': 'Vire ligeiramente à esquerda',
  'turn.TURN_SLIGHTLY_LEFT.street': 'Vire ligeiramente à esquerda: {street}',
  'turn.TURN_LEFT': 'Vire à esquerda',
  'turn.TURN_LEFT.street': 'Vire à esquerda: {street}',
  'turn.TURN_SHARPLY_LEFT': 'Vire acentuadamente à esquerda',
  'turn.TURN_SHARPLY_LEFT.street': 'Vire acentuadamente à esquerda: {street}',
  'turn.TURN_SLIGHTLY_RIGHT': 'Vire ligeiramente à direita',
  'turn.TURN_SLIGHTLY_RIGHT.street': 'Vire ligeiramente à direita: {street}',
  'turn.TURN_RIGHT': 'Vire à direita',
  'turn.TURN_RIGHT.street': 'Vire à direita: {street}',
  'turn.TURN_SHARPLY_RIGHT': 'Vire acentuadamente à direita',
  'turn.TURN_SHARPLY_RIGHT.street': 'Vire acentuadamente à direita: {street}',
  'turn.U_TURN': 'Faça inversão de marcha',
  'turn.U_TURN.street': 'Faça inversão de marcha: {street}',
  'empty.outside-from': 'O ponto de partida fica fora da nossa área de cobertura.',
  'empty.outside-to': 'O destino fica fora da nossa área de cobertura.',
  'empty.different-regions':
    'O ponto de partida e o destino ficam em regiões diferentes e nenhuma região abrange ambos.',
  'empty.too-close': 'O ponto de partida e o destino estão tão próximos que não é necessária nenhuma viagem.',
  'empty.off-network-from': 'Não há nenhuma rua ou caminho utilizável perto do ponto de partida.',
  'empty.off-network-to': 'Não há nenhuma rua ou caminho utilizável perto do destino.',
  'empty.no-modes': 'Nenhum dos meios de transporte escolhidos está disponível aqui.',
  'empty.ruled-out': 'Não foi encontrada nenhuma ligação com as exclusões escolhidas.',
  'empty.no-service-date': 'Não há horários para esta data. Os horários disponíveis vão de {from, day} a {to, day}.',
  'empty.no-service-in-window': 'Não há nenhum serviço adequado a esta hora.',
  'empty.no-stop-from': 'Não há nenhuma paragem dos meios de transporte escolhidos ao alcance do ponto de partida.',
  'empty.no-stop-to': 'Não há nenhuma paragem dos meios de transporte escolhidos ao alcance do destino.',
  'empty.no-connection': 'Não foi encontrada nenhuma ligação com os meios de transporte escolhidos.',
  'empty.avoided-stops': 'Não há nenhuma ligação que evite as paragens excluídas.',
  'empty.arrives-too-late': 'Todas as ligações a essa hora chegam demasiado tarde.',
  'empty.inaccessible': 'Não foi encontrada nenhuma ligação acessível a cadeiras de rodas.',
  'empty.walk-too-long': 'Todas as ligações exigem andar a pé mais tempo do que o permitido.',
  'empty.too-far': 'É demasiado longe para ir todo o caminho a pé, de bicicleta ou de carro.',
  'empty.round-trip-only':
    'Os veículos de aluguer perto do ponto de partida têm de ser devolvidos no mesmo local e não servem para uma viagem só de ida.',
  'empty.no-vehicle-from': '{mode}: nenhum veículo disponível perto do ponto de partida.',
  'empty.no-vehicle-to': '{mode}: os veículos perto do ponto de partida não podem ser devolvidos no destino.',
  'empty.outside-zone-from': '{mode}: o ponto de partida fica fora da área de serviço.',
  'empty.outside-zone-to': '{mode}: o destino fica fora da área de serviço.',
  'empty.closed': '{mode}: sem serviço a esta hora.',
  'empty.unknown-provider': '{mode}: este operador não presta serviço aqui.',
  'empty.walking-is-better': 'Os meios de transporte escolhidos não são melhores do que ir a pé.',
  'empty.not-better':
    'A combinação dos meios de transporte escolhidos não é melhor do que ir a pé ou usar só um deles.',
  'empty.stopped-early': 'A pesquisa demorou demasiado e foi interrompida antes de encontrar uma ligação.',
  'off-network.from': '{mode}: não há nenhuma rua utilizável perto do ponto de partida.',
  'off-network.to': '{mode}: não há nenhuma rua utilizável perto do destino.',
  'advisory.deprecated-mode': 'O meio de transporte “{mode}” foi descontinuado. Utilize “{replacement}”.',
  'advisory.unknown-mode': 'O meio de transporte “{mode}” não é conhecido e foi ignorado.',
  'advisory.unknown-mode-nearest':
    'O meio de transporte “{mode}” não é conhecido e foi ignorado. Queria dizer “{nearest}”?',
  'advisory.unavailable-mode': '{mode}: não disponível aqui; escolha ignorada.',
  'advisory.unknown-stop': 'A paragem “{stop}” não é conhecida e foi ignorada.',
  'advisory.unknown-limit': '“{name}” não corresponde a nenhum operador, autoridade, fonte de dados ou linha.',
  'advisory.unknown-language': 'O idioma “{language}” não está disponível aqui.',
  'advisory.stopped-early': 'A pesquisa foi interrompida: pode haver ligações melhores.',
  'advisory.straight-line-walks': 'Não há dados de ruas: os percursos a pé são estimados em linha reta.',
  'advisory.closed-by-alert': 'Fora de serviço a essa hora: {names}',
  'board.cancelled': 'Suprimido',
  'board.skipped': 'Não para aqui',
  'board.no-departures': 'Não há partidas a esta hora.',
  'board.no-arrivals': 'Não há chegadas a esta hora.',
  'advisory.trip-times-changed': 'Os horários desta viagem mudaram desde que foi guardada.',
  'advisory.trip-line-replaced': '{line} já não circula como foi guardado. Em vez disso: {other}',
  'advisory.trip-replanned': 'Esta viagem já não é possível tal como foi guardada e foi planeada de novo.',
  'advisory.trip-cancelled': '{line}: serviço suprimido.',
  'advisory.trip-gone': 'Esta viagem já não é possível e não foi encontrada outra.',
  'action.walk-goal':
    '{goal, select, car {Siga a pé até ao carro} bicycle {Siga a pé até à bicicleta} scooter {Siga a pé até à trotineta} motorbike {Siga a pé até à mota} pickup {Siga a pé até ao ponto de recolha} other {Siga a pé até ao veículo}}',
  'action.roll-goal':
    '{goal, select, car {Siga em cadeira de rodas até ao carro} pickup {Siga em cadeira de rodas até ao ponto de recolha} other {Siga em cadeira de rodas até ao veículo}}',
  'action.walk-platform':
    '{kind, select, track {Siga a pé até à linha {platform}} gate {Siga a pé até à porta {platform}} other {Siga a pé até ao cais {platform}}}',
  'action.roll-platform':
    '{kind, select, track {Siga em cadeira de rodas até à linha {platform}} gate {Siga em cadeira de rodas até à porta {platform}} other {Siga em cadeira de rodas até ao cais {platform}}}',
  'action.walk-change': 'Transbordo a pé: {place}',
  'action.roll-change': 'Transbordo em cadeira de rodas: {place}',
  'action.wait-checkin': 'Aguarde pelo check-in',
};

/** Texts that explain an answer. */
export const explanation: Messages<'explanation'> = {
  'removed.dominated': 'Outra ligação é igual ou melhor na partida, na chegada e no número de transbordos.',
  'removed.walking-is-better': 'Ir a pé não demora mais nem exige mais esforço.',
  'removed.single-mode-is-better': 'Um só meio de transporte é igual ou melhor em todos os aspetos.',
  'removed.worse-than-another': 'Outra opção é tão boa em todos os aspetos e melhor em pelo menos um.',
  'removed.one-mode-only': 'Usa apenas um dos meios de transporte a combinar.',
  'removed.slower-alike': 'É mais rápido estacionar, recolher ou devolver o veículo noutro local.',
  'removed.car-park-alike': 'Num parque igualmente próximo e rápido, é mais provável haver lugar do que na rua.',
  'removed.fits-no-better': 'Não corresponde melhor às suas preferências do que as outras opções.',
  'removed.out-of-time': 'Faltou tempo para comparar com cada meio de transporte isoladamente.',
  'removed.same-vehicles': 'Usa os mesmos veículos que uma opção melhor.',
  'removed.not-the-best': 'Só foi pedida a melhor opção.',
  'removed.arrives-too-late': 'Chega depois da hora pedida.',
  'removed.walk-too-long': 'Exige andar a pé mais tempo do que o permitido.',
  'removed.takes-too-long': 'Demora demasiado sem transportes públicos.',
  'removed.inaccessible': 'Inclui um troço não acessível a cadeiras de rodas.',
  'removed.avoided-stop': 'Usa uma paragem excluída.',
  'removed.ruled-out': 'Usa uma linha ou um meio de transporte excluído.',
  'removed.not-running': 'Parte da viagem está encerrada ou sem serviço a essa hora.',
  'ruled-out.avoided-mode': 'Linhas de meios de transporte excluídos',
  'ruled-out.operator-limit': 'Linhas de operadores ou fontes de dados excluídos',
  'ruled-out.only-when-named': 'Linhas disponíveis apenas quando pedidas expressamente',
  'ruled-out.inaccessible-vehicle': 'Linhas com veículos não acessíveis a cadeiras de rodas',
  'ruled-out.no-bicycles': 'Linhas sem indicação de transporte de bicicletas',
  'ruled-out.inaccessible-stop': 'Paragens não acessíveis a cadeiras de rodas',
  'ruled-out.avoided-stop': 'Paragens excluídas',
  'ruled-out.closed-by-alert': 'Linhas e paragens encerradas devido a uma perturbação',
  'unknown.price': 'Sem informação sobre o preço.',
  'unknown.vehicle-access': 'Sem informação sobre a acessibilidade do veículo.',
  'unknown.stop-access': 'Sem informação sobre a acessibilidade da paragem.',
  'unknown.path-access': 'Sem informação completa sobre a acessibilidade do percurso.',
  'unknown.bicycles-aboard': 'Sem informação sobre o transporte de bicicletas.',
  'unknown.streets': 'Não há dados de ruas nesta zona: o percurso é uma linha reta.',
  'unknown.times': 'Horários aproximados.',
  'unknown.departure': 'Circula a intervalos regulares; as horas exatas de partida não são publicadas.',
  'unknown.booking': 'Sem confirmação de que ainda é possível reservar.',
  'unknown.wait': 'Tempo de espera habitual; o tempo real pode variar.',
  'unknown.parking': 'Sem informação sobre lugares de estacionamento livres.',
  'unknown.range': 'Sem informação sobre a autonomia do veículo.',
};

/** Texts of requests that get no answer. */
export const refusal: Messages<'refusal'> = {
  'refusal.no-origin': 'Não foi indicado o ponto de partida.',
  'refusal.no-destination': 'Não foi indicado o destino.',
  'refusal.bad-request': 'Não foi possível compreender o pedido.',
  'refusal.unknown-region': 'A região “{region}” não é conhecida.',
  'refusal.unknown-trip': 'Esta viagem não é conhecida.',
  'refusal.not-a-ride': 'Esta parte da viagem não tem outras partidas.',
  'refusal.no-other-vehicle': 'Não foi encontrada outra partida para este percurso.',
  'refusal.leaves-too-early': 'A partida anterior sai antes de chegar lá.',
  'refusal.no-registration': 'Este serviço não emite chaves. Contacte o operador.',
  'refusal.label-taken': 'Outra chave já tem este nome. Escolha outro.',
  'refusal.no-key': 'O pedido não inclui nenhuma chave de API.',
  'refusal.unknown-key': 'A chave de API não é conhecida ou não está ativa.',
  'refusal.over-quota': 'A quota desta chave de API está esgotada. Tente novamente mais tarde.',
  'refusal.too-fast': 'Demasiados pedidos em pouco tempo. Tente novamente dentro de momentos.',
  'refusal.overloaded': 'O serviço está sobrecarregado. Tente novamente dentro de momentos.',
  'refusal.internal': 'Ocorreu um erro da nossa parte. Tente novamente mais tarde.',
};

/** Texts of the page. */
export const page: Messages<'page'> = {
  tagline: 'De porta a porta, com dados abertos',
  noMap: 'Sem mapa: este navegador não suporta WebGL. Pode continuar a usar paragens e coordenadas.',
  noRegions: 'Este planeador ainda não tem regiões.',
  region: 'Região',
  language: 'Idioma',
  theme: 'Alternar entre tema claro e escuro',
  map: 'Mapa',
  from: 'De',
  to: 'Para',
  moreChoices: 'Mais opções',
  fewerChoices: 'Menos opções',
  placeHint: 'Paragem, morada ou local',
  unknownPlace: 'Local desconhecido. Introduza uma paragem, uma morada ou coordenadas, por exemplo 41.15, -8.61.',
  swap: 'Trocar partida e destino',
  mapCentre: 'Usar o centro do mapa',
  clear: 'Recomeçar',
  clickFrom: 'Clique no mapa no ponto de partida e depois no destino.',
  clickTo: 'Agora clique no destino.',
  when: 'Quando',
  now: 'Partir agora',
  depart: 'Partir às',
  arrive: 'Chegar até',
  localTime: 'Data e hora locais',
  modes: 'Meios de transporte',
  wheelchair: 'Cadeira de rodas',
  priority: 'Prioridade',
  balanced: 'Equilibrado',
  fast: 'Rápido',
  easy: 'Cómodo',
  green: 'Ecológico',
  cheap: 'Económico',
  anyWalking: 'Sem limite a pé',
  mostWalking: 'No máximo {n, number} min a pé',
  walkingLimit: 'Máximo a pé',
  concession: 'Tarifas reduzidas',
  examples: 'Ou experimente um destes exemplos',
  searching: 'A procurar viagens…',
  results: '{n, plural, one {# opção} other {# opções}}',
  direct: 'direto',
  changes: '{n, plural, one {# transbordo} other {# transbordos}}',
  onFoot: '{distance, distance} a pé',
  inWheelchair: '{distance, distance} em cadeira de rodas',
  every: 'a cada {duration, duration}',
  otherTimes: 'Outros horários',
  stopsOnTheWay: '{n, plural, one {# paragem intermédia} other {# paragens intermédias}}',
  directions: 'Indicações',
  arriveStep: 'Chegada',
  live: 'em tempo real',
  occupancy: `{load, select,
      empty {Vazio}
      many {Muitos lugares sentados livres}
      few {Poucos lugares sentados livres}
      standing {Só lugares em pé}
      full {Cheio}
      closed {Não aceita passageiros}
      other {}
    }`,
  cancelled: 'Suprimido',
  tooLateToBook: 'Já não é possível reservar',
  left: 'Já partiu',
  back: 'Todas as viagens',
  nothing: 'Nenhuma viagem encontrada',
  tryDate: 'Planear para {date, day}',
  nothingHint: 'Tente outra hora, mais meios de transporte ou outros locais.',
  unreachable: 'O planeador não responde. O servidor ainda está a funcionar?',
  refused: 'Não é possível planear esta viagem',
  retry: 'Tentar novamente',
  why: 'Porquê estas viagens?',
  whyNothing: 'Porque não há viagens?',
  considered: 'Viagens analisadas: {n, number}; apresentadas: {shown, number}',
  stopsFrom:
    '{n, plural, one {# paragem ao alcance do ponto de partida} other {# paragens ao alcance do ponto de partida}}',
  stopsTo: `{n, plural,
      one {# paragem ao alcance do destino}
      other {# paragens ao alcance do destino}
    }`,
  endedEarly: 'A pesquisa foi interrompida.',
  chosenScore: 'Pontuação da viagem escolhida (quanto menor, melhor)',
  scoreTime: 'Tempo',
  scorePrice: 'Preço',
  scoreCarbon: 'Emissões',
  scoreHassle: 'Esforço',
  notKnown: 'Informação em falta',
  betterTrip: 'Melhor: {time}',
  alerts: 'Avisos',
  alertSevere: 'Perturbação',
  alertWarning: 'Atenção',
  alertInfo: 'Informação',
  moreInformation: 'Mais informações',
  avoidedStops: '{n, plural, one {# paragem evitada} other {# paragens evitadas}}',
  useAllStops: 'Usar de novo todas as paragens',
  plannedTime: 'Horário: {clock}',
  departures: 'Partidas',
  departuresFrom: 'Partidas de {stop}',
  noDepartures: 'Não há partidas nas próximas 24 horas.',
  skipsStop: 'Não para aqui',
};

/** The names of the modes, and a line that explains each. */
export const modes: ModeNames = {
  pt_pub: ['Transportes públicos', 'Transportes regulares abertos a todos'],
  pt_pub_bus: ['Autocarro', 'Autocarro urbano ou local'],
  pt_pub_cablecar: ['Elétrico de cabo', 'Elétrico puxado por um cabo'],
  pt_pub_car: ['Táxi coletivo', 'Transporte público em automóvel'],
  pt_pub_ferry: ['Barco', 'Ferry ou barco de carreira'],
  pt_pub_coach: ['Expresso', 'Autocarro de longa distância'],
  pt_pub_expressbus: ['Autocarro rápido', 'Autocarro com poucas paragens'],
  pt_pub_funicular: ['Funicular', 'Transporte sobre carris em encosta íngreme'],
  pt_pub_gondola: ['Teleférico', 'Cabines suspensas por um cabo'],
  pt_pub_metro: ['Metro', 'Transporte ferroviário urbano, subterrâneo e à superfície'],
  pt_pub_monorail: ['Monocarril', 'Comboio sobre um só carril'],
  pt_pub_regionaltrain: ['Comboio regional', 'Comboios regionais e interurbanos'],
  pt_pub_subway: ['Metropolitano', 'Transporte ferroviário urbano subterrâneo'],
  pt_pub_train: ['Comboio', 'Comboio urbano ou suburbano'],
  pt_pub_tram: ['Elétrico', 'Elétrico ou metro ligeiro'],
  pt_ltd_SCHOOLBUS: ['Autocarro escolar', 'Autocarro reservado a alunos'],
  ps_drt: ['Transporte a pedido', 'Viagens partilhadas, realizadas mediante reserva'],
  ps_tax: ['Táxi', 'Viagem de táxi'],
  ps_tnc: ['TVDE', 'Carro com motorista, reservado numa aplicação'],
  me_car: ['Carro', 'O seu próprio carro'],
  'me_car-s': ['Carro partilhado', 'Carro de um serviço de partilha'],
  'me_car-r': ['Carro alugado', 'Carro alugado para a viagem'],
  'me_car-p': ['Boleia', 'Viagem no carro de outra pessoa'],
  me_mot: ['Mota', 'A sua própria mota'],
  me_mic: ['Bicicleta ou trotineta', 'A sua bicicleta, trotineta ou semelhante'],
  me_mic_bic: ['Bicicleta', 'A sua própria bicicleta'],
  'me_mic_fold-bic': ['Bicicleta dobrável', 'Bicicleta dobrável que leva consigo em toda a viagem'],
  'me_mic_e-sco': ['Trotineta elétrica', 'Trotineta até 25 km/h que leva consigo em toda a viagem'],
  'me_mic_fast-e-sco': ['Trotineta elétrica rápida', 'Trotineta até 45 km/h que leva consigo em toda a viagem'],
  'me_mic-s': ['Bicicleta ou trotineta partilhada', 'Bicicleta ou trotineta de um serviço público de partilha'],
  cy_bic: ['Bicicleta (identificador antigo)', 'A sua própria bicicleta; utilize “me_mic_bic”'],
  'cy_bic-s': ['Bicicleta partilhada (identificador antigo)', 'Bicicleta partilhada; utilize “me_mic-s”'],
  wa_wal: ['A pé', 'Percurso a pé'],
  wa_whe: ['Cadeira de rodas', 'Percurso em cadeira de rodas'],
  in_air: ['Voo', 'Voo regular'],
  in_rail: ['Comboio de longo curso', 'Comboio entre cidades'],
  in_coach: ['Autocarro de longo curso', 'Autocarro entre cidades'],
  in_ferry: ['Barco de longo curso', 'Barco entre portos distantes'],
  'stationary_parking-onstreet': ['Estacionamento na rua', 'Estacionar o veículo na rua'],
  'stationary_parking-offstreet': ['Parque de estacionamento', 'Estacionar o veículo num parque'],
  stationary_wait: ['Espera', 'Espera pelo veículo seguinte'],
  stationary_transfer: ['Transbordo', 'Mudança de um serviço para outro'],
  'stationary_vehicle-collect': ['Recolha do veículo', 'Recolha de um veículo partilhado ou alugado'],
  'stationary_vehicle-return': ['Devolução do veículo', 'Devolução de um veículo partilhado ou alugado'],
  'stationary_airport-checkin': ['Check-in', 'Check-in e controlo de segurança no aeroporto'],
  'stationary_airport-checkout': ['Chegada ao aeroporto', 'Recolha de bagagem e controlo de fronteira no aeroporto'],
  'stationary_airport-transfer': ['Ligação entre voos', 'Mudança de voo num aeroporto'],
};

/** Texts of the editor extension at work; those that are missing are English. */
export const editor: Partial<Messages<'editor'>> = {
  'preview.title': 'Pré-visualização do percurso',
  'preview.sample': 'Dados de exemplo, planeados no editor',
  'preview.plannedBy': 'Planeado por {address}',
  'preview.from': 'De',
  'preview.to': 'Para',
  'preview.swap': 'Trocar partida e destino',
  'preview.plan': 'Planear',
  'preview.map': 'Mapa',
  'preview.drawing':
    'Desenho do percurso. As teclas de setas deslocam-no, mais e menos ampliam e reduzem, 0 mostra o percurso completo.',
  'preview.zoomIn': 'Ampliar',
  'preview.zoomOut': 'Reduzir',
  'preview.zoomFit': 'Mostrar o percurso completo',
  'preview.trips': 'Viagens',
  'preview.loading': 'A carregar…',
  'preview.planning': 'A planear…',
  'preview.noRoute': 'Não há nenhum percurso entre estes dois locais.',
  'preview.oneOption': '{route}: 1 opção',
  'preview.options': '{route}: {count} opções',
  'remedy.retry': 'Tentar novamente',
  'remedy.setKey': 'Definir a chave do servidor',
  'remedy.openSettings': 'Alterar o endereço do servidor',
  'failure.load': 'Não foi possível carregar a pré-visualização. Consulte os detalhes no canal de saída “Tripwright”.',
  'failure.samplePlace': 'Um dos dois locais já não existe na cidade de exemplo.',
  'failure.sampleData':
    'Não é possível ler os dados de exemplo ({detail}). Reinstale a extensão ou defina o endereço de um servidor.',
  'failure.noRegions': 'O servidor em {address} ainda não tem regiões.',
  'failure.fewStations': 'A região {region} tem menos de duas estações.',
  'failure.serverPlace': 'O servidor já não conhece um dos dois locais.',
  'failure.noServer':
    'Nenhum servidor responde em {address}. Inicie um com “npm start” no repositório Tripwright ou altere o endereço.',
  'failure.needsKey': 'O servidor em {address} exige uma chave. Ao iniciar, mostra uma chave de demonstração.',
  'failure.status': 'O servidor em {address} respondeu {status}.',
  'failure.statusWithDetail': 'O servidor em {address} respondeu {status}: {detail}',
  'failure.format': 'A resposta {endpoint} de {address} não está no formato /v1. É um servidor Tripwright?',
  'key.title': 'Chave de {address}',
  'key.prompt': 'A chave é guardada no armazenamento secreto do editor e enviada apenas para este endereço.',
  'key.noServer':
    'A pré-visualização usa dados de exemplo próprios, que não precisam de chave. Para definir uma chave, indique primeiro o endereço de um servidor.',
  'key.openSetting': 'Abrir a definição',
  'fix.accept': 'Aceitar {identifier} nesta área de trabalho',
  'fix.all': 'Corrigir todos os identificadores de meios de transporte',
  'modes.malformed': '{identifier} não é um identificador de meio de transporte.',
  'modes.unknown': '{identifier} não é um meio de transporte conhecido.',
  'modes.didYouMean': 'Queria dizer {identifier}?',
  'modes.deprecated': '{identifier} está obsoleto. Use {replacement}.',
  'modes.repeated': '{identifier} já está nesta lista.',
  'modes.covered': '{identifier} já está incluído em {wider}.',
  'modes.notInRegion': '{identifier} não está disponível nesta região: {region}.',
  'modes.notInRegions': '{identifier} não está disponível em nenhuma das {count} regiões.',
  'modes.useInstead': 'Obsoleto: use {replacement}.',
  'modes.unknownTitle': 'Meio de transporte desconhecido.',
  'modes.unknownNote': 'Os servidores podem acrescentar identificadores a qualquer momento, por isso não é um erro.',
  'modes.beginsWith': 'Começa por {path}.',
  'modes.similar': 'Identificadores semelhantes: {identifiers}.',
  'modes.inRegions': 'Disponível em: {regions}.',
  'modes.inNoRegion': 'Não está disponível em nenhuma região conhecida.',
  'modes.remove': 'Remover {identifier}',
  'modes.replace': 'Substituir por {replacement}',
};

/** Texts of the extension’s manifest; those that are missing are English. */
export const manifest: Partial<Messages<'manifest'>> = {
  description:
    'Verifica, explica e completa identificadores de meios de transporte em JSON, YAML, TOML, HTTP, GraphQL e código e pré-visualiza percursos de uma cidade de exemplo. Sem telemetria.',
  untrusted: 'Em pastas não fidedignas, o endereço do servidor nas definições da pasta é ignorado.',
  'command.previewRoute': 'Pré-visualizar um percurso da cidade de exemplo',
  'command.setServerKey': 'Definir a chave do servidor',
  'command.clearServerKey': 'Remover a chave do servidor',
  'command.acceptMode': 'Aceitar um identificador nesta área de trabalho',
  'setting.check':
    'Verificar identificadores de meios de transporte, como `pt_pub_bus`, em ficheiros abertos. As explicações e sugestões funcionam independentemente desta definição.',
  'setting.inlayHints': 'Mostrar o significado de cada identificador conhecido a seguir a ele.',
  'setting.acceptedModes':
    'Identificadores desconhecidos que não são assinalados, por exemplo os de um operador privado.',
  'setting.server':
    'Endereço de um servidor Tripwright que planeia os percursos apresentados, como `http://localhost:4000`. Se estiver vazio, a extensão planeia percursos da cidade de exemplo sem ligação à rede. Para guardar a chave do servidor, execute o comando *Tripwright: {setServerKey}*.',
  'setting.serverPattern': 'Introduza um endereço como http://localhost:4000 ou deixe o campo vazio.',
};
