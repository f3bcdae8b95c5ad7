// Korean. Style and words: docs/languages/ko.md.
import type { Messages, ModeNames } from './messages.ts';

/** Texts of trips and answers. */
export const answer: Messages<'answer'> = {
  'action.ride': `{vehicle, select,
      bus {<NUMBER>번 버스 승차}
      coach {<NUMBER> 시외버스 승차}
      tram {<NUMBER>번 트램 승차}
      metro {<NUMBER> 지하철 승차}
      train {<NUMBER> 열차 승차}
      ferry {<NUMBER> 여객선 승선}
      gondola {<NUMBER> 곤돌라 탑승}
      funicular {<NUMBER> 푸니쿨라 탑승}
      cablecar {<NUMBER> 케이블 전차 승차}
      monorail {<NUMBER> 모노레일 승차}
      car {<NUMBER> 합승 택시 승차}
      other {<NUMBER> 승차}
    }`,
  'action.board': `{vehicle, select,
      bus {버스 승차}
      coach {시외버스 승차}
      tram {트램 승차}
      metro {지하철 승차}
      train {열차 승차}
      ferry {여객선 승선}
      gondola {곤돌라 탑승}
      funicular {푸니쿨라 탑승}
      cablecar {케이블 전차 승차}
      monorail {모노레일 승차}
      car {합승 택시 승차}
      other {승차}
    }`,
  'action.stay': `{vehicle, select,
      bus {내리지 않고 계속 이용: <NUMBER>번 버스로 운행}
      coach {내리지 않고 계속 이용: <NUMBER> 시외버스로 운행}
      tram {내리지 않고 계속 이용: <NUMBER>번 트램으로 운행}
      metro {내리지 않고 계속 이용: <NUMBER> 지하철로 운행}
      train {내리지 않고 계속 이용: <NUMBER> 열차로 운행}
      car {내리지 않고 계속 이용: <NUMBER> 합승 택시로 운행}
      other {내리지 않고 계속 이용: <NUMBER>}
    }`,
  'action.stay-on': '내리지 않고 계속 이용',
  'action.fly': '<NUMBER> 항공편 탑승',
  'action.fly-unnumbered': '항공편 탑승',
  'action.walk': '도보 이동',
  'action.walk-to': '{place}까지 도보 이동',
  'action.walk-end': '목적지까지 도보 이동',
  'action.roll': '휠체어로 이동',
  'action.roll-to': '{place}까지 휠체어로 이동',
  'action.roll-end': '목적지까지 휠체어로 이동',
  'action.cycle': '자전거로 이동',
  'action.scooter': '전동 킥보드로 이동',
  'action.drive-car': '자동차로 이동',
  'action.ride-motorbike': '오토바이로 이동',
  'action.carpool': '카풀로 이동',
  'action.taxi': '택시 승차',
  'action.ride-hailing': '앱 호출 차량 승차',
  'action.ride-hailing-with': '{provider} 호출 차량 승차',
  'action.on-demand': '수요응답형 차량 승차',
  'action.on-demand-with': '{provider} 수요응답형 차량 승차',
  'action.wait': '대기',
  'action.wait-pickup': '차량 도착 대기',
  'action.transfer': '환승 대기',
  'action.park-onstreet': '{vehicle, select, bicycle {자전거 잠금} scooter {전동 킥보드 주차} other {노상 주차}}',
  'action.park-offstreet': '{vehicle, select, bicycle {자전거 잠금} scooter {전동 킥보드 주차} other {주차장에 주차}}',
  'action.collect':
    '{vehicle, select, car {자동차 대여} bicycle {자전거 대여} scooter {전동 킥보드 대여} other {차량 대여}}',
  'action.return':
    '{vehicle, select, car {자동차 반납} bicycle {자전거 반납} scooter {전동 킥보드 반납} other {차량 반납}}',
  'action.airport-checkin': '공항 탑승 수속',
  'action.airport-checkout': '수하물 수취 후 공항 출구로 이동',
  'action.airport-transfer': '항공편 환승',
  'note.every-minutes': '{count, number}분 간격 운행',
  'note.approximate-times': '시각은 실제와 다를 수 있습니다',
  'note.book-to-board': '이곳에서 승차하려면 {agency}에 미리 전화해 주세요',
  'note.book-to-board-phone': '이곳에서 승차하려면 {agency}에 미리 전화해 주세요: {phone}',
  'note.book-to-alight': '이곳에서 하차하려면 {agency}에 미리 전화해 주세요',
  'note.book-to-alight-phone': '이곳에서 하차하려면 {agency}에 미리 전화해 주세요: {phone}',
  'note.signal-driver': '요청 시 정차: 손을 들어 승차 의사를 표시해 주세요',
  'note.tell-driver': '요청 시 정차: 기사에게 하차 의사를 미리 알려 주세요',
  'note.book-until': '{deadline, date} {deadline, time}까지 예약해 주세요',
  'note.too-late-to-book': '예약이 마감되었습니다',
  'note.cancelled': '운행 중지',
  'note.parking-spaces': '총 주차면: {places, number}면',
  'note.parking-disabled-bays': '장애인 전용 주차구역: {bays, number}면',
  'note.parking-free': '무료 주차',
  'note.parking-paid': '유료 주차, 요금 정보 없음',
  'note.usual-wait': '출발 전에 호출해 주세요: 예상 대기 시간 {wait, duration}',
  'note.next-day': '다음 날 이어서 갑니다',
  'note.push-bicycle': '자전거를 끌고 {distance, distance} 이동',
  'note.cycle-friendly': '자전거 타기 좋은 길: {distance, distance}',
  'note.section-accessible': '휠체어 이용 가능 구간: {distance, distance}',
  'note.section-inaccessible': '휠체어 이용 불가 구간: {distance, distance}',
  'note.section-unknown': '휠체어 이용 정보 없는 구간: {distance, distance}',
  'note.service-accessible': '휠체어 탑승 가능 차량',
  'note.service-inaccessible': '휠체어 탑승 불가 차량',
  'note.service-unknown': '차량의 휠체어 탑승 정보 없음',
  'note.stop-accessible': '{stop}: 휠체어 이용 가능',
  'note.stop-inaccessible': '{stop}: 휠체어 이용 불가',
  'note.stop-unknown': '{stop}: 휠체어 이용 정보 없음',
  'note.bicycles-allowed': '자전거 휴대 승차 가능',
  'note.bicycles-forbidden': '자전거 휴대 승차 불가',
  'note.straight-line': '이곳에는 도로 정보가 없어 직선거리로 계산했습니다',
  'note.ferry': '여객선 이용 구간 있음',
  'note.ferry-named': '여객선 이용 구간 있음: {name}',
  'note.no-through': '사유 도로나 통행 제한 도로를 지납니다. 통행 가능 여부를 확인해 주세요',
  'note.no-stopping': '정차 금지 도로에서 타거나 내립니다',
  'note.toll': '통행료: {price, money}',
  'note.take-stairs': '계단 → {level}',
  'note.take-stairs-between': '계단: {from} → {level}',
  'note.take-escalator': '에스컬레이터 → {level}',
  'note.take-escalator-between': '에스컬레이터: {from} → {level}',
  'note.take-lift': '엘리베이터 → {level}',
  'note.take-lift-between': '엘리베이터: {from} → {level}',
  'label.stops': '{count, number}개 정거장',
  'label.direction': '{direction} 방면',
  'label.flight-to': '{place}행',
  'label.without-traffic': '원활할 때 {duration, duration}',
  'label.platform': `{kind, select,
      stand {승차장 {platform}}
      track {{platform}번 승강장}
      pier {{platform}번 선착장}
      gate {탑승구 {platform}}
      other {{platform}번 승강장}
    }`,
  'label.unnamed-way': '이름 없는 길',
  'label.ticket': '승차권',
  'label.shared-bicycle': '공유 자전거',
  'label.shared-scooter': '공유 전동 킥보드',
  'label.mode-detail': '{mode}({detail})',
  'label.set-reason': '{modes}: {reason}',
  'label.book-with': '{operator}에서 예약',
  'live.on-time': '정시',
  'live.late': '{delay, duration} 지연',
  'live.early': '{delay, duration} 빠름',
  'live.platform-changed': '변경: {platform}(기존: {planned})',
  'live.updated': '실시간 정보: {age, duration} 전 업데이트',
  'live.updated-now': '실시간 정보: 방금 업데이트',
  'live.stale': '{age, duration} 동안 실시간 정보 없음: 시간이 바뀌었을 수 있음',
  'live.source': `{source, select,
    predicted {실시간 예측}
    observed {실제 시각}
    carried {이전 지연으로 추정}
    stale {마지막으로 확인된 지연}
    none {실시간 정보 없음}
    other {시간표}
  }`,
  'live.slack': '환승 여유 {slack, duration}',
  'live.missed': '이 환승은 놓칠 가능성이 큼',
  'live.if-missed': '놓치면: +{delay, duration}',
  'live.if-missed-no-later': '놓쳐도 도착 시각은 같음',
  'live.if-missed-nothing': '놓치면: 다른 교통편 없음',
  'alert.avoid-stops': '{stops, plural, other {이 정류장을 제외하고 다시 찾기}}',
  'alert.effect': `{effect, select,
    closed {운행 중지}
    reduced {감축 운행}
    delays {지연}
    detour {우회 운행}
    additional {추가 운행}
    modified {운행 변경}
    moved {정류장 위치 변경}
    access {휠체어 이동 경로 이용 제한}
    lift {엘리베이터 고장}
    escalator {에스컬레이터 고장}
    other {운행 안내}
  }`,
  'turn.HEAD_TOWARDS': '출발',
  'turn.HEAD_TOWARDS.street': '{street} 방향으로 출발',
  'turn.CONTINUE_STRAIGHT': '직진',
  'turn.CONTINUE_STRAIGHT.street': '{street} 방향으로 직진',
  'turn.TURN_SLIGHTLY_LEFT': '왼쪽 방향',
  'turn.TURN_SLIGHTLY_LEFT.street': '왼쪽 방향: {street}',
  'turn.TURN_LEFT': '좌회전',
  'turn.TURN_LEFT.street': '{street} 방향으로 좌회전',
  'turn.TURN_SHARPLY_LEFT': '급좌회전',
  'turn.TURN_SHARPLY_LEFT.street': '{street} 방향으로 급좌회전',
  'turn.TURN_SLIGHTLY_RIGHT': '오른쪽 방향',
  'turn.TURN_SLIGHTLY_RIGHT.street': '오른쪽 방향: {street}',
  'turn.TURN_RIGHT': '우회전',
  'turn.TURN_RIGHT.street': '{street} 방향으로 우회전',
  'turn.TURN_SHARPLY_RIGHT': '급우회전',
  'turn.TURN_SHARPLY_RIGHT.street': '{street} 방향으로 급우회전',
  'turn.U_TURN': '유턴',
  'turn.U_TURN.street': '{street}에서 유턴',
  'empty.outside-from': '출발지가 서비스 지역 밖에 있습니다.',
  'empty.outside-to': '목적지가 서비스 지역 밖에 있습니다.',
  'empty.different-regions': '출발지와 목적지가 서로 다른 지역에 있으며, 두 곳을 모두 포함하는 지역이 없습니다.',
  'empty.too-close': '출발지와 목적지가 너무 가까워 이동할 필요가 없습니다.',
  'empty.off-network-from': '출발지 근처에 이용할 수 있는 길이 없습니다.',
  'empty.off-network-to': '목적지 근처에 이용할 수 있는 길이 없습니다.',
  'empty.no-modes': '선택한 교통수단은 이 지역에서 이용할 수 없습니다.',
  'empty.ruled-out': '설정한 제외 조건으로는 경로를 찾지 못했습니다.',
  'empty.no-service-date': '이 날짜의 시간표가 없습니다. 시간표 기간은 {from, day}부터 {to, day}까지입니다.',
  'empty.no-service-in-window': '이 시간대에 이용할 수 있는 교통편이 없습니다.',
  'empty.no-stop-from': '출발지 근처에 선택한 교통수단의 정류장이 없습니다.',
  'empty.no-stop-to': '목적지 근처에 선택한 교통수단의 정류장이 없습니다.',
  'empty.no-connection': '선택한 교통수단으로 갈 수 있는 경로가 없습니다.',
  'empty.avoided-stops': '제외한 정류장을 거치지 않는 경로가 없습니다.',
  'empty.arrives-too-late': '이 시간대의 모든 경로는 제시간에 도착하지 못합니다.',
  'empty.inaccessible': '휠체어로 이용할 수 있는 경로가 없습니다.',
  'empty.walk-too-long': '모든 경로의 도보 시간이 설정한 한도를 넘습니다.',
  'empty.too-far': '걷거나 자전거, 자동차로만 가기에는 너무 멉니다.',
  'empty.round-trip-only': '출발지 근처의 대여 서비스는 빌린 곳에 반납해야 하므로 편도로 이용할 수 없습니다.',
  'empty.no-vehicle-from': '{mode}: 출발지 근처에서 이용할 수 없습니다.',
  'empty.no-vehicle-to': '{mode}: 출발지 근처에서 빌려 목적지에서 반납할 수 없습니다.',
  'empty.outside-zone-from': '{mode}: 출발지가 운행 구역 밖에 있습니다.',
  'empty.outside-zone-to': '{mode}: 목적지가 운행 구역 밖에 있습니다.',
  'empty.closed': '{mode}: 이 시간에는 운영하지 않습니다.',
  'empty.unknown-provider': '{mode}: 이 업체는 이 지역에서 운영하지 않습니다.',
  'empty.walking-is-better': '선택한 교통수단보다 전 구간을 걷는 편이 낫습니다.',
  'empty.not-better': '걷거나 한 가지 교통수단만 이용하는 것보다 나은 경로가 없습니다.',
  'empty.stopped-early': '검색 시간이 초과되어 경로를 찾지 못했습니다.',
  'off-network.from': '{mode}: 출발지 근처에 이용할 수 있는 길이 없습니다.',
  'off-network.to': '{mode}: 목적지 근처에 이용할 수 있는 길이 없습니다.',
  'advisory.deprecated-mode': '교통수단 ‘{mode}’: 더 이상 사용되지 않습니다. 대체 식별자: ‘{replacement}’',
  'advisory.unknown-mode': '알 수 없는 교통수단이어서 무시했습니다: ‘{mode}’',
  'advisory.unknown-mode-nearest': '알 수 없는 교통수단이어서 무시했습니다: ‘{mode}’. 혹시 이것인가요? ‘{nearest}’',
  'advisory.unavailable-mode': '{mode}: 이 지역에서 이용할 수 없어 제외했습니다.',
  'advisory.unknown-stop': '알 수 없는 정류장이어서 무시했습니다: ‘{stop}’',
  'advisory.unknown-limit': '알 수 없는 운영사, 기관, 데이터 또는 노선입니다: ‘{name}’',
  'advisory.unknown-language': '지원하지 않는 언어입니다: ‘{language}’',
  'advisory.stopped-early': '검색이 일찍 종료되었습니다. 더 나은 경로가 있을 수 있습니다.',
  'advisory.straight-line-walks': '도로 정보가 없어 도보 경로를 직선거리로 추정했습니다.',
  'advisory.closed-by-alert': '해당 시간에 이용 불가: {names}',
  'board.cancelled': '운행 중지',
  'board.skipped': '무정차 통과',
  'board.no-departures': '이 시간에는 출발편이 없습니다.',
  'board.no-arrivals': '이 시간에는 도착편이 없습니다.',
  'advisory.trip-times-changed': '저장한 뒤로 이 경로의 시간이 바뀌었습니다.',
  'advisory.trip-line-replaced': '{line}: 저장한 대로 운행하지 않습니다. 대체편: {other}',
  'advisory.trip-replanned': '이 경로는 더 이상 저장한 대로 이용할 수 없어 다시 검색했습니다.',
  'advisory.trip-cancelled': '{line}: 운행이 중지되었습니다.',
  'advisory.trip-gone': '이 경로는 더 이상 이용할 수 없으며 다른 경로를 찾지 못했습니다.',
  'action.walk-goal':
    '{goal, select, car {자동차까지 도보 이동} bicycle {자전거까지 도보 이동} scooter {전동 킥보드까지 도보 이동} motorbike {오토바이까지 도보 이동} pickup {차량 탑승 장소까지 도보 이동} other {차량까지 도보 이동}}',
  'action.roll-goal':
    '{goal, select, car {자동차까지 휠체어로 이동} pickup {차량 탑승 장소까지 휠체어로 이동} other {차량까지 휠체어로 이동}}',
  'action.walk-platform':
    '{kind, select, stand {승차장 {platform}까지 도보 이동} pier {{platform}번 선착장까지 도보 이동} gate {탑승구 {platform}까지 도보 이동} other {{platform}번 승강장까지 도보 이동}}',
  'action.roll-platform':
    '{kind, select, stand {승차장 {platform}까지 휠체어로 이동} pier {{platform}번 선착장까지 휠체어로 이동} gate {탑승구 {platform}까지 휠체어로 이동} other {{platform}번 승강장까지 휠체어로 이동}}',
  'action.walk-change': '도보 환승: {place}',
  'action.roll-change': '휠체어 환승: {place}',
  'action.wait-checkin': '탑승 수속 대기',
};

/** Texts that explain an answer. */
export const explanation: Messages<'explanation'> = {
  'removed.dominated': '출발, 도착, 환승 횟수가 같거나 더 나은 경로가 있습니다.',
  'removed.walking-is-better': '전 구간을 걷는 편이 더 빠르거나 비슷하고, 더 힘들지도 않습니다.',
  'removed.single-mode-is-better': '한 가지 교통수단만 이용하는 편이 모든 면에서 같거나 더 낫습니다.',
  'removed.worse-than-another': '모든 면에서 뒤지지 않고 한 가지 이상 더 나은 경로가 있습니다.',
  'removed.one-mode-only': '조합하려는 교통수단 중 한 가지만 이용합니다.',
  'removed.slower-alike': '다른 곳에서 주차, 대여 또는 반납하면 더 빠릅니다.',
  'removed.car-park-alike': '똑같이 가깝고 빠른 주차장이 있으며, 노상 주차보다 자리를 찾기 쉽습니다.',
  'removed.fits-no-better': '다른 경로보다 선호 조건에 더 잘 맞지는 않습니다.',
  'removed.out-of-time': '시간이 부족하여 한 가지 교통수단만 이용하는 경로와 비교하지 못했습니다.',
  'removed.same-vehicles': '더 나은 경로와 같은 차량을 이용합니다.',
  'removed.not-the-best': '가장 좋은 경로만 요청했습니다.',
  'removed.arrives-too-late': '요청한 시각보다 늦게 도착합니다.',
  'removed.walk-too-long': '도보 시간이 설정한 한도를 넘습니다.',
  'removed.takes-too-long': '대중교통 없이는 시간이 너무 오래 걸립니다.',
  'removed.inaccessible': '휠체어로 이용할 수 없는 구간이 있습니다.',
  'removed.avoided-stop': '제외한 정류장을 이용합니다.',
  'removed.ruled-out': '제외한 노선이나 교통수단을 이용합니다.',
  'removed.not-running': '이 시각에 이용할 수 없거나 운행하지 않는 구간이 있습니다.',
  'ruled-out.avoided-mode': '제외한 교통수단의 노선',
  'ruled-out.operator-limit': '제외한 운영사 또는 데이터의 노선',
  'ruled-out.only-when-named': '따로 지정할 때만 안내하는 노선',
  'ruled-out.inaccessible-vehicle': '휠체어로 탈 수 없는 차량의 노선',
  'ruled-out.no-bicycles': '자전거 휴대 승차 정보가 없는 노선',
  'ruled-out.inaccessible-stop': '휠체어로 이용할 수 없는 정류장',
  'ruled-out.avoided-stop': '제외한 정류장',
  'ruled-out.closed-by-alert': '운행 장애로 이용할 수 없는 노선과 정류장',
  'unknown.price': '요금 정보가 없습니다.',
  'unknown.vehicle-access': '차량의 휠체어 탑승 가능 여부 정보가 없습니다.',
  'unknown.stop-access': '정류장의 휠체어 이용 가능 여부 정보가 없습니다.',
  'unknown.path-access': '휠체어 이용 가능 여부를 알 수 없는 구간이 있습니다.',
  'unknown.bicycles-aboard': '자전거 휴대 승차 가능 여부 정보가 없습니다.',
  'unknown.streets': '이곳에는 도로 정보가 없어 직선거리로 계산했습니다.',
  'unknown.times': '시각은 실제와 다를 수 있습니다.',
  'unknown.departure': '일정한 간격으로 운행하며 정확한 출발 시각은 공개되지 않습니다.',
  'unknown.booking': '지금 예약할 수 있는지에 대한 정보가 없습니다.',
  'unknown.wait': '예상 대기 시간이며 실제와 다를 수 있습니다.',
  'unknown.parking': '빈 주차 공간 정보가 없습니다.',
  'unknown.range': '차량의 남은 주행 가능 거리 정보가 없습니다.',
};

/** Texts of requests that get no answer. */
export const refusal: Messages<'refusal'> = {
  'refusal.no-origin': '출발지가 없습니다.',
  'refusal.no-destination': '목적지가 없습니다.',
  'refusal.bad-request': '요청을 이해할 수 없습니다.',
  'refusal.unknown-region': '알 수 없는 지역입니다: ‘{region}’',
  'refusal.no-key': '요청에 API 키가 없습니다.',
  'refusal.unknown-key': 'API 키가 올바르지 않거나 활성화되지 않았습니다.',
  'refusal.over-quota': '이 API 키의 할당량을 모두 사용했습니다. 나중에 다시 시도해 주세요.',
  'refusal.too-fast': '짧은 시간에 요청이 너무 많았습니다. 잠시 후 다시 시도해 주세요.',
  'refusal.overloaded': '지금은 이용자가 많습니다. 잠시 후 다시 시도해 주세요.',
  'refusal.internal': '서버에 문제가 발생했습니다. 나중에 다시 시도해 주세요.',
};

/** Texts of the page. */
export const page: Messages<'page'> = {
  tagline: '오픈 데이터 기반 문 앞까지 길찾기',
  noMap:
    '지도를 표시할 수 없습니다. 이 브라우저는 WebGL을 지원하지 않습니다. 정류장 이름과 좌표로는 검색할 수 있습니다.',
  noRegions: '아직 이용할 수 있는 지역이 없습니다.',
  region: '지역',
  language: '언어',
  theme: '밝은 화면/어두운 화면 전환',
  map: '지도',
  from: '출발지',
  to: '목적지',
  moreChoices: '옵션 더 보기',
  fewerChoices: '옵션 접기',
  placeHint: '정류장, 주소 또는 장소',
  unknownPlace: '알 수 없는 장소입니다. 정류장 이름, 주소 또는 좌표(예: 41.15, -8.61)를 입력해 주세요.',
  swap: '출발지와 목적지 바꾸기',
  mapCentre: '지도 중심 사용',
  clear: '처음부터 다시',
  clickFrom: '지도에서 출발지를 누른 다음 목적지를 눌러 주세요.',
  clickTo: '이제 목적지를 눌러 주세요.',
  when: '시간',
  now: '지금 출발',
  depart: '이 시각에 출발',
  arrive: '이 시각까지 도착',
  localTime: '현지 날짜와 시간',
  modes: '교통수단',
  wheelchair: '휠체어',
  priority: '우선순위',
  balanced: '균형 있게',
  fast: '빠르게',
  easy: '편하게',
  green: '친환경',
  cheap: '저렴하게',
  anyWalking: '도보 제한 없음',
  mostWalking: '도보 최대 {n, number}분',
  walkingLimit: '최대 도보',
  concession: '할인 요금',
  examples: '예시로 검색해 보세요',
  searching: '경로를 찾는 중…',
  results: '경로 {n, number}개',
  direct: '환승 없음',
  changes: '환승 {n, number}회',
  onFoot: '도보 {distance, distance}',
  inWheelchair: '휠체어 {distance, distance}',
  every: '{duration, duration} 간격',
  otherTimes: '다른 시간대',
  stopsOnTheWay: '{n, number}개 정거장 경유',
  directions: '길 안내',
  arriveStep: '도착',
  live: '실시간',
  occupancy: `{load, select,
      empty {비어 있음}
      many {좌석 여유 많음}
      few {좌석 여유 적음}
      standing {입석만 가능}
      full {만차}
      closed {승차 불가}
      other {}
    }`,
  cancelled: '운행 중지',
  tooLateToBook: '예약 마감',
  left: '출발함',
  back: '전체 경로',
  nothing: '경로를 찾지 못했습니다',
  tryDate: '{date, day} 경로 찾기',
  nothingHint: '다른 시간이나 다른 장소로 검색하거나 교통수단을 더 선택해 보세요.',
  unreachable: '경로 서버가 응답하지 않습니다. 서버가 실행 중인지 확인해 주세요.',
  refused: '경로를 찾을 수 없습니다',
  retry: '다시 시도',
  why: '이 경로를 안내하는 이유',
  whyNothing: '결과가 없는 이유',
  considered: '경로 {n, number}개 검토, {shown, number}개 표시',
  stopsFrom: '출발지 근처 정류장 {n, number}개',
  stopsTo: '목적지 근처 정류장 {n, number}개',
  endedEarly: '검색이 일찍 종료되었습니다.',
  chosenScore: '선택한 경로의 점수(낮을수록 좋음)',
  scoreTime: '시간',
  scorePrice: '요금',
  scoreCarbon: '탄소 배출량',
  scoreHassle: '불편함',
  notKnown: '확인되지 않은 정보',
  betterTrip: '더 나은 경로: {time}',
  alerts: '운행 안내',
  alertSevere: '운행 장애',
  alertWarning: '주의',
  alertInfo: '안내',
  moreInformation: '자세히 보기',
  avoidedStops: '제외한 정류장 {n, number}곳',
  useAllStops: '모든 정류장 다시 포함',
  plannedTime: '시간표: {clock}',
};

/** The names of the modes, and a line that explains each. */
export const modes: ModeNames = {
  pt_pub: ['대중교통', '시간표나 배차 간격에 따라 누구나 이용하는 교통편'],
  pt_pub_bus: ['버스', '시내버스 또는 마을버스'],
  pt_pub_cablecar: ['케이블 전차', '케이블이 끄는 노면전차'],
  pt_pub_car: ['합승 택시', '승용차로 운행하는 대중교통'],
  pt_pub_ferry: ['여객선', '여객선 또는 수상버스'],
  pt_pub_coach: ['시외버스', '장거리 버스'],
  pt_pub_expressbus: ['급행버스', '정차 횟수가 적은 버스'],
  pt_pub_funicular: ['푸니쿨라', '급경사를 케이블로 오르내리는 철도'],
  pt_pub_gondola: ['곤돌라', '케이블에 매달린 객실'],
  pt_pub_metro: ['도시철도', '지하와 지상을 다니는 도시철도'],
  pt_pub_monorail: ['모노레일', '외줄 궤도를 달리는 열차'],
  pt_pub_regionaltrain: ['지역 열차', '지역 내 또는 도시 간 열차'],
  pt_pub_subway: ['지하철', '지하로 다니는 도시철도'],
  pt_pub_train: ['열차', '근교 또는 통근 열차'],
  pt_pub_tram: ['트램', '트램 또는 경전철'],
  pt_ltd_SCHOOLBUS: ['통학버스', '학생 전용 버스'],
  ps_drt: ['수요응답형 교통(DRT)', '예약에 따라 운행하는 합승 차량'],
  ps_tax: ['택시', '택시로 이동'],
  ps_tnc: ['앱 호출 차량', '앱으로 부르는 기사 포함 차량'],
  me_car: ['자가용', '본인 소유의 자동차'],
  'me_car-s': ['카셰어링', '공유 서비스의 자동차'],
  'me_car-r': ['렌터카', '이동을 위해 빌린 자동차'],
  'me_car-p': ['카풀', '다른 사람의 차에 함께 타기'],
  me_mot: ['오토바이', '본인 소유의 오토바이'],
  me_mic: ['자전거 또는 전동 킥보드', '본인 소유의 자전거, 전동 킥보드 등'],
  me_mic_bic: ['자전거', '본인 소유의 자전거'],
  'me_mic_fold-bic': ['접이식 자전거', '이동 내내 휴대하는 접이식 자전거'],
  'me_mic_e-sco': ['전동 킥보드', '이동 내내 휴대하는 시속 25km 이하 킥보드'],
  'me_mic_fast-e-sco': ['고속 전동 킥보드', '이동 내내 휴대하는 시속 45km 이하 킥보드'],
  'me_mic-s': ['공유 자전거 또는 전동 킥보드', '누구나 빌려 탈 수 있는 자전거나 전동 킥보드'],
  cy_bic: ['자전거(이전 식별자)', '본인 소유의 자전거. ‘me_mic_bic’ 사용 권장'],
  'cy_bic-s': ['공유 자전거(이전 식별자)', '공유 자전거. ‘me_mic-s’ 사용 권장'],
  wa_wal: ['도보', '걸어서 이동'],
  wa_whe: ['휠체어', '휠체어로 이동'],
  in_air: ['항공편', '정기 항공편'],
  in_rail: ['장거리 열차', '도시 간 열차'],
  in_coach: ['고속버스', '도시 간 장거리 버스'],
  in_ferry: ['장거리 여객선', '먼 항구를 잇는 여객선'],
  'stationary_parking-onstreet': ['노상 주차', '차량을 길가에 주차'],
  'stationary_parking-offstreet': ['주차장', '차량을 주차장에 주차'],
  stationary_wait: ['대기', '다음 차량이 올 때까지 대기'],
  stationary_transfer: ['환승', '다른 노선으로 갈아타기'],
  'stationary_vehicle-collect': ['차량 대여', '공유 또는 대여 차량 인수'],
  'stationary_vehicle-return': ['차량 반납', '공유 또는 대여 차량 반납'],
  'stationary_airport-checkin': ['탑승 수속', '공항 탑승 수속 및 보안 검색'],
  'stationary_airport-checkout': ['공항 도착', '공항 입국 심사 및 수하물 수취'],
  'stationary_airport-transfer': ['항공편 환승', '공항에서 다른 항공편으로 환승'],
};

/** Texts of the editor extension at work; those that are missing are English. */
export const editor: Partial<Messages<'editor'>> = {
  'preview.title': '경로 미리보기',
  'preview.sample': '샘플 데이터, 편집기에서 검색',
  'preview.plannedBy': '경로 서버: {address}',
  'preview.from': '출발지',
  'preview.to': '목적지',
  'preview.swap': '출발지와 목적지 바꾸기',
  'preview.plan': '길찾기',
  'preview.map': '지도',
  'preview.drawing':
    '경로 그림입니다. 화살표 키로 이동하고 더하기와 빼기 키로 확대·축소하며 0 키로 전체 경로를 봅니다.',
  'preview.zoomIn': '확대',
  'preview.zoomOut': '축소',
  'preview.zoomFit': '전체 경로 보기',
  'preview.trips': '경로',
  'preview.loading': '불러오는 중…',
  'preview.planning': '경로를 찾는 중…',
  'preview.noRoute': '두 장소를 잇는 경로가 없습니다.',
  'preview.oneOption': '{route}: 경로 1개',
  'preview.options': '{route}: 경로 {count}개',
  'remedy.retry': '다시 시도',
  'remedy.setKey': '서버 키 설정',
  'remedy.openSettings': '서버 주소 변경',
  'failure.load': '미리보기를 불러올 수 없습니다. 자세한 내용은 출력 채널 ‘Tripwright’에서 확인해 주세요.',
  'failure.samplePlace': '두 장소 중 하나가 샘플 도시에 더 이상 없습니다.',
  'failure.sampleData': '샘플 데이터를 읽을 수 없습니다({detail}). 확장을 다시 설치하거나 서버 주소를 설정해 주세요.',
  'failure.noRegions': '서버에 아직 지역이 없습니다: {address}',
  'failure.fewStations': '역이 두 곳 미만이어서 경로를 찾을 수 없는 지역입니다: {region}',
  'failure.serverPlace': '서버가 두 장소 중 하나를 더 이상 찾지 못합니다.',
  'failure.noServer':
    '서버가 응답하지 않습니다: {address}. Tripwright 저장소에서 ‘npm start’로 서버를 시작하거나 주소를 변경해 주세요.',
  'failure.needsKey': '키가 필요한 서버입니다: {address}. 서버를 시작하면 데모 키가 출력됩니다.',
  'failure.status': '서버 응답 {status}: {address}',
  'failure.statusWithDetail': '서버 응답 {status}: {address}. {detail}',
  'failure.format': '/v1 형식이 아닌 응답입니다: {address}, {endpoint}. Tripwright 서버가 맞나요?',
  'key.title': '서버 키: {address}',
  'key.prompt': '키는 편집기의 비밀 저장소에 보관되며 이 주소로만 전송됩니다.',
  'key.noServer':
    '미리보기는 자체 샘플 데이터를 사용하므로 키가 필요 없습니다. 키를 설정하려면 먼저 서버 주소를 설정해 주세요.',
  'key.openSetting': '설정 열기',
  'fix.accept': '이 작업 영역에서 {identifier} 허용',
  'fix.all': '모든 교통수단 식별자 수정',
};

/** Texts of the extension’s manifest; those that are missing are English. */
export const manifest: Partial<Messages<'manifest'>> = {
  description: 'JSON의 교통수단 식별자를 검사하고 설명하고 완성하며, 샘플 도시의 경로를 미리 봅니다. 원격 분석 없음.',
  untrusted: '신뢰할 수 없는 폴더에서는 폴더 설정의 서버 주소를 무시합니다.',
  'command.previewRoute': '샘플 도시의 경로 미리보기',
  'command.setServerKey': '서버 키 설정',
  'command.clearServerKey': '서버 키 제거',
  'command.acceptMode': '이 작업 영역에서 교통수단 식별자 허용',
  'setting.check':
    'JSON 파일의 `pt_pub_bus` 같은 교통수단 식별자를 검사합니다. 이 설정과 관계없이 설명과 자동 완성은 사용할 수 있습니다.',
  'setting.acceptedModes': '알 수 없어도 알리지 않을 교통수단 식별자입니다. 예: 민간 업체의 식별자.',
  'setting.server':
    '경로 미리보기에 사용할 Tripwright 서버 주소입니다. 예: `http://localhost:4000`. 비워 두면 샘플 도시의 경로를 오프라인으로 찾습니다. 서버 키를 저장하려면 *Tripwright: {setServerKey}* 명령을 실행해 주세요.',
  'setting.serverPattern': 'http://localhost:4000 같은 주소를 입력하거나 비워 두세요.',
};
