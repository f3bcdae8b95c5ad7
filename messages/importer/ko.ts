// Korean. Style and words: docs/languages/ko.md.
import type { BuildStepTexts, NoticeTexts } from './importer-texts.ts';

export const steps: BuildStepTexts = {
  reading: '{file} 읽는 중',
  streets: '도로망 구축 중',
  timetable: '시간표 구축 중',
  walks: '정류장 간 도보 경로 검색 중',
  shapes: '운행 경로 구축 중',
  names: '이름 색인 작성 중',
  writing: '지역 데이터 저장 중',
};

export const notices: NoticeTexts = {
  // files and their shape
  'unknown-file': ['GTFS에 속하지 않는 파일이므로 읽지 않았습니다.', '이름의 철자를 확인해 주세요.'],
  'nested-folder': ['피드가 압축 파일 안의 폴더에 들어 있습니다.', '파일을 압축 파일의 최상위로 옮겨 주세요.'],
  'file-name-case': ['파일 이름에 대문자가 있습니다.', 'GTFS 파일 이름은 소문자로 써 주세요.'],
  'duplicate-file': ['이름이 같은 파일이 두 개 있어 하나만 읽었습니다.', '둘 중 하나를 삭제해 주세요.'],
  'empty-file': ['파일이 비어 있고 머리글 행이 없습니다.', '머리글 행을 추가하거나 파일을 삭제해 주세요.'],
  'not-utf8': [
    'UTF-8이 아닌 바이트가 있어 다른 문자로 바꾸었습니다. 이름이 깨지거나 ID가 겹칠 수 있습니다.',
    '파일을 UTF-8로 저장해 주세요.',
  ],
  'malformed-quotes': [
    '따옴표가 닫히지 않았거나 닫는 따옴표 뒤에 글자가 있어 쉼표를 기준으로 행을 나누었습니다.',
    '따옴표로 묶은 값 안의 따옴표는 두 번씩 써 주세요.',
  ],
  'newline-in-value': ['따옴표로 묶은 값이 여러 줄에 걸쳐 있습니다.', '값에서 줄 바꿈을 없애 주세요.'],
  'unusual-delimiter': ['셀이 세미콜론이나 탭으로 구분되어 있어 그에 맞게 읽었습니다.', '셀은 쉼표로 구분해 주세요.'],
  'unknown-column': ['GTFS에 속하지 않는 열이므로 읽지 않았습니다.', '이름의 철자를 확인해 주세요.'],
  'duplicate-column': ['같은 열이 두 번 있어 첫 번째 열을 읽었습니다.', '둘 중 한 열을 삭제해 주세요.'],
  'empty-column-name': ['열에 이름이 없어 읽지 않았습니다.', '열에 이름을 붙이거나 열을 삭제해 주세요.'],
  'column-name-case': ['열 이름에 대문자가 있습니다.', '열 이름은 소문자로 써 주세요.'],
  'missing-column': ['표에 필수 열이 없어 표 전체를 무시했습니다.', '열을 추가해 주세요.'],
  'short-row': ['셀 수가 머리글보다 적습니다. 모자라는 셀은 빈칸으로 처리합니다.', '모자라는 셀을 추가해 주세요.'],
  'long-row': ['셀 수가 머리글보다 많습니다. 남는 셀은 무시했습니다.', '쉼표가 든 값은 따옴표로 묶어 주세요.'],
  'empty-row': ['행에 값이 없어 건너뛰었습니다.', '행을 삭제해 주세요.'],
  'surrounding-whitespace': ['값 앞뒤의 공백을 제거했습니다.', '파일에서 공백을 없애 주세요.'],
  'extra-rows': ['행이 하나만 있어야 하는 표이므로 나머지 행을 무시했습니다.', '한 행만 남겨 주세요.'],
  'invalid-geojson': [
    'locations.geojson이 GeoJSON FeatureCollection이 아니어서 무시했습니다.',
    'GeoJSON 검사 도구로 파일을 확인해 주세요.',
  ],
  'feed-without-trips': ['피드에 사용할 수 있는 운행이 없습니다.', '이 피드의 다른 알림을 확인해 주세요.'],
  'stops-far-from-streets': [
    '피드의 모든 정류장이 도로에서 멀어, 어떤 경로에도 이 피드를 쓸 수 없습니다.',
    '피드와 도로 데이터가 같은 지역인지 확인해 주세요.',
  ],
  'country-unknown': [
    '교통 법규가 알려진 나라에 있지 않은 도로입니다. 우측통행으로 보고, 빠진 태그는 가장 일반적인 규칙과 제한 속도로 채웁니다.',
    '--country에 통행 방향이 같고 규칙이 비슷한 나라의 코드를 지정하여 빌드해 주세요.',
  ],
  'country-side-only': [
    '이 나라의 교통 법규는 통행 방향만 알려져 있어, 빠진 태그는 가장 일반적인 규칙과 제한 속도로 채웁니다.',
    '규칙이 비슷한 나라가 있으면 --country에 그 코드를 지정하여 빌드해 주세요.',
  ],
  'several-countries': [
    '도로가 여러 나라에 걸쳐 있어, 빠진 태그는 모두 도로가 가장 많은 나라의 규칙으로 채웁니다.',
    '--country로 다른 나라를 지정하거나 데이터를 국경에서 잘라 주세요.',
  ],

  // values
  'missing-value': ['필수 값이 비어 있어 항목을 제외했습니다.', '값을 입력해 주세요.'],
  'invalid-integer': ['값이 정수가 아니어서 빈칸으로 처리합니다.', '숫자만 써 주세요.'],
  'invalid-number': ['값이 숫자가 아니어서 빈칸으로 처리합니다.', '소수점은 점(.)으로, 단위 없이 숫자만 써 주세요.'],
  'unusual-number': ['일반적이지 않은 숫자 형식(1.0, +5, 1e3)이지만 그대로 읽었습니다.', '단순한 숫자로 써 주세요.'],
  'negative-number': ['음수이므로 빈칸으로 처리합니다.', '0 이상의 수를 써 주세요.'],
  'invalid-time': ['값이 시각이 아니어서 빈칸으로 처리합니다.', '시각은 H:MM:SS 또는 HH:MM:SS 형식으로 써 주세요.'],
  'unusual-time': [
    '시각의 분이나 초가 한 자리이지만 그대로 읽었습니다.',
    '시각은 H:MM:SS 또는 HH:MM:SS 형식으로 써 주세요.',
  ],
  'time-without-seconds': ['시각에 초가 없어 0초로 읽었습니다.', '시각은 HH:MM:SS 형식으로 써 주세요.'],
  'invalid-date': ['값이 날짜가 아니어서 빈칸으로 처리합니다.', '날짜는 YYYYMMDD 형식으로 써 주세요.'],
  'unusual-date': [
    '날짜에 구분 기호가 있지만 그대로 읽었습니다.',
    '날짜는 구분 기호 없이 YYYYMMDD 형식으로 써 주세요.',
  ],
  'date-out-of-range': [
    '1900년 이전이거나 2199년 이후의 날짜이므로 그 범위에서 가장 가까운 날짜를 사용했습니다.',
    '날짜를 고쳐 주세요.',
  ],
  'invalid-enum': ['허용된 값이 아니어서 기본값을 사용했습니다.', '필드 설명에 있는 값을 사용해 주세요.'],
  'invalid-color': ['색이 16진수 여섯 자리가 아니어서 무시했습니다.', '색은 RRGGBB 형식으로 써 주세요.'],
  'color-with-hash': ['색이 #으로 시작하여 # 기호를 제거했습니다.', '색은 RRGGBB 형식으로 써 주세요.'],
  'invalid-timezone': [
    '알 수 없는 시간대이므로 무시했습니다.',
    'Europe/Lisbon처럼 IANA 시간대 데이터베이스의 이름을 사용해 주세요.',
  ],
  'unknown-timezone': [
    '기관의 시간대를 알 수 없어 다른 기관의 시간대를 사용했습니다.',
    'Europe/Lisbon처럼 IANA 시간대 데이터베이스의 이름을 사용해 주세요.',
  ],
  'several-timezones': [
    '피드의 기관마다 시간대가 달라, 운행마다 해당 기관의 시간대를 사용합니다.',
    '피드의 모든 기관에 같은 시간대를 지정하거나 피드를 나누어 주세요.',
  ],
  'zone-far-from-stops': [
    '기관의 시간대가 정류장의 위치와 맞지 않아 모든 출발 시각이 몇 시간씩 어긋납니다.',
    'agency_timezone이나 정류장 좌표를 고쳐 주세요.',
  ],

  // keys and references
  'duplicate-key': ['ID가 두 번 있어 첫 번째 항목만 남기고 나머지는 제외했습니다.', 'ID가 겹치지 않게 해 주세요.'],
  'repeated-row': ['값이 같은 행이 두 번 있어 한 번만 읽었습니다.', '둘 중 한 행을 삭제해 주세요.'],
  'duplicate-stop-sequence': [
    '운행의 두 행에 같은 stop_sequence가 있어 첫 번째 행만 남기고 나머지는 제외했습니다.',
    '운행의 행에 운행 순서대로 번호를 매겨 주세요.',
  ],
  'unknown-agency': ['없는 기관이므로 첫 번째 기관을 사용했습니다.', '참조를 고쳐 주세요.'],
  'unknown-route': ['없는 노선이므로 행을 제외했습니다.', '노선을 추가하거나 참조를 고쳐 주세요.'],
  'unknown-service': [
    '운행일정이 calendar.txt에도 calendar_dates.txt에도 없습니다. 운행일이 없으므로 운행을 제외했습니다.',
    '운행일정을 추가하거나 참조를 고쳐 주세요.',
  ],
  'unknown-trip': ['없는 운행이므로 행을 제외했습니다.', '운행을 추가하거나 참조를 고쳐 주세요.'],
  'unknown-stop': ['없는 정류장이므로 행을 제외했습니다.', '정류장을 추가하거나 참조를 고쳐 주세요.'],
  'unknown-shape': ['없는 경로이므로 운행을 정류장 사이의 직선으로 그립니다.', '경로를 추가하거나 참조를 고쳐 주세요.'],
  'unknown-level': ['없는 층이므로 무시했습니다.', 'levels.txt에 층을 추가해 주세요.'],
  'unknown-parent': ['상위 역이 없어 정류장이 어느 역에도 속하지 않습니다.', '역을 추가하거나 참조를 고쳐 주세요.'],
  'reference-to-dropped-trip': [
    '제외된 운행을 참조하는 행이므로 함께 제외했습니다.',
    '그 운행을 제외한 알림을 확인해 주세요.',
  ],

  // stops
  'missing-coordinates': [
    '정류장에 좌표가 없습니다. 운행은 정차하지만 정류장을 오가는 도보 경로를 찾을 수 없습니다.',
    '위도와 경도를 추가해 주세요.',
  ],
  'unusable-coordinates': [
    '정류장 좌표가 지구상에 없는 위치입니다. 운행은 정차하지만 정류장을 오가는 도보 경로를 찾을 수 없습니다.',
    '소수점을 쓴 도 단위로, 위도는 -90~90, 경도는 -180~180으로 써 주세요. 서로 바뀌지 않았는지도 확인해 주세요.',
  ],
  'stop-near-null-island': ['정류장 좌표가 대서양의 0, 0 부근이어서 무시했습니다.', '위도와 경도를 고쳐 주세요.'],
  'stop-near-pole': ['정류장 좌표가 극점에 있어 무시했습니다.', '위도와 경도를 고쳐 주세요.'],
  'stop-without-name': ['정류장에 이름이 없습니다.', 'stop_name을 추가해 주세요.'],
  'missing-parent': [
    '출입구, 교차점 또는 승차 위치에 상위 역이나 승강장이 없습니다.',
    'parent_station을 추가해 주세요.',
  ],
  'wrong-parent-type': [
    '상위 장소의 location_type이 잘못되어 무시했습니다. 승차 위치는 승강장에, 나머지는 모두 역에 속합니다.',
    'parent_station이나 location_type을 고쳐 주세요.',
  ],
  'station-with-parent': [
    '역에 상위 장소가 지정되어 있어 무시했습니다.',
    'parent_station을 삭제하거나 location_type을 고쳐 주세요.',
  ],

  // routes
  'route-without-name': ['노선에 짧은 이름도 긴 이름도 없습니다.', '둘 중 하나를 추가해 주세요.'],
  'route-names-equal': ['노선의 짧은 이름과 긴 이름이 같습니다.', '둘 중 하나를 비워 주세요.'],
  'unknown-route-type': [
    '노선 유형이 비어 있거나 숫자가 아니어서 ‘기타’(1700)로 처리합니다.',
    '필드 설명에 있는 노선 유형을 사용해 주세요.',
  ],
  'continuous-stopping-ignored': [
    '정류장 사이에서도 타고 내릴 수 있는 구간이지만, 경로 계획에는 정류장만 사용합니다.',
    '조치할 것이 없습니다.',
  ],

  // calendars
  'calendar-end-before-start': [
    '운행일정의 기간이 시작보다 먼저 끝나 요일 정보를 제외했습니다.',
    'start_date와 end_date를 서로 바꾸어 주세요.',
  ],
  'service-outside-feed-dates': [
    'feed_start_date와 feed_end_date 밖의 날에도 운행합니다. 발행자가 보장하지 않는 날이지만 그대로 사용합니다.',
    'feed_info.txt의 날짜를 고치거나 운행일정을 끝내 주세요.',
  ],
  'service-drops': [
    '이번 주의 출발 횟수가 지난주의 절반에 못 미칩니다. 다음 시간표가 빠진 경우가 많습니다.',
    '피드에 모든 기간의 운행일정이 있는지 확인해 주세요.',
  ],
  'feeds-without-common-date': [
    '피드들에 공통되는 날짜가 없어 모두를 잇는 경로를 찾을 수 없습니다.',
    '같은 기간의 피드를 구하거나 피드마다 지역을 따로 빌드해 주세요.',
  ],
  'service-without-days': ['운행하는 날이 없는 운행일정입니다.', '기간과 예외 날짜를 확인해 주세요.'],

  // trips and stop times
  'trip-without-stop-times': ['운행에 정차 시각이 없어 제외했습니다.', '정차 시각을 추가하거나 운행을 삭제해 주세요.'],
  'trip-too-short': [
    '사용할 수 있는 정류장이 둘 미만이어서 운행을 제외했습니다.',
    '정류장을 추가하거나 운행을 삭제해 주세요.',
  ],
  'trip-end-without-time': [
    '운행의 첫 정류장이나 마지막 정류장에 시각이 없어 운행을 제외했습니다.',
    '모든 운행의 첫 정류장과 마지막 정류장에 시각을 입력해 주세요.',
  ],
  'times-decrease': ['운행의 시각이 거꾸로 흘러 운행을 제외했습니다.', '시각이나 정류장 순서를 고쳐 주세요.'],
  'frequency-trip-without-rows': [
    'frequencies.txt에 이 운행의 쓸 수 있는 행이 없어 운행을 제외했습니다.',
    'frequencies.txt의 해당 행을 고쳐 주세요.',
  ],
  'arrival-after-departure-at-end': [
    '운행의 첫 정류장이나 마지막 정류장에서 도착이 출발보다 늦어, 승객이 이용하는 시각을 기준으로 합니다.',
    '두 시각을 같게 써 주세요.',
  ],
  'interpolated-times': [
    '시각이 없는 정류장에는 앞뒤 정류장의 시각을 고르게 나누어 시각을 채웠습니다.',
    '모든 정류장에 시각을 입력해 주세요.',
  ],
  'stop-time-not-at-platform': [
    '운행이 역, 출입구 또는 교차점에 정차하여 그곳을 정류장으로 처리했습니다.',
    '승강장(location_type 0)을 참조해 주세요.',
  ],
  'flex-row': [
    '정류장 시각 대신 이용 시간대나 구역이 있는 행으로, 수요응답형 교통에 사용합니다.',
    '조치할 것이 없습니다.',
  ],
  'flex-trip': [
    '이용 시간대만 있는 운행으로, 수요응답형 교통에 사용하며 시간표에는 넣지 않습니다.',
    '조치할 것이 없습니다.',
  ],
  'fast-travel': [
    '두 정류장 사이의 속도가 불가능할 만큼 빠르지만 운행을 그대로 두었습니다.',
    '운행 시각이나 정류장 좌표를 고쳐 주세요. --repair를 쓰면 나머지 시각으로 보정할 수 있는 곳의 시각을 바꿉니다.',
  ],
  'repaired-times': [
    '두 정류장 사이의 속도가 불가능할 만큼 빨라, 다른 시각 대부분과 어긋나는 시각을 보간한 값으로 바꾸었습니다(--repair).',
    '운행 시각이나 정류장 좌표를 고쳐 주세요.',
  ],
  'stop-distance-unusable': [
    '운행을 따라 shape_dist_traveled 값이 줄어들거나 모두 0이어서 무시했습니다.',
    '거리가 운행을 따라 늘어나게 해 주세요.',
  ],

  // frequencies, transfers, stations, shapes, texts
  'invalid-headway': ['배차 간격이 양의 정수가 아니어서 행을 제외했습니다.', 'headway_secs를 초 단위로 써 주세요.'],
  'frequency-end-before-start': [
    '배차 시간대가 시작보다 먼저 끝나 행을 제외했습니다.',
    'start_time이나 end_time을 고쳐 주세요.',
  ],
  'overlapping-frequencies': ['운행의 두 배차 시간대가 겹쳐 출발이 중복될 수 있습니다.', '시간대를 나누어 주세요.'],
  'transfer-too-far': ['10km 넘게 떨어진 정류장 사이의 환승이지만 그대로 두었습니다.', '환승 정류장을 고쳐 주세요.'],
  'invalid-pathway-mode': ['통로 종류가 1~7의 숫자가 아니어서 통로를 제외했습니다.', 'pathway_mode를 고쳐 주세요.'],
  'locked-platform': [
    '역의 통로가 승강장과 출입구를 잇지 않거나 한 방향으로만 이어, 승객이 걸어서 드나들 수 없습니다.',
    '빠진 통로나 출입구를 추가해 주세요.',
  ],
  'two-way-exit-gate': [
    '진출 개찰구가 양방향으로 표시되어 있어 한 방향으로 바꾸었습니다.',
    'is_bidirectional을 0으로 설정해 주세요.',
  ],
  'unusable-shape-point': ['경로 점의 좌표가 지구상에 없는 위치여서 점을 제외했습니다.', '위도와 경도를 고쳐 주세요.'],
  'duplicate-shape-point': [
    '경로의 두 점에 같은 순번이 있어 첫 번째 점을 남겼습니다.',
    '점에 운행 순서대로 번호를 매겨 주세요.',
  ],
  'shape-too-short': [
    '쓸 수 있는 점이 둘 미만인 경로이므로 운행을 정류장 사이의 직선으로 그립니다.',
    '점을 추가해 주세요.',
  ],
  'shape-distance-unusable': [
    '경로를 따라 shape_dist_traveled 값이 줄어들거나 모두 0이어서 무시했습니다.',
    '거리가 경로를 따라 늘어나게 해 주세요.',
  ],
  'attribution-without-role': [
    '출처 표시에 역할이 없습니다.',
    'is_producer, is_operator 또는 is_authority를 1로 설정해 주세요.',
  ],

  // on-demand services
  'unknown-booking-rule': [
    '없는 예약 규칙이므로 예약 마감을 알 수 없습니다.',
    'booking_rules.txt에 규칙을 추가하거나 참조를 고쳐 주세요.',
  ],
  'overlapping-zones': [
    '운행의 두 구역이 장소와 시간에서 겹쳐 어느 행이 적용되는지 분명하지 않으므로 첫 번째 행을 사용했습니다.',
    '구역을 나누거나 구역마다 운행을 따로 만들어 주세요.',
  ],
  'streets-needed': [
    '수요응답형 교통, 공유 차량, 택시, 대여 차량은 도로로 다니지만 도로 데이터가 없어 모두 제공하지 않습니다.',
    '도로 데이터를 추가해 주세요(--osm).',
  ],

  // shared vehicles
  'missing-file': ['시스템의 파일이 없어 그 정보를 알 수 없습니다.', '파일을 추가하거나 다시 내려받아 주세요.'],
  'invalid-json': [
    'JSON이 아니거나 ‘data’ 객체가 없는 파일이므로 무시했습니다.',
    '파일을 다시 내려받거나 고쳐 주세요.',
  ],
  'unsupported-version': ['알 수 없는 GBFS 버전이므로 버전 3으로 읽었습니다.', 'GBFS 1, 2 또는 3으로 제공해 주세요.'],
  'mixed-versions': ['시스템의 파일마다 GBFS 주 버전이 다릅니다.', '모든 파일을 같은 버전으로 내려받아 주세요.'],
  'invalid-value': ['값의 형식이 잘못되어 없는 것으로 처리합니다.', 'GBFS 사양에서 정한 필드 형식을 사용해 주세요.'],
  'invalid-geometry': [
    '다각형이 아니거나 꼭짓점이 너무 적은 영역이므로 무시했습니다.',
    'GeoJSON Polygon 또는 MultiPolygon으로 써 주세요.',
  ],
  'unusable-place': ['대여소, 차량 또는 구역에 쓸 수 있는 좌표가 없어 제외했습니다.', '위도와 경도를 고쳐 주세요.'],
  'unknown-vehicle-type': [
    '없는 차량 종류이므로 이를 참조하는 항목을 제외했습니다.',
    'vehicle_types.json에 종류를 추가하거나 참조를 고쳐 주세요.',
  ],
  'unknown-station': [
    '없는 대여소이므로 참조를 무시했습니다.',
    'station_information.json에 대여소를 추가하거나 참조를 고쳐 주세요.',
  ],
  'unknown-pricing-plan': [
    '없는 요금제이므로 요금을 알 수 없습니다.',
    'system_pricing_plans.json에 요금제를 추가하거나 참조를 고쳐 주세요.',
  ],
  'unclear-opening-hours': [
    '운영 시간을 해석할 수 없어 알 수 없는 것으로 처리합니다.',
    'Mo-Fr 06:00-22:00처럼 OpenStreetMap 형식으로 써 주세요.',
  ],
  'station-without-status': [
    '다른 대여소와 달리 상태 정보가 없어 운영하지 않는 대여소로 처리합니다.',
    '닫은 곳을 포함한 모든 대여소의 상태를 제공해 주세요.',
  ],
};
