// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Message } from '@tripwright/core/text';

export const messages: readonly Message[] = [
  "用开放数据规划门到门出行", // tagline
  "没有地图：此浏览器不支持 WebGL。仍可使用站名和坐标。", // noMap
  "此规划服务还没有任何地区。", // noRegions
  "地区", // region
  "语言", // language
  "切换浅色和深色", // theme
  "地图", // map
  "起点", // from
  "终点", // to
  "更多选项", // moreChoices
  "收起选项", // fewerChoices
  "站名或坐标", // placeHint
  "未知地点。请输入站名或坐标，例如 41.15, -8.61。", // unknownPlace
  "交换起点和终点", // swap
  "使用地图中心", // mapCentre
  "重新开始", // clear
  "在地图上点击起点，再点击终点。", // clickFrom
  "现在点击终点。", // clickTo
  "时间", // when
  "现在出发", // now
  "出发时间", // depart
  "到达时间", // arrive
  "当地日期和时间", // localTime
  "出行方式", // modes
  "轮椅", // wheelchair
  "优先考虑", // priority
  "均衡", // balanced
  "快速", // fast
  "轻松", // easy
  "环保", // green
  "便宜", // cheap
  "步行不限", // anyWalking
  ["步行最多",["n","number"],"分钟"], // mostWalking
  "步行上限", // walkingLimit
  "优惠票价", // concession
  "或者试试这些", // examples
  "正在查找行程…", // searching
  [["n","number"]," 种走法"], // results
  "直达", // direct
  ["换乘 ",["n","number"]," 次"], // changes
  ["步行 ",["distance","distance"]], // onFoot
  ["轮椅 ",["distance","distance"]], // inWheelchair
  ["每 ",["duration","duration"]], // every
  "其他时间", // otherTimes
  ["途经 ",["n","number"]," 站"], // stopsOnTheWay
  "路线指引", // directions
  "到达", // arriveStep
  "实时", // live
  "已取消", // cancelled
  "已过预订时间", // tooLateToBook
  "已出发", // left
  "所有行程", // back
  "没有找到行程", // nothing
  ["查询 ",["date","day"]," 的行程"], // tryDate
  "请尝试其他时间、更多出行方式或其他地点。", // nothingHint
  "规划服务没有响应。它还在运行吗？", // unreachable
  "无法规划", // refused
  "重试", // retry
  "为什么是这些方案？", // why
  "为什么没有结果？", // whyNothing
  ["查看了 ",["n","number"]," 个方案，显示 ",["shown","number"]," 个"], // considered
  ["起点可到达 ",["n","number"]," 个车站"], // stopsFrom
  ["终点附近有 ",["n","number"]," 个车站"], // stopsTo
  "搜索提前结束。", // endedEarly
  "所选方案的评分（越低越好）", // chosenScore
  "时间", // scoreTime
  "价格", // scorePrice
  "排放", // scoreCarbon
  "辛劳", // scoreHassle
  "未知信息", // notKnown
  ["更好：",["time"]], // betterTrip
];
