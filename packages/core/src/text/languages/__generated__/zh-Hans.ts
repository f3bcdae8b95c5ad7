// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Language } from '../language.ts';

export const language: Language = {
 phrases: [
  ["乘坐",["vehicle","select",{"bus":"<NUMBER>路公交车","coach":"长途客车<NUMBER>","tram":"有轨电车<NUMBER>","metro":"地铁<NUMBER>","train":"列车<NUMBER>","ferry":"轮渡<NUMBER>","gondola":"缆车<NUMBER>","funicular":"地面缆车<NUMBER>","cablecar":"缆索电车<NUMBER>","monorail":"单轨列车<NUMBER>","car":"合乘出租车<NUMBER>","other":"<NUMBER>"}]], // action.ride
  [["vehicle","select",{"bus":"乘坐公交车","coach":"乘坐长途客车","tram":"乘坐有轨电车","metro":"乘坐地铁","train":"乘坐列车","ferry":"乘坐轮渡","gondola":"乘坐缆车","funicular":"乘坐地面缆车","cablecar":"乘坐缆索电车","monorail":"乘坐单轨列车","car":"乘坐合乘出租车","other":"上车"}]], // action.board
  ["无需下车：本车转为",["vehicle","select",{"bus":"<NUMBER>路公交车","coach":"长途客车<NUMBER>","tram":"有轨电车<NUMBER>","metro":"地铁<NUMBER>","train":"列车<NUMBER>","car":"合乘出租车<NUMBER>","other":"<NUMBER>"}]], // action.stay
  "无需下车", // action.stay-on
  "乘坐<NUMBER>航班", // action.fly
  "乘坐飞机", // action.fly-unnumbered
  "步行", // action.walk
  ["步行至 ",["place"]], // action.walk-to
  "步行至终点", // action.walk-end
  "乘轮椅前往", // action.roll
  ["乘轮椅前往 ",["place"]], // action.roll-to
  "乘轮椅前往终点", // action.roll-end
  "骑自行车", // action.cycle
  "骑电动滑板车", // action.scooter
  "驾车", // action.drive-car
  "骑摩托车", // action.ride-motorbike
  "搭乘顺风车", // action.carpool
  "乘坐出租车", // action.taxi
  "乘坐网约车", // action.ride-hailing
  ["乘坐 ",["provider"]," 网约车"], // action.ride-hailing-with
  "乘坐预约公交", // action.on-demand
  ["乘坐 ",["provider"]," 预约公交"], // action.on-demand-with
  "等候", // action.wait
  "等候车辆到达", // action.wait-pickup
  "换乘等候", // action.transfer
  [["vehicle","select",{"bicycle":"锁好自行","scooter":"停放电动滑板","other":"路边停"}],"车"], // action.park-onstreet
  [["vehicle","select",{"bicycle":"锁好自行车","scooter":"停放电动滑板车","other":"将车停入停车场"}]], // action.park-offstreet
  [["vehicle","select",{"bicycle":"借自行","scooter":"借电动滑板","other":"取"}],"车"], // action.collect
  ["还",["vehicle","select",{"bicycle":"自行","scooter":"电动滑板","other":""}],"车"], // action.return
  "在机场办理值机", // action.airport-checkin
  "提取行李并离开机场", // action.airport-checkout
  "转机", // action.airport-transfer
  ["每",["count","plural",{"=1":"","other":[["count","number"]]}],"分钟一班"], // note.every-minutes
  "时间仅供参考", // note.approximate-times
  ["在此上车须提前致电 ",["agency"]], // note.book-to-board
  ["在此上车须提前致电 ",["agency"],"：",["phone"]], // note.book-to-board-phone
  ["在此下车须提前致电 ",["agency"]], // note.book-to-alight
  ["在此下车须提前致电 ",["agency"],"：",["phone"]], // note.book-to-alight-phone
  "招手停靠站：上车请向司机招手示意", // note.signal-driver
  "按需停靠站：下车请提前告知司机", // note.tell-driver
  ["请在",["deadline","date"],["deadline","time"],"前预约"], // note.book-until
  "已过预约时间", // note.too-late-to-book
  "停运", // note.cancelled
  ["车位总数：",["places","number"]], // note.parking-spaces
  ["无障碍车位：",["bays","number"]], // note.parking-disabled-bays
  "停车免费", // note.parking-free
  "停车收费，价格未知", // note.parking-paid
  "自行车停放处", // place.bicycle-parking
  "摩托车停车场", // place.motorcycle-parking
  ["请在出发前叫车：通常需等候",["wait","duration"]], // note.usual-wait
  "次日继续出行", // note.next-day
  ["推行自行车",["distance","distance"]], // note.push-bicycle
  ["适宜骑行路段：",["distance","distance"]], // note.cycle-friendly
  ["轮椅可通行路段：",["distance","distance"]], // note.section-accessible
  ["轮椅无法通行路段：",["distance","distance"]], // note.section-inaccessible
  ["暂无轮椅通行信息的路段：",["distance","distance"]], // note.section-unknown
  "车辆可搭载轮椅乘客", // note.service-accessible
  "车辆无法搭载轮椅乘客", // note.service-inaccessible
  "暂无车辆无障碍信息", // note.service-unknown
  [["stop"],"：设有无障碍设施"], // note.stop-accessible
  [["stop"],"：未设无障碍设施"], // note.stop-inaccessible
  [["stop"],"：暂无无障碍信息"], // note.stop-unknown
  "允许携带自行车", // note.bicycles-allowed
  "禁止携带自行车", // note.bicycles-forbidden
  "此处没有道路数据，按直线距离计算", // note.straight-line
  "途中需乘轮渡", // note.ferry
  ["途中需乘轮渡：",["name"]], // note.ferry-named
  "途经私人道路或限制通行的道路，请确认能否通行", // note.no-through
  "起点或终点位于禁止停车的路段", // note.no-stopping
  ["过路费：",["price","money"]], // note.toll
  ["楼梯 → ",["level"]], // note.take-stairs
  ["楼梯：",["from"]," → ",["level"]], // note.take-stairs-between
  ["自动扶梯 → ",["level"]], // note.take-escalator
  ["自动扶梯：",["from"]," → ",["level"]], // note.take-escalator-between
  ["直梯 → ",["level"]], // note.take-lift
  ["直梯：",["from"]," → ",["level"]], // note.take-lift-between
  [["count","number"],"站"], // label.stops
  ["开往 ",["direction"]], // label.direction
  ["飞往 ",["place"]], // label.flight-to
  ["畅通时",["duration","duration"]], // label.without-traffic
  [["platform"],["kind","select",{"stand":"号站位","track":"站台","pier":"号码头","gate":"号登机口","other":"号站台"}]], // label.platform
  "无名道路", // label.unnamed-way
  "车票", // label.ticket
  "共享单车", // label.shared-bicycle
  "共享滑板车", // label.shared-scooter
  [["mode"],"（",["detail"],"）"], // label.mode-detail
  [["modes"],"：",["reason"]], // label.set-reason
  ["通过 ",["operator"]," 预约"], // label.book-with
  "准点", // live.on-time
  ["晚点",["delay","duration"]], // live.late
  ["提前",["delay","duration"]], // live.early
  ["变更：",["platform"],"（原为",["planned"],"）"], // live.platform-changed
  ["实时信息更新于",["age","duration"],"前"], // live.updated
  "实时信息刚刚更新", // live.updated-now
  ["已有",["age","duration"],"没有实时信息，时间可能有变"], // live.stale
  [["source","select",{"predicted":"实时预测","observed":"实际时间","carried":"根据之前的晚点估算","stale":"最近一次已知的晚点","none":"暂无实时信息","other":"时刻表"}]], // live.source
  ["换乘时间富余",["slack","duration"]], // live.slack
  "可能赶不上这次换乘", // live.missed
  ["若错过：+",["delay","duration"]], // live.if-missed
  "若错过：到达时间不变", // live.if-missed-no-later
  "若错过：没有其他方案", // live.if-missed-nothing
  ["可",["vehicle","select",{"car":"租汽车","bicycle":"借自行车","scooter":"借电动滑板车","other":"用车辆"}],"：",["count","number"],"辆（",["age","duration"],"前）"], // live.stock-vehicles
  ["空位：",["count","number"],"个（",["age","duration"],"前）"], // live.stock-docks
  ["最近上报：",["age","duration"],"前"], // live.stock-seen
  ["避开",["stops","plural",{"=1":"此","other":"这些车"}],"站并重新规划"], // alert.avoid-stops
  [["effect","select",{"closed":"暂停服务","reduced":"班次减少","delays":"晚点","detour":"绕行","additional":"加开班次","modified":"运营调整","moved":"车站迁移","access":"无障碍通道受阻","lift":"直梯停用","escalator":"自动扶梯停用","other":"运营信息"}]], // alert.effect
  "出发", // turn.HEAD_TOWARDS
  ["沿 ",["street"]," 出发"], // turn.HEAD_TOWARDS.street
  "直行", // turn.CONTINUE_STRAIGHT
  ["直行进入 ",["street"]], // turn.CONTINUE_STRAIGHT.street
  "向左前方行进", // turn.TURN_SLIGHTLY_LEFT
  ["向左前方进入 ",["street"]], // turn.TURN_SLIGHTLY_LEFT.street
  "左转", // turn.TURN_LEFT
  ["左转进入 ",["street"]], // turn.TURN_LEFT.street
  "向左后方转弯", // turn.TURN_SHARPLY_LEFT
  ["向左后方转入 ",["street"]], // turn.TURN_SHARPLY_LEFT.street
  "向右前方行进", // turn.TURN_SLIGHTLY_RIGHT
  ["向右前方进入 ",["street"]], // turn.TURN_SLIGHTLY_RIGHT.street
  "右转", // turn.TURN_RIGHT
  ["右转进入 ",["street"]], // turn.TURN_RIGHT.street
  "向右后方转弯", // turn.TURN_SHARPLY_RIGHT
  ["向右后方转入 ",["street"]], // turn.TURN_SHARPLY_RIGHT.street
  "掉头", // turn.U_TURN
  ["在 ",["street"]," 掉头"], // turn.U_TURN.street
  "起点不在服务范围内。", // empty.outside-from
  "终点不在服务范围内。", // empty.outside-to
  "起点和终点位于不同地区，没有地区同时覆盖两地。", // empty.different-regions
  "起点和终点距离太近，无需规划出行。", // empty.too-close
  "起点附近没有可通行的道路。", // empty.off-network-from
  "终点附近没有可通行的道路。", // empty.off-network-to
  "所选出行方式在此处均不可用。", // empty.no-modes
  "按当前的排除条件未找到路线。", // empty.ruled-out
  ["该日期没有时刻表。时刻表有效期为",["from","day"],"至",["to","day"],"。"], // empty.no-service-date
  "该时段没有合适的班次。", // empty.no-service-in-window
  "起点附近没有所选出行方式的车站。", // empty.no-stop-from
  "终点附近没有所选出行方式的车站。", // empty.no-stop-to
  "所选出行方式没有可用路线。", // empty.no-connection
  "所有路线都经过已排除的车站。", // empty.avoided-stops
  "该时段的路线均无法按时到达。", // empty.arrives-too-late
  "没有可供轮椅全程通行的路线。", // empty.inaccessible
  "所有路线的步行时间都超过了设定的上限。", // empty.walk-too-long
  "距离太远，无法步行、骑行或驾车前往。", // empty.too-far
  "起点附近的租用车辆必须在原处归还，无法用于单程出行。", // empty.round-trip-only
  [["mode"],"：起点附近没有可用车辆。"], // empty.no-vehicle-from
  [["mode"],"：起点附近的车辆无法在终点归还。"], // empty.no-vehicle-to
  [["mode"],"：起点不在服务区域内。"], // empty.outside-zone-from
  [["mode"],"：终点不在服务区域内。"], // empty.outside-zone-to
  [["mode"],"：该时间不提供服务。"], // empty.closed
  [["mode"],"：该服务商不在此地运营。"], // empty.unknown-provider
  "所选出行方式没有比全程步行更好的方案。", // empty.walking-is-better
  "所选出行方式组合起来没有比单独使用其中一种或步行更好的方案。请逐一选择出行方式搜索，以查看这些路线。", // empty.not-better
  "搜索超时，未能找到路线。", // empty.stopped-early
  [["mode"],"：起点附近没有可通行的道路。"], // off-network.from
  [["mode"],"：终点附近没有可通行的道路。"], // off-network.to
  ["出行方式“",["mode"],"”已停用，请改用“",["replacement"],"”。"], // advisory.deprecated-mode
  ["未知的出行方式“",["mode"],"”，已忽略。"], // advisory.unknown-mode
  ["未知的出行方式“",["mode"],"”，已忽略。您是指“",["nearest"],"”吗？"], // advisory.unknown-mode-nearest
  [["mode"],"：此处不可用，已忽略。"], // advisory.unavailable-mode
  ["未知的车站“",["stop"],"”，已忽略。"], // advisory.unknown-stop
  ["未知的运营商、主管机构、数据源或线路“",["name"],"”。"], // advisory.unknown-limit
  ["暂不支持语言“",["language"],"”。"], // advisory.unknown-language
  "搜索提前结束，可能还有更好的路线。", // advisory.stopped-early
  "没有道路数据，步行路程按直线距离估算。", // advisory.straight-line-walks
  ["该时段未运营：",["names"]], // advisory.closed-by-alert
  "该时间之后三小时内没有按时刻表发车的班次，以下为最近的后续班次。", // advisory.leaves-much-later
  "该时间之前三小时内没有按时刻表到达的班次，以下为在此之前最后到达的班次。", // advisory.arrives-much-earlier
  "停运", // board.cancelled
  "本站不停", // board.skipped
  "此时段没有出发班次。", // board.no-departures
  "此时段没有到达班次。", // board.no-arrivals
  "保存之后，此方案的时间有变化。", // advisory.trip-times-changed
  [["line"]," 不再按保存时的班次运行。现改乘：",["other"]], // advisory.trip-line-replaced
  "此方案已无法按保存时的班次出行，已重新规划。", // advisory.trip-replanned
  [["line"]," 已停运。"], // advisory.trip-cancelled
  "此方案已不可行，也没有找到其他方案。", // advisory.trip-gone
  ["步行至",["goal","select",{"car":"停车处","bicycle":"自行车停放处","scooter":"电动滑板车停放处","motorbike":"摩托车停放处","pickup":"上车点","other":"车辆停放处"}]], // action.walk-goal
  ["乘轮椅前往",["goal","select",{"car":"停车处","pickup":"上车点","other":"车辆停放处"}]], // action.roll-goal
  ["步行至",["platform"],["kind","select",{"stand":"号站位","track":"站台","pier":"号码头","gate":"号登机口","other":"号站台"}]], // action.walk-platform
  ["乘轮椅前往",["platform"],["kind","select",{"stand":"号站位","track":"站台","pier":"号码头","gate":"号登机口","other":"号站台"}]], // action.roll-platform
  ["步行换乘：",["place"]], // action.walk-change
  ["乘轮椅换乘：",["place"]], // action.roll-change
  "等候办理值机", // action.wait-checkin
  "另有路线的出发时间、到达时间和换乘次数都不逊色。", // removed.dominated
  "全程步行并不更慢，也不更费力。", // removed.walking-is-better
  "只用一种出行方式，各方面都不逊色。", // removed.single-mode-is-better
  "另有方案各方面都不逊色，且至少有一方面更优。", // removed.worse-than-another
  "只用到所组合出行方式中的一种。", // removed.one-mode-only
  "换个地点停车、取车或还车会更快。", // removed.slower-alike
  "附近有同样近、同样快的停车场，比路边更容易找到车位。", // removed.car-park-alike
  "并不比其他方案更符合偏好。", // removed.fits-no-better
  "时间不足，未能与各种单一出行方式比较。", // removed.out-of-time
  "所乘车辆与另一更优方案相同。", // removed.same-vehicles
  "只查询了最佳方案。", // removed.not-the-best
  "到达时间晚于要求的时间。", // removed.arrives-too-late
  "步行时间超过了设定的上限。", // removed.walk-too-long
  "不乘坐公共交通，耗时过长。", // removed.takes-too-long
  "有路段轮椅无法通行。", // removed.inaccessible
  "经过已排除的车站。", // removed.avoided-stop
  "使用了已排除的线路或出行方式。", // removed.ruled-out
  "有路段在该时间关闭或停运。", // removed.not-running
  "已排除的出行方式的线路", // ruled-out.avoided-mode
  "已排除的运营商或数据源的线路", // ruled-out.operator-limit
  "仅在指定时提供的线路", // ruled-out.only-when-named
  "车辆无法搭载轮椅乘客的线路", // ruled-out.inaccessible-vehicle
  "未注明可携带自行车的线路", // ruled-out.no-bicycles
  "未设无障碍设施的车站", // ruled-out.inaccessible-stop
  "已排除的车站", // ruled-out.avoided-stop
  "根据公告停运的线路和关闭的车站", // ruled-out.closed-by-alert
  "暂无价格信息。", // unknown.price
  "暂无车辆无障碍信息。", // unknown.vehicle-access
  "暂无车站无障碍信息。", // unknown.stop-access
  "有路段暂无轮椅通行信息。", // unknown.path-access
  "暂无能否携带自行车的信息。", // unknown.bicycles-aboard
  "此处没有道路数据，按直线距离计算。", // unknown.streets
  "时间仅供参考。", // unknown.times
  "按固定间隔发车，不公布具体发车时间。", // unknown.departure
  "暂无能否预约的信息。", // unknown.booking
  "此为通常的等候时间，实际可能有所不同。", // unknown.wait
  "暂无空余车位信息。", // unknown.parking
  "暂无车辆剩余续航信息。", // unknown.range
  "未提供起点。", // refusal.no-origin
  "未提供终点。", // refusal.no-destination
  "请求无法识别。", // refusal.bad-request
  ["未知的地区“",["region"],"”。"], // refusal.unknown-region
  "找不到此方案。", // refusal.unknown-trip
  "此路段没有其他班次。", // refusal.not-a-ride
  "没有找到此路段的其他班次。", // refusal.no-other-vehicle
  "前一班车发车太早，赶不上。", // refusal.leaves-too-early
  "此服务不自行发放密钥，请联系运营方。", // refusal.no-registration
  "此名称已被其他密钥使用，请另选一个。", // refusal.label-taken
  "只有此服务的运营方可以执行此操作。", // refusal.not-operator
  "请求中没有 API 密钥。", // refusal.no-key
  "API 密钥无效或未启用。", // refusal.unknown-key
  "此 API 密钥的配额已用完，请稍后再试。", // refusal.over-quota
  "请求过于频繁，请稍后再试。", // refusal.too-fast
  "服务繁忙，请稍后再试。", // refusal.overloaded
  "系统出现错误，请稍后再试。", // refusal.internal
 ],
 modes: [
  "公共交通", // pt_pub
  "公交车", // pt_pub_bus
  "缆索电车", // pt_pub_cablecar
  "合乘出租车", // pt_pub_car
  "轮渡", // pt_pub_ferry
  "长途客车", // pt_pub_coach
  "大站快车", // pt_pub_expressbus
  "地面缆车", // pt_pub_funicular
  "缆车", // pt_pub_gondola
  "轨道交通", // pt_pub_metro
  "单轨列车", // pt_pub_monorail
  "区域列车", // pt_pub_regionaltrain
  "地铁", // pt_pub_subway
  "列车", // pt_pub_train
  "有轨电车", // pt_pub_tram
  "校车", // pt_ltd_SCHOOLBUS
  "预约公交", // ps_drt
  "出租车", // ps_tax
  "网约车", // ps_tnc
  "自驾", // me_car
  "共享汽车", // me_car-s
  "租车", // me_car-r
  "顺风车", // me_car-p
  "摩托车", // me_mot
  "自行车或滑板车", // me_mic
  "自行车", // me_mic_bic
  "折叠自行车", // me_mic_fold-bic
  "电动滑板车", // me_mic_e-sco
  "高速电动滑板车", // me_mic_fast-e-sco
  "共享单车或滑板车", // me_mic-s
  "自行车（旧标识）", // cy_bic
  "共享单车（旧标识）", // cy_bic-s
  "步行", // wa_wal
  "轮椅", // wa_whe
  "航班", // in_air
  "长途列车", // in_rail
  "城际客车", // in_coach
  "长途轮渡", // in_ferry
  "路边停车", // stationary_parking-onstreet
  "停车场", // stationary_parking-offstreet
  "等候", // stationary_wait
  "换乘", // stationary_transfer
  "取车", // stationary_vehicle-collect
  "还车", // stationary_vehicle-return
  "值机", // stationary_airport-checkin
  "机场到达", // stationary_airport-checkout
  "转机", // stationary_airport-transfer
 ],
};
