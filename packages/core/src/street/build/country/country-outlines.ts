// Printed by scripts/print-country-outlines.ts from @rapideditor/country-coder 5.6.1.
// Copyright (c) 2025, country-coder contributors. Permission to use, copy, modify, and/or distribute this data for any purpose with or without fee is
// granted, provided that this notice appears in all copies (ISC licence). The data come without any warranty.

/**
 * The outlines of the countries with rules of their own, by ISO 3166-1 code: encoded polylines in thousandths of a degree, holes included. Borders
 * are right to about a kilometre; coasts lie out at sea. A territory has the code of its state where it has no rules of its own and keeps to the same
 * side of the road.
 */
export const COUNTRY_OUTLINES: Readonly<Record<string, readonly string[]>> = {
  AG: ['ar_@lfyBwPa]vTmu@i_ClZ'],
  AR: [
    'vxjBp``CyC}tCg|c@ijPo~A`}Dy`@b_@kRfEcl@mAcGuP_\\jE}OwF}VlEwLsKmF@cDrC{B}DkARyPwFoEv@wJyDgPpDaHcNeEcAwBfAc[ya@gOqP_V_N?}@m]q]m@_BwDVqSuUwMaSiDgIfAcAmIeMgEKuBaMsDyIqCiDiEcM_ACX}@}JmUwn@kFgD{Aa@\\kAC}DrDcA[o@P{DjEqWlCpCxe@mAh@DvA~Rt@pB[`@dC`\\`A`TtQZrB|HpEm@dDlA~GpLdMbG_ApFrHcEdH_BdQpLzh@iPhiAxBpa@_IrBcRySuh@qKmMmN}[sQ{SrMkL|ZzAvCo\\~}@mHfFiTdc@hAnNuMvk@gJ~Ccc@bw@y]vNiJbQ{F|F{FdI{FD?jt@lB^mBx@?|L|a@nQrSjDuHfAoBdCuYtIwBdDuEdSJ|\\WlEh@RD~HoIdJ[rFmCSkCtKhRnBhH`Zdc@j[lJwJf`AfT~V~w@~O`SfWqJ|M~Jxr@_K|FpJrLh@lXqRbJxHvCjTjp@`[t]rZlf@|GfLpJ`|@mGpExPzfAxXhqBii@fp@MfdAve@|o@cFnXrb@do@hQ`|AwT|Ld]fpBha@zuAcJrAjXjj@Mtp@s^xl@tI`Dqg@lQfExBjq@dXqk@tW|Wry@kCjc@~Nzh@db@`]gMxMlO|Px@vS~_@vg@dUbGhErt@uWmKys@n~@r@vVgTv@i}BlSq`BdSzJzkC?iAad@dCow@',
  ],
  AT: [
    'cg~A_`ZnB|A^q@tCOv@r@\\It@fAQb@|@Dd@f@mAvCe@lBTj@}@zBjAtAK`A|Ag@jB~@l@[zB~@zCdH`@|If@~BdBfCDbDvAdAdAbBGn@d@VdAU|B{D`Bg@b@yBfEkClFlE`@eDYw@`A}BlBe@|Az@Fh@d@Qx@h@nAW|@xAo@`@Vh@gBxEe@J@nAeA`AeA}A_ChDH`GrA`APpCeBvBi@@TfCUfAb@vCc@f@oAk@ONp@v@`@~BzDsAEhJ]Zl@pHb@\\OrKhAdB~@BPjHlAlBx@iAE~C`BvBFrBiA_Ah@|F\\L@dHaA[qAxBS[@dCm@BUwAo@p@f@~Es@|C]PShD~@bAI`D]bAw@w@?tAJPl@i@jBd@j@}@zAUxFvGhAhEArBe@Ae@mAc@\\_BkAYR?fBj@VIzA\\f@cBx@q@gAw@\\Hd@cA~@LlAkBjAUhD`@Ba@nBeAMWl@ZxA|A~@E|IpAWVe@f@Y@MSK\\a@D_AJCRZJ?XIZAPWFSNAJDR`@Bx@d@p@bA\\Zr@b@TT`@t@iA`@^Lc@VYfAb@n@yB|BOLj@^H~A_P~CGd@cElC{Fs@oF{B[RuBaDiCt@sB\\Hh@{BbDVVwC}@gFhB{D`Av@h@kPaIcEiCgMMyIh@aNwEyZhBq@v@hEtFgDBuCvI}ElBiLnBoTbDeo@AmJjAsENiFvAmAYsOx@aAQ}BjBuA{By@]uCeBiBS_EoBa@wAgABgBu@iAbAg@oAeAg@}Fh@}D_@}Id@uAn@[c@uCmAAe@iBNeAq@i@TiCs@sHbCeI_AE}BtB{CMUeCw@gBsCqDm@yCkAK@oMcAtCk@eDiAxB{AgCG~Co@]g@VFn@k@TIg@oAGOiAqHt@b@_B_@q@@_B}AsDc@Ow@j@q@}BoEhCXlBu@lC[jE_CqG]^YYU_Ct@yEnB{@I{CmAgAbASg@kLiDlAa@g@}AvBe@qCcB{@{A\\aA{Bs@rD{Bk@_BdABv@cAfBuGbDW[w@dCw@PCa@eCCkD{DgCJ}EfAHrEw@|CRbAaB\\_A`L|BfB`@fAq@pReFnLM|Bn@v@OxBwFnTG`Cz@h@\\bE_BPm@vHvAl@hCYzEjA^{@^p@w@xGfBPnAzC`ER^bB}AvBp@|AuAjErBv@z@vD}@fGGfFwAvC}@}A',
  ],
  AU: [
    '~lkAynpF`o`@{keAek`@aB',
    'taWuusFagAp_B~uCb~D',
    'vnv@w`wHedZr|D_pHvjU~pN{uChoE_fIbzEqcA',
    '~lkAynpFzB}neAilQw@qlIteJczEpcAioE~eI_qNzuCqd@fwAvR~b@v@tq@kLlQ|K|QSlu@uFnxIaJboN~kEhlCxxTlogA',
    'ncTsu{DdsBdd@{TyvB',
    'leQgkmEbxB`}@cFe{B',
    'hfhB}yiCpFeoGe|Cv_D',
    'l_v@}tjIxFn{EtoC{eB',
  ],
  BB: ['yzXfkqBmf@tlAbhAj@'],
  BD: [
    'uyh@o~lDn_AcsE{h@hLiFdDeIm@yGcJvEiB_@mFvGeBmA_DgSfDiOo@sEX_ItA_@cAcb@bDkMxGmTIaYhF{@|EvDtEuD~DdOIfBvEvHfDrJgB~CfDxBfFoCbC{LfDsAzBvKGHtAiRbDyP|F}I_EyBx@wEqCXyBgFa@f@iJs@eDwE]rC_DuDu@\\cCvCeCqMqCSmHa`@{GrB}Fu@aFwJ|HuEfRlBvW}CxV`BxVg@~Lp@rNsCvPeDdLt@x@WrAo@MiBx@iNaB_LlBsEwB_FpDqACsCtALbAuCzBbOhCgAfAG|IaGpKuNjCgChGvCtAhGwG\\tK}CvB~A~EqFa@gDrCyC|JyDb@hH`DhAi@eAa@v@kFfEy@fCfIhCFzCfInFb@|EzCxFuAg@}EbHaLjCIrFyLyAoGnIoAvA{HhAJ`D~B_@x]zF]|KvFg@bC{ClB|@zCxC]`KfH`AaDlFeAvJcWReJlFwB`BbBhMmArAtCH`DlM^jImJ}@{AxA@dLbDjAoPtF|F`Be@lDVlF_E`DfBdD}@fDP~YkG',
  ],
  BE: [
    'qncBisHDKGYC?',
    'umcBerHBWDEASQE@NE@?KGHFJD@GBACEH@HDGLD',
    'ygdBk_DvSxVd[kVdCa@nBmBx@nAlEsAB}C|DeEIiAz@iBsBaBs@yD?aBa@g@FkAlBeBPT^{@Gs@X]TLXSd@n@dBaA~CY~@uD]iCo@w@NsAhAh@YqCV_@Ks@vAgBbBY`Ab@bCiB_@?y@y@GoEn@aC{@mFjByD~Aa@C}@q@XIc@ZK@w@b@WvA~Bd@IxBn@GaCbC{@j@fCt@v@nAMj@}BWeF`@}@VgDKwCk@{@w@cHaE[e@eBoBoC^Q@iBfKbE~@aEtBbArAe@`A\\Q_FhAyFtBiBNiFlAgCp@v@d@WGq@YQXaBrDkCv@By@iD\\uBmAgAN}E_@CG_@\\wAu@mBk@p@Ww@s@SGg@q@A]xA}@q@a@j@DlAm@IaBrAFdAuAZYe@KXCY]JO}@e@~AkAiAq@?a@{BUIo@h@[gAe@[a@Z]}@iAQc@_CoAKSwBd@KTaAe@k@NcAt@JLo@U]QVi@IUqAs@D]\\y@mAm@_DcAU[s@V_AYaBWCwA~Bw@q@{AEM~@u@KYjAHhDq@`@Kd@QSKd@a@@_AaBF[iA{@?tDcEzBMpCTDONg@KOd@D`Gg@F\\~Cu@~@r@fAArBcBg@]~A_BNScAy@g@Cu@wAaAInAgAuAw@]K`@}@YFq@gAA@{@YEUn@u@}Ao@x@^`Bs@?U|@BtDeA|DuADgAnClAfCYjCVNBhEOXgAa@a@rAJbC_AD}AvBiAcAoAr@B|@a@\\tAx@`BbDe@j@@~Fa@JP}Bs@HaAa@m@hBd@tBvBtC?lFsBGFzBx@~D^_@X^bBqB\\xACfBg@NDbFf@i@xBpCdBdFE~@pAlFU`FuACuApKZrCpAWHvD_AfBuAp@c@y@iAn@',
  ],
  BG: [
    'ojuA_hk@|AlBnE?vBtK~JrBhFkBnAcCnJsBlG{P`FyC|@}E`Dt@vCjDhB|E~DfAPxKpBzE~CeCvIvBfCiFjEhALxAjB^h@|EZaAdEwDP{@nAQpDiItA{JdHgApE_CJyAlBi@xCzCdPO`@z@l@sNg@iAaAOcAiDrAm@iAgCEqFt@uEeAwAPqDiAgA[}Du@e@lAmBg@eEmCJ_@kA|@_DwBsD~BcAmByL`HiDFoEjCqDmBi@TgA_@_Bj@aAxA{IvEmIeBmKHsAiAu@F}Eh@uAkBsFpAgBkBsN_CgA_@kAgAlBs@w@iBGAhAiBOkA~CqBR{AuE`@yAQ_@r@gAF}Dq@z@mDoAGsIqCoA{@d@{AiCBaIaAiIsCyCKgBt@wEsA}@CcBdKkPcCeHt@aFaBm@b@_DIoXyjBox@eBb~@cDxMkIvClBpJaErDjAhACbL_FbGSxR|CfSX|MtC|PvBxAfBtEfIxLrCxSgD~Lf@~BwAvGrAnMoB~Ek@nFxBhHf@xIwFpZXtFoBjI@lJhBlLcBnKgA\\mEqAeAsGsBaA',
  ],
  BN: [
    'kmIat_Fxc@tx@`Jv@ZgDlC}EjHiBzD?i@oF`HqBvF}GeF}G_R}DB~AaRtBk@kBgCyBNcDmCo@i@oBbIt@zTyCdDiLw@cBmDzCkLLyJlCcBnBkGU',
  ],
  BR: [
    'qdIvruBrOoHzMxPdIjFvAzIwAzHfEc@TxJhHvBlKpc@mExRrG`G\\lIzQj@fGpLuUfMMtMhCo@~BfDiJhIlE|@cA|HzAdGeMpHD|YeIrHrAzEt[gUz|@m[vREbBuf@|OLjLlh@tQj@fQnOyHrApWnl@t]n[gQmCyDtIvOfe@g]xb@nB~Lkf@vCmCxGwTrEzWv_@_J`OjI`DrEiD?pjAuAjI`DzPfe@?Rmc@dMgFjObCeGtOlFxTz@xL~m@GpSoZnMIvOaJdXXzmDd^T^bEPQbAbApA`@KHd@iDLg@tDrDfBiFzEWs@_DfBj@hXYRBbAzKtJfHjw@r_@jo@xEfKdF|@pq@bV|U}EnZbe@rXz@nQlKbKsRnF|EjfAis@~UzPHy]nEeXz[wIYax@{`@am@fK~DbHmAnAlCfjA^qD}FhH{F_H}\\d@aTL{Dc@cBrCoi@pA`@`EcB_a@{_AsP_\\d@q@o@uB_Wg_@eJcy@rDqFwKwH~LgFpKhAtHiAfGpDfZq@vCqC~e@d@d^{Q`\\ad@BgJnCeS}DuGraA}xBHin@lP{b@xZi@hXiJ`\\mAFjTfXoTrn@yCpBckByAmAUkCnEYnZhKn\\aJhNwSaD_EdFcIrPoA|WqL\\jDbg@jK?}AvC@z@y@z@d@CtCrl@hUvLgQdJnRbo@yRdl@rD~@iBdB~BbUnA~JmrAoIcGeA{BvIeMhA}WfJkD`Dm@xCeEdSXhRgFn@`Av\\wEzHK~Am@|@mQSmCwHwYvJoQjB{ArB~BlGeAfu@dGjSbJn@c@vEOEwAlAi@qCye@pWmCzDkEn@QbAZ|DsDjAB`@]fDzAvn@jF|JlUY|@~@BhEbMpChDrDxItB`MfEJlIdMgAbAhDfIvM`SpStUvDWl@~Al]p]?|@~U~MfOpPb[xa@hCsYuMeS`VqXS}@rh@wc@cLyPxBoB@q@v{@msAnKyW|^wU_@e@xGsOp[nYp_@MFoDtBwAQq@~Os`@_mXyyn@qsk@~g@wxDltj@fStP~Uc@l{@rj@jq@hVpJbPwHjr@vMnVyLxZuMtX`Inj@aGnN|NnI`MaLpHm@fCzDoFx\\nBnQsB`RcCf@xBhHq@|E|PzKiAnLlDnKzFzAwB~R~DdH~JbBdFbRoG|CyD|Sk\\h]}W]yDrJua@hD_Z_KoL~ByTyTwPjLqGoAeF|D}CdVeIkFiVyBqLfMtCdF',
  ],
  BS: ['__g@npmCgiIeoAc|BtaMz{F`lB'],
  BT: [
    'gfu@}~qD}IxHeCt@iCxKnDrBuDh^bB|EgIj[_B~SvCtKt`@d\\\\jCxDjDrEb@jD_Bj@`AeA~@Xb@hJ`JdA_GjGAc@gBbCeAfAsGrC_AFaCaBsJf@UbEgNf@uXmJwTlGwPg@or@aDuSF}Lo@_CgJfDgKWQqCgKxEQpUeGvD',
  ],
  BW: [
    'fwa@_jp@Y|DzBzE_BlE~DzLx@\\~BpDjDlBeFpIzBfLh\\lc@q]tRBfKxRveBAp[deF@?l}@~kD@rAmAtGiO``@{T|h@iL~RdNpR]rFiBoEoJdCoO{AiNpAsRkCwDkEZ{@{BNsCaBuHcNkHcH}KcAaHyK_Hk]oH{K}I?qZlT_[[eO~GkJuAcDlDcMS{LcDsFbAsEL_LgG{NqJ}CwHaAkA{@qV}HuDtA{@QsF{`@}@iCgGkB}LiScd@uHkNiTy@sJaIeDImGiIaKmDCwB}E}BB{O}QSwPgF{PkL_E]sGgAeCb@yHoGdGXhEo@vBuAvAgEd@}Ac@oAkAoJ`^|@bDwCxK[hPgOlEoMzLmb@kA_AfAZhXcLQ}KhDuHt]kWja@m[bLiBgAyFlBwClFaK~@qClEwIrHmOlGoBbDeI|C',
  ],
  CA: [
    'g}gA|`xBasRwcJpuJ}cEab^wdLi{e@bz{@gjE_eQ{~Fa{c@tJh~qDl`n@t@hD{\\oDeC`Gw\\yHcQ]of@lOfHvDoHrDmT|GsDl_@m~@|TaFwOuh@K{QsQeBh@oG{EaFgAvD_Lgs@xMa[dPw@pAsQfFgHCwCxOaL~FsYdRy[zoBk`BfOq`AzNkZ[{MlFiErDNfI`Hh\\eJ~BpEfN~JjFrIhDtKxBs@hDzmE||J_b@i@ugO`Sc_B{GoTkTzEkCaOcC?wIpRFo_v@_W?|@_Ea@iExAmEBkAv@P|IeBh@o@bO}B`@b@xAWxBoEr@cHc@s@NaHb@g@t@AHe@p@}WxAs@rBBN_@w@eS}Aq@c@kADgAk@_A]iDbA_RhCyLA}DjAMLnCdAZr@qB[iHtAeBnAp@|GyEu@gE}BhAwAsAEkLrE_CpA_GZiH`DMViH|Bn@_AsFr@s@gAkJ_EsIeCwKxH{F}@sJt@A]q]`G{IyA_Gr@_KcRsjApwAmzExY}QN_DkAw@Qu@O}CV{CkAkAO_AXa@E_Bx@a@zEl@hCk@lBDXc@\\VnJwHEaB}BoC`@mOvEiG~I|Hl_@odAjpCiCxAjAvFz@pAa@tHhBxBjCKhBjJvJ~BnNnC`BhKl@fDkApPaZagA{hFgC{@aABkB~EgADgAq@UVU~B}@c@UVe@s@eFV}PtKsDyxC}[kUqAkD_CqADgCeA{CgBEcCeIFqAmDqGeDkBuNcU_FeK{CyKq@m@q@cH?cD`@o@Um@RiWs@ocBBckA_C[_BuBoDo@k@lASoCkByC~AmCTyCaC{BSaC_AOPuBpAoArBYXeBeH{Ao@n@eAsApBcG}Ay@uCjEoCsAmEaHuBmH}Br@kEuHkBYY|BiJmCuAfBkIsE_C}FiPsBco@uo@xAsIzIA`C{H}B}JE}DiAu@EgKoCOB}GfIwPpDgClA{DjeAIh@y@tArBfBiBl@bBpE?nDsK\\mIjDa@^hDzEcDrErBnHiGu@eBaAAUu@z@sA@gCbB}A|HuDtAkBlAZnA[HcA`f@dM',
  ],
  CH: [
    'k}{AiyM\\HhAlDReAvArAYnBTHZy@nAxCUtAj@tDk@xCgBs@QfC\\jB_@dBTlApAc@d@zBt@DbAfBf@Ha@mHZi@p@AJtAn@BZ`CzAOfDfEtDdI`@u@j@nBn@d@fApGnAjCjA_AjD`Av@g@vDhJtE~H~@{AbDfDd@Ur@f@`BsEdDhCbAm@XtDl@rBd@RR}@pBjA_@y@NaB]_@TcDi@}Ac@K_CuFc@\\\\v@}@x@o@SUv@cBcAuDoPt@aQ|CdB|BqD~GlC^mEjDZs@wBlCkCjCaAdCaCiFo[tBoQgD{A?gDoEoAYiD{BmBqD`DaF_MgAJ_BmFt@kAnIXfHwIf@sJr@_BhDjCB{A`AqBpDmBt@`Ab@mF{CyBmCbE}Cm@uJiMuD}A{EhAwBs@U_DrAwAuAkBjGC|CyED}GsBc@y@yLdImFYqCs@eAaDrCsCwBcA~FiIcCq@kGxB_@rA_LoDaAk@|AHrAqAb@eJiDcDWi@zB]Iu@rB`DhCStBzBZr@nFmCzFe@bE_DF_B~OXbBa@`@V`CUFi@uA]MiATiAj@e@Ay@[w@i@g@MUa@c@U[s@cA]e@q@Cy@Sa@KEO@GRQV[@YHK?S[KBE~@]`@RJALg@XWd@qAVuFlQH~CaAtHlArFKl@wAp@Fo@UJS`Bm@Xz@hAJ{@t@Hc@dCo@Q[~@i@kA[p@Pv@y@R]t@hAP@f@iALKhBr@GN|Cl@|@p@Rp@rA\\]P^b@{B^@}@uGh@o@XP@^_@ERV|@O`@t@y@b@UpAbAxB`@SDw@\\zBWhAVVInBqAxANnBa@f@rAjEh@b@RrIo@Fa@p@@`Cz@p@r@fF{@|AQmB_@b@[m@F~Af@t@',
    'ywxA}nPe@O@Sh@@',
    'qc|Ag_PMb@R\\BLIRQa@_@TFk@I_@n@_@',
  ],
  CL: [
    '|pk@~ebCdDlUu@fRabB`TgTnL}@nGgJZwEcFiI~PkV\\qBwIoJq@{FrFwR_OaG~K_KrJo@`C}F|Csg@vFcFrCgGqCqDfLwLjBuFxFsEDnHfKHzF~BjAbMwCfJ|BjGlHpBhKGhHfA`CBhL`~NnzrAhw|@euwAqwDu~B{Nx_AeCnw@hA`d@{kC?eS{JmSp`Bw@h}BwVfTo~@s@lKxs@st@tWcGiEwg@eUwS_`@}Py@yMmOa]fM{h@eb@kc@_Osy@jCuW}WeXpk@yBkq@mQgEaDpg@yl@uIup@r^kj@LsAkX{uAbJgpBia@}Le]a|AvTeo@iQoXsb@}o@bFgdAwe@gp@LiqBhi@{fAyXqEyPa|@lGgLqJmf@}Gu]sZkp@a[wCkTcJyHmXpRsLi@}FqJyr@~J}M_KgWpJ_PaS_W_x@g`AgT',
  ],
  CN: [
    '{i`Bo}bFn{@bi@hBw@tQhPhOk@lEbQrMcBdNgV_LgP~AgMiBeM`@sQxMmXoGuFiNwQLuM{@qC@iFhAkCPiO~LkKnE}UxFa@tBuLlBlAdGiMzAUD_CjBoDzO}Gh@qBxMd@WnD|A|@lAxDaAv@]`Mn@fEcAzCMbHoDdE\\|CuAr@KbCrD|A_Bb]`M`e@oDpDd@xJnLfBm@j`@lBvCx@rI`T|RlDt@vDcAfEnE|Mlb@pCbh@{BlKhBjK|E|@|`@nq@kGb{@{KtSk@xY|E~Lrf@jUb`@{a@`Gp@l@vGnH|KlJ~b@ba@jc@zGxTRzJlJrZIxZdBbIMnnAiBvC~AlKhBbBrCd]|g@plBy@|]cLKpDdd@yUfjA{Cng@gP|OsItz@Uh_@hFrr@mMppCtC|p@mJj@yTz[im@`V{@hKaOiCv@bWgEfQiUve@sNvc@cF~sBuFvm@oQ`NaNsBgRaSgE`AiIhEsOiJQzBeHi@sOfK@|CkRfPcFGqOpHmBdM_HvAlBtQmLdLpBf]kFtGSdGsErL{FK_N`f@aGeFkJhT}B_HmLhCfAdS~BVsAbKOvXxFnGnQa@bNfVdChg@dTtLxa@{D~KkDfMrHZ|RzIvPwG`Lp@pq@sKvu@pdBvr@jI}U~LlC{Ixo@vRhdBjGhLxOi]p_@_@hh@_UtFlBp@aD|HS@|HxF|NdFoLjC~KK`FbMfEhVeEr@rDfJ?QnNhg@h`BRlLtHx@nDvR|FdBZtMgAzHdApDeC|PfFvMx]lM`FxJaAlVjD~APpL}V~ElLhU\\bHeDjOpCjAnF{Cc@`IrNvTeA~DnDxPtPvGRuC~GsA~FxC\\~OnBJn@vDz@kBzCN|@wBzLoHa@uBxFYo@hDtDrAnJoEhBPbDiJ{F}JpJkTpAoJ|KEl@oExFo@vA}CfKc@tBiDdEjFpFgBt@iFbFeEpAzBlBs@hDrM`@dDy@bRlLaCFyb@nCuOrMeBaA}OlJiKzHwExMl@vA|CxK}LbEF]sJ_B}IjMmOYoC`DqFfGy\\AeOuBmEpAoRhEbDtGdA~TeMnDtApJ{DrA_P`C]nBgJ|FiRj@nBfH~CbC~NpBHh@yC~OmAtC`EdEwBpWaYdHXnSkSfIjKlBnG`EbABpErAr@gGnJaMvAtHzThDwCbJ}@xI_KdEoBPgA~K`DhJcHnElGzJiCLcFuF{FKqFfOmItMgQnB{SrQcPpOcf@lF}KtJoD@gFuC{AsBv@MoCcCaCuKUxAoGkCsC`FeVg@{EhFMfCmDfEp@tAoLfBgHxHgKhKiTfBcLlOmI|GoJ}G}Js@qH~DyK|KeCfGp@vHwN@gH|HoMsE{KrBcGlDFnK~CrBcP}AsAp@}IlBUmGcDFw@jH{@`BcEdGwBxBmCbBx@nAcF{@sBuDjAoCIaDcEdKwAfCiKmBqDcG}ASeJ~B[zDsPtE}CGi[fAyH}GgEnCeRsCJJyFaFoQ}BeDpEwKlIyAzWrEbCmB|BqDYc@dA_Ak@aAkD~AsEc@yDkD]kCu`@e\\wCuK~A_TfIk[cB}EtDi^oDsBhCyKdCu@|IyH@oKtAo@uIeX`E}AMoEsJ}QmCCc@tCsCg@uE_OaFmLiGeAqIqO_@sPwSmf@aEfDoKcYtGqFbAwP`B]WwEz@oAyBuADwKqCiLaF{@JcEeCyKfKeOtCzFnDc@eD{HtVuNfLxKhD_DuJyH`GcLxDw@hCqEgAwGfHoLgDoCx@kBgMcAuB}BbBuGzIqD{AqE`OwNxIXbZsJoAeEiFQrEkOhk@iAvMsAbO~AhF`BpCmB~C~B}BjAnAvBfEiApHgE|BxCgBrD~MlGrBxDgBlBk@rD~BYnBlBvDm@|K~L_CpDxHbCz@~AvIMnBkCv@bAa@|BjBrBt@zCl@d@Zc@lJBvEdA_@{G~DoAd@jBjAUDgB`AaBbAjApABf@q@tAn@pFpE`CdEzDsF}EeHi@kEu@R_@o@@{@wBiFcAkHa@cT|A_B{AgOs@u@bB_@zGrL|HGr@cFbBaAdATbEcCxB`DnBs@U_BpFwAlAxA^_C|FjBl@{IrAZ~@eLqAgD`BiJjJg@qAtEfDk@jF`HfIkCpCBtDvDlMdFRe@ThAzBaJgA_HtDsVc@_FpDq@|GdBhF}AtA}BiAyCfB_BjBdC|Da@`@kA_Ai@`BuC{ByDUyCbDgBHcE}B{GuHoHmEgNnLeAEwB~Gd@lBwCfGzAvBkCgDyNn@yB|AV[uCdBeA@qBsA}@s@r@JoCuAIqBnEyICeA}@iCp@VgBqAaAaFlDiEaAoGpHgIdBI_AaFlCqA_AZyAaKyCeA}ClFeEEmAqBK^oCcAeBv@qD`A_@_Aq@f@cE_BTiJ{HiAt@YsA}CqAQeBvCiB{@gA|FaOnFgClAwGiBKoBkEsAj@{A}@gAwDgGsAlByEfBGbFuDcCeBiA\\qEcDpMsMxB}DWiAeLs@uCyCsAyH`DZlCeE_CgFcEyEjAo@_@_BZuC_DuAgBaEaJpC?}CsAK_@cA\\eAaA_@Xk@kCeDR}AeAoB\\iByFcEfFgDu@g@hEoClAwBxD_@PgHrGiH[w@?}D_BKHeKvEqCR_DyAeHiA_@r@}AKsAvBcBu@i@XqAl@DxAqCOy@Xo@tCrClHzAN~Bu@nA`Gx@Pt@|D]j@VNwDhF_BbAp@jAm@|FEr@b@jAScBcB|@eCHwElAQPyAs@i@x@}B`AI|@dBlA_@h@cDfDeELmAmA}A~CaCbCCDs@cB{@e@oBhAm@~@FHaBs@q@TqEiBkGRqBvBmABu@bBq@UyCZw@|BuAdyE~DtrGa`FaoSqhLqSpQeFiIGmC{@oCdD_Lcf@kp@}Pcb@ut@hKaIqPwGwZmTs_@waG}{Csm@fmAi_B}^qdGu`AwpAaB__A{OkEqB}@kFsCi@s@lAaDuCyR{[qYgw@aBsMeM}MiKcQ_RsC_HyQ`RkWfBof@j@aEx@MXaE{@mCcKsE}GvH_PrEa@}v@_Ai@qE}JyDmCsDAyByB}@_HrCkFoCsBNoFoSuBu@m@yI{AmAcAM_CjAYUkIjC~@TeIjEz@rDMzEgJhBs@gCqBzDcB{BkCqElBe@fIkBsAkDyLa@mU}AEy@wEsE~@sDiEyCZiJaFoCP}BdEkQ_@gFeBi@r@kCe@WaBgh@`KiHtH}G_`@aGqK_E^K_E{EoE|CyFvMs{@_F}HwFz@kOiEsBqLyPsCmAmFuHuFuD|AoEqK_JcAoArCcQcKcc@iIcHiR_NcOsOfLqIgFgLcDyBbO~[`qBnN`EhAxh@iB~f@~AhIUtGcLdBeKbO_LcKgRfSsOgHq@xMpAfKgNzVqJbJ_GpIc@lEzDdBoBpFfAnFuL|VVzv@wOvQsIrA{L_FaBlMsHZw@nCiFuCqSpLwIlL_Nt@{VxLiPxMsH_Fmy@`z@cGjZa@rk@ePld@kB~c@rCrXk@x^`J|z@bAn`@ha@tq@fHHcBqY`EwNpLnEfF_I`PbFnOha@`pAz{@j@sNtLrEbGrI`Cz]tXpp@_EhTCzK',
    'gkj@yv|ECE@IGC?OLc@JCAcA`Eq@|@rB_An@gAASNw@Zm@Q',
    'kgj@is~ETdc@wApDaA`@kLgByCeIFm@cAgANk@U]Ai@e@WL{BPM_@m@?kK',
  ],
  CO: [
    'edb@dj~ChzEd]~_Dt]vzBojFtk@sjAtXeOnR|Fz_@kP|[|WgLpHlNEMvD~NzChHrId_E~|F~|CmjE`SwZ~Tsb@_B{GbAeBxCZzDcJxMf@`Igf@Le]{GDqAcJlSiXlLub@oDqCl\\kn@j\\_IbQke@|hAml@kQkhA~Coq@v^cw@x`Avh@fD{JaDuJz@eBjXaTU_@{mDe^eXYwO`JoMHqSnZ_n@F{@yLmFyTdGuOkOcCeMfFSlc@ge@?aD{PtAkI?qjAsEhDkIaD~IaO{Ww_@vTsElCyGjf@wCoB_MoeArUu[hZp@rKuC?i_@ka@kV~J\\zFip@dMuo@i@cMcNaF~AeKiB}GmHsLt@eD`HjJdpBst@`j@iGxg@fFlPcAxSm@bBb@d@k@|VH`MwS`H{@xMqDtAeDi@gDp@uGSaCm@eBX_Az@wDaEl@mAwJb@iIbAqNtNo]lFIlIqI~CzEvT}i@gW{c@iEyh@eXy@eMc_@uPgRa`Amj@~O',
  ],
  CY: [
    '{hdAal~@pvAroCcUaaDeLUaAKFaAu@aA?aAd@Cr@yAWMB_@DBHMOEYc@FcALDb@EBRK^NT^CDOOMGwA`HyNaNob@}M`G[?SQ]b@YCOj@?lA[r@`@\\Wz@WOk@dA^dBtBVFn@c@@g@s@m@EsAXqBdBkAPAj@t@f@@RI?@JIAB|@XX?fAu@nFlAnAa@x@`@jCzBdCS`Dt@L_ChHsAAa@vBbAxA',
    'gkcAk{`A@MCOSA?L@H',
    'ejcA_~`AEDEXBDFQDABUB?AEBCEE@E?EML',
    '{{bAekaApBs|AqvAu@fy@~nAvEnMEdBHn@Ql@PPYd@n@h@A`@Q\\d@f@d@{@VBTUHe@^F?PTTPcC',
  ],
  CZ: [
    'kjbBw}[nBhA{AtIyAaAu@HRfDmAaAs@Cm@dAJz@Y@IbAq@An@N[bA^xAcA~EbCvAV}@QgAVGNp@ZUXgDnATT~Gv@f@hB`KUpA`AbEvAE^`CSbC`@xBYrAt@lGt@Wz@ZzAtBUrAiA|Aj@En@lBl@EYrCtDzB]nB^dBOfBxBRv@hATtA_BfFp@rD`Av@g@bAj@|Hn@t@h@IEr@z@~@BdAv@EVfAtAVGh@nAPR[l@VGbAaBFk@`BK}@e@d@CtA_Bv@@lCzAw@n@vAbBgEfAk@z@l@|@]r@eCZXJ}AfD}J|@r@h@}ChDhC|A`@r@xBxBqAb@_D`CQFu@jDoAD{AbBL|Aw@z@sDhBm@TkEg@BdBsHz@JtEeHn@Lx@eCQyAtCaFtBYdB{DgAGHyCrD{DK{BbB}@Bg@jBg@P{@hE{L|@|AvAwCFgF|@gG{@wDsBw@tAkEq@}A|AwB_@cBaESoA{CgBQv@yG_@q@_@z@{EkAiCXwAm@l@wH~AQ]cE{@i@FaCvFoTNyBo@w@L}BdFoLp@qRa@gA}BgB~@aL`B]ScAv@}CIsE|EgAqE{BoF{E}AcDh@aEzA{DqAoClAoCoBgJoBkCGeEuDoA[mHkBqA}HoAwAeAkAeJkAcBeAJHmAwCiEe@`@k@qAf@_Jq@aEiInA?xCm@z@]lCs@CmDpB{@}@]`AkAMQbAr@P_BjK|@`@m@pAy@LIhBu@^C~DuAt@i@|A^v@`@sAh@?IvArAhG_BvDoBr@qAzB`@j@yBpCo@}E{AsBm@pAuAo@y@hBlA\\PfRb@p@cCBLbCuAxCm@FLdBkCxNnA`Ap@cBpCeARkBp@m@f@l@t@{@`@n@w@n@bAjG|E`Ha@jCgBxCwASeFpGF`Aw@~@w@EKzBZj@_CjDkCmFL_AgDgEkDzEInEnAn@aApE~B|C]pA]cAgCxAr@dEiDnBb@hDiCjQfArBgCXeBrDkDLk@bA^zBiALz@~Ai@`@YzC`AvBT}A~EV',
  ],
  DE: [
    'qc|Ag_PCSo@^H^Gj@^UP`@HSCMS]',
    '_z{A}sQD}I}A_A[yAVm@dAL`@oBa@CTiDjBkAMmAbA_AIe@v@]p@fAbBy@]g@H{Ak@W?gBXS~AjAb@]d@lAd@@@sBiAiEyFwG{ATk@|@kBe@m@h@KQ?uAv@v@\\cAHaD_AcARiD\\Qr@}Cg@_Fn@q@TvAl@CAeCRZpAyB`AZAeH]Mi@}FhA~@GsBaBwBD_Dy@hAmAmBQkH_ACiAeBNsKc@]m@qH\\[DiJ{DrAa@_Cq@w@NOnAj@b@g@c@wCTgAUgCh@AdBwBQqCsAaAIaG~BiDdA|AdAaAAoAd@KfByEWi@n@a@}@yAoAVy@i@e@PGi@}A{@mBd@aA|BXv@a@dDmFmEgEjCc@xBaBf@}BzDeATe@WFo@eAcBwAeAEcDeBgCg@_Ca@}I{CeH{B_Am@ZkB_A}Af@JaAkAuA|@{BUk@d@mBlAwCe@g@}@EPc@u@gA]Hw@s@uCN_@p@oB}AQz@kBf@Cf@cB|@JzBsDzDIxCfAFeBzDuBXuC`FPxAy@dCo@MuEdH{@KeBrHf@CUjEiBl@{@rD}Av@cBMEzAkDnAGt@aCPc@~CyBpAs@yB}Aa@iDiCi@|C}@s@gD|JK|A[Ys@dC}@\\{@m@gAj@cBfEo@wA{Av@AmC~Aw@BuAd@e@J|@j@aB`BGFcAm@WSZoAQFi@uAWWgAw@DCeA{@_ADs@i@Ho@u@k@}Hf@cAaAw@q@sD~AgFUuAw@iAyBSNgB_@eB\\oBuD{BXsCm@Do@mBk@DhA}ATsA{AuB{@[u@Vu@mGXsAa@yBRcC_@aCwADaAcETqAiBaKw@g@U_HoAUYfD[TOq@WFPfAW|@cCwAbA_F_@yAZcAo@Op@@HcAXAK{@l@eAr@BlA`ASgDt@IxA`AzAuIoBiAUTyB_DmGcDiAEO]oAFsFcBcB|BcF\\o@b@qBlLaAh@eB{BS\\eBFuBrD{Bb@SpAw@ZmCkE_By@q@`@s@O}B}AiAfCgA\\{@y@u@l@q@{@y@V{@nFqCx@qCN_CmDqAz@oAw@u@b@kLjWWdDe@\\cAgAaDb@yAmFmBsD}CiAu@f@oAWMw@eBwA]x@sLjCUp@aBl@yB]c@bA_AZUYk@^{AGqFtBsAHIl@_@qAmKb@ok@bP^fbAlZtz@wNfw@m@fj@}C|GmEdP`@xH{@vFs@]MjApBtFQ`DjA|AQtDm@XYWu@lEB`EaAjFRfIm@zKiHhEy@~Y~v@x_Djn@czAdFwDNyJpGgAvA~AdGkAfK~GbJt@i@`Pp@pBxGh@fBoNgA}AjCwAn@gAdEtApAiATrCzEjHC|CfC~CxBiHl@JnChEo@lA`CfLe@fDxAe@k@hEc@L?hDgAxBJhApBiBg@jEx@hCFfBtBqAf@hA|@uDvAXb@sDbBt@`CqDlBiAjDR@e@jAAx@pBnDtDrC?s@}DlALbDnJnAx@_ApA\\zA~@Ub@u@v@BQwF`BTXyCv@b@h@Yp@ZSb@XhAt@G`@~Ap@eBh@JNe@f@JNOUELqCbE{B?uDhAz@GZ~@`B`@AJe@PRJe@p@a@IiDXkAt@JL_AzADv@p@vA_CVBX`BW~@Zr@bATl@~Cx@lA\\]r@ETpAh@HPWT\\lCp@hAcAF`@Pe@XNTy@ZH`@[_@Wd@O@k@r@Bn@_@`A{BEY`AUYyAlA}BWsAj@qAWQJS`@r@h@Y^^f@?P_@Cl@VUxAxCVWnAj@v@vAXIHj@Vo@z@p@vBUFeAWi@fBcGb@h@jAgCd@x@lA{@z@_C~Bu@Gq@^]`@j@n@u@GyA^eB{@w@{@r@Wm@\\cAYyAd@k@MYd@{Bh@NrBw@e@eAe@TKw@b@DIi@l@cASwC^wBw@q@CoAy@KUuC^GCcB|@DpAkA`@cAF{Bl@SNuFg@iA|@gCg@oCl@sAjBgIFgDzDbEzBp@v@dA?dAx@b@HxA|@BzBzCh@`BnBnArCIl@jA`EhA`C]t@nBzCp@dEzDrD@jBiBpEbCbAErB~@hBg@t@dAjAOnBgCb@?X{@g@u@G_BZl@^c@PlBz@}As@gF{@q@AaC`@q@n@GSsIi@c@sAkE`@g@OoBpAyAHoBWWViA]{BEv@a@RcAyBTqAx@c@a@u@}@NSW^DA_@YQi@n@|@tG_@Ac@zBQ_@]\\q@sAq@Sm@}@O}Cs@FJiBhAMAg@iAQ\\u@x@SQw@Zq@h@jAZ_An@Pb@eCu@IKz@{@iAl@YRaBTKGn@vAq@Jm@mAsF`AuHI_D',
  ],
  DK: [
    'a`qBqiSb_AdbEllCem@x@_ZhHiEl@{KSgI`AkFCaEt@mEXVl@YPuDkA}APaDqBuFLkAr@\\z@wFa@yHlEeP|C}Gl@gj@vNgw@mZuz@_@gbAtEwxA{q@{Y]tw@lX`e@j@~xAkQ`N}KsPoPnNaG_@wNbc@eRuD',
    'axxBjsOnvAm|BupBsq@',
    'gedDpj_Bz~F`{c@fjE~dQh{e@cz{@gb]mtfAopUcwF',
  ],
  DM: ['cc\\xwvB_x@s[xR`cA'],
  EE: [
    'aetBqlr@zs@tjJnaBhh@uQwwDlRwW}TiaAtA_E_Lis@bEmDcE[hJmZlBgSzCdADqBxAsFfA^xDsEl@wIdBcD{EiUrEuZmBv@wAiD}Ax@wBmHwBn@{AaCKsLgBaAcA`HqI`BeGtGqIkCiW|JoKwV_GyBiCuC}By@oAcEImGwDiCwKdUiBvz@',
  ],
  ES: [
    'm`dAhmC_{GclMmwCdsA',
    'kdeApoIrAWR]D[{@gG',
    'u_dAluDl@pATJRFJ?@IHDDELULEAWO_@',
    'aucAduCkAz@rAt@',
    'kucAzkGDA?M',
    '}wcAbsFLk@e@P',
    '{tqAsiFiEjc@ArBRZAb@}AxALnC]j@p@j@ChAQZZXEZ|AfC_@f@DbAdAfC~Ak@c@~DFn@f@TItBiAbBc@BK~AkA`Gj@bBMnARjAx@Vp@jBHpBo@nA{ANK^YCUJF~AcAtBIdC[jAZd@e@jAhATNfCXPOh@p@NDjAMfCqALIj@s@eBeAd@PfAq@UMk@_@f@e@a@iFjDHhKoC|CC`Ec@h@Z|@oCvLn@bB`DL~Bq@EhPq@lA`BhCuApAa@xC`BpKuA~CeCnBHb@sBhG|AvCMp@Pz@w@bC`BzAqEpFFj@[v@e@NY[wAdA`@zBSrH}@lAYxDaBzFXl@y@nBm@So@w@HfB^j@jCPg@nDiAdAwAwBiFoAw@`ADvAq@pBLbBdA`@?fAaAb@i@KMhCd@hAeAPCTQBEJBZS\\SKYT]g@}KhAac@xgOlqCr`AcAapC}BeFeAQcA_DcB{@MwDQi@[DMyJkCwGrDa@i@aCt@y@vA?|@rClCnBhAk@Gu@xBGNiCq@iDkA}@EqB_B_@Ce@~CMeAmAy@_Ht@oAFoC~AfAO}D_Ay@JsA~@u@t@?wAsBP}A}AqGmDC[wA\\mBn@S?aCm@{@Ls@j@UAsF{ASFsAzAg@@cGu@eAl@oAvBl@NkBjGbBnBc@v@}Aq@qBd@}GnDwEnDxC|E|BSlBbA?xExIEtDxB|AnBvCv@_@bCfBL|FpDeDrASb@gA~@ODn@dEHjD_AvD|A`@qAbAIhBfBrAEpB{B`Ab@bAtBz@?fA|GzAh@`Ce@Z_ClDuCrH~AdBvBbHpADlMf@nDi@zK|C{AbGsKxEj@pCaDtCBz@wErBh@RsA_@eCtAkCfBc@hFdEdAYlH~LnEDzIvBlIqInE{BuA_IfKjCAnBo@vApAj@ZlFnDv@pDxBlBjDfKbEvI{CpGOdDcAnKq@flAiE}RefCxj@_pD',
    'ireAzhI~E|BkF~B?wBBM',
    '}{qA{{BIc@Sn@YJUWOPCPRD@HFBBNh@JFILm@',
    'kxs@le[ugEyvCxrCp`Y',
  ],
  FI: [
    'i{eCqcg@z@uM|BaGhAbCbAmBLwF|V{{@bEkl@|GiVjFeBE}E~DoGpEaO`ErKfOuDtFlH`AkUrG?xA|KzAoAjAp@pSoYxAHn@jD~KdA~FzLbBkA~Cr@xD}BlB_K~QyNp[`@tpCzwFfxCxx@iEikBpIoJnThC`DpBzZsSn_@xs@{s@ujJeMaeAaIkOsG{Bgd@{`AeB{JomAeaCqMuPyNqK{IfQgGxBiN~l@eQb_@wC_P_O}QmI`DiExXqLdBsC}E{GjCa@tUwNlCeB{L{EoAa@jO_DmCuNmHmChE}BoMbA_Kk\\vNcq@~x@{b@_y@_IwEwFzTwOnSeGnk@_T|JySmT}AbSkGq[oCpEoEeB_Ok[gLzJyFjn@iCpA}E~TgEh@dA|VxGb_@yAxXfBbNjMbZzX~OfPwBbExGM|JfF|QrHf@j@vIlBz@}DlHoDhb@yC`Iy@bNzGhEnBha@aEjd@v@hHeJ|EwVtf@kAnUhD|OnAh@hDyFdChBeD~S',
    'eprB{`g@o_@ys@{ZrSaDqBoTiCqInJhEhkBjYnH',
  ],
  FJ: ['xhl@iisIqj@ufJonT??~uJ', 'ne\\~fxIN~hEroN?OmjE'],
  FR: [
    'hn_Bc}wB`lBabPubJo~E',
    '`~^}pgBiDmxAymA|T',
    'fpg@_ijApcDocC_dNaqD',
    '~qTmzzAj_AiD{e@et@',
    'bgtAsnjBxcDz_PteBebO',
    'djqAy`tCa}JcoF|gDnmP',
    'ktb@diyBtWz\\lVqn@',
    'gcRtpvEyAocBuoAzP',
    'ascBqgCto@d~@lr@fgEn[`CpM_OtUjI}Png@vLhbFplI_wG|KiA\\f@XURJR]C[DKPCBUdAQe@iALiCh@J`Ac@?gAeAa@McBp@qBEwAv@aAhFnAvAvBhAeAf@oDkCQ_@k@IgBn@v@l@Rx@oBYm@`B{FXyD|@mARsHa@{BvAeAXZd@OZw@Gk@pEqFaB{Av@cCQ{@Lq@}AwCrBiGIc@dCoBtA_DaBqK`@yCtAqAaBiCp@mADiP_Cp@aDMo@cBnCwL[}@b@i@BaEnC}CIiKhFkDUkAg@Xe@YLy@WyAz@}AEcARw@Ig@RgBn@PZwBj@`BfBVZkAHeCbAuBG_BTKXBJ_@zAOn@oAIqBq@kBy@WSkALoAk@cBjAaGJ_Bb@ChAcBHuBg@UGo@b@_E_Bj@eAgCEcA^g@}AgCD[[YP[BiAq@k@\\k@MoC|AyA@c@S[@sBhEkc@tnA{oF{VqzCmmBn`@mRv_CuKxCO\\CC?CA?A@OU@AEGICAKCA?CB@`@oAeBgBcDfAaAeC{AO}@gDm@]}@N{AaCgBnB}Ac@GlBz@Rz@bOq@d@CdCsBxEaA`I{Ar@eDrDkBFUqBeCdDaALsDqEsAP}@mBXiCuElCiAc@qAlDl@t@oBpHoFLGzCqDrA_B{Gv@aDwCgFGoEsAwBuCp@oCsCwEfJcGT_DhJcF?e@aHoCqDkC`AmCjCr@vBkD[_@lE_HmC}BpD}CeBu@`QtDnPbBbATw@n@R|@y@]w@b@]~BtFb@Jh@|AUbD\\^O`B^x@qBkAS|@e@Sm@sBYuDcAl@eDiCaBrEs@g@e@TcDgD_AzAuE_IwDiJw@f@kDaAkA~@oAkCgAqGo@e@k@oBa@t@uDeIgDgE{AN[aCo@CKuAq@@[h@`@lHg@IcAgBu@Ee@{BqAb@UmA^eB]kBPgCfBr@j@yCk@uDTuAoAyC[x@UIXoBwAsASdAiAmD]Ic@?oBfCkANu@eAiBf@sB_AcADqEcCkBhBsDAeE{D{Cq@u@oBaC\\aEiAm@kAsCHoBoAi@aB{B{C}@CIyAy@c@?eAw@eA{Bq@{DcEGfDkBfIm@rAf@nC}@fCf@hAOtFm@RGzBa@bAqAjA}@EBbB_@FTtCx@JBnAv@p@_@vBRvCm@bAHh@c@EJv@d@Ud@dAsBv@i@Oe@zBLXe@j@XxA]bAVl@z@s@z@v@_@dBFxAo@t@a@k@_@\\Fp@_Ct@{@~BmAz@e@y@kAfCc@i@gBbGVh@GdARAs@`Dc@PUjAHdCh@|@K\\f@HDf@b@B[xAd@ZM`CgANQlEk@~@OUWP?t@KQ]vAF^^BO|ElAfA]tBx@hDw@CsDjCY`BXPFp@e@Vq@w@mAfCOhFuBhBiAxFP~EaA]sAd@uBcA_A`EgKcEAhB_@PnBnCd@dB`EZv@bHj@z@JvCWfDa@|@VdFk@|BoALu@w@k@gCcCz@F`CyBo@e@HwA_Cc@VAv@[JHb@p@YB|@_B`@kBxDz@lFo@`CFnEx@x@^?cChBaAc@cBXwAfBJr@W^XpCiAi@OrAn@v@\\hC_AtD_DXeB`Ae@o@YRUMY\\Fr@_@z@QUmBdBGjA`@f@?`Br@xDrB`B{@hBHhA}DdEC|CmErAy@oAoBlBeC`@',
    '}{qA{{B?ZMl@GHi@KCOGCAISEBQNQTVXKRo@',
    'kmHthcBwuAbrCr`@zQ~HNdOrNxTtKfp@oD~]ySP{BnAGxw@vQzN~G|DdJxLyZwMoVvHkr@qJcPkq@iVm{@sj@_Vb@',
    'an^~ftBse@daBxzArvA',
    'yeb@t|yBqMoRrKxl@bEy@wDgK@q@LYEe@a@g@Rc@Ca@',
    'uvZnbtBo`AzdAr|@le@',
    'vnv@w`wH}dIqg[g~Odea@',
    '`eHxygGlcTpxg@du^{@glEysk@',
    'iq{Ad|lBhm@l[bAkr@',
    'lnh@gggBji@upE{eB|E',
    'ne\\~fxIaqCchAziBv~D',
    'dhZmpsAum@ilCozAdB',
  ],
  GB: [
    'wzbBlxJfzC|iB{aCwlPuo@e~@wSyV}cJzmB`xBr`EnImGzIjZrDr@hHrW`E`CJbQvUzp@v_Aci@~PsYFyApBcF`@Eh@bCzA_DY}@x@^jEwBNsEjBEfAdDeBjBL`Cu@~AjCfIdEp@z@mH~AkBExBdCt@nCvDhBMC_Aa@S{@{Ct@WdBlANbElA~Dv@C~CiJIyDt@tA~ATjChDvF`A~IuHu@qDvA}DvAwANaD`N@lP|`@',
    'wloBop@{iF|gAdgFrc[~mBspNvzAidCgc@spAKcQaEaCiHsWsDs@{IkZoIlG',
    'mqgBfzEsDpsBh{Crh@oJapDmP}`@aNAO`DwAvAwA|Dt@pD_JtHwFaAkCiD_BUu@uAHxD_DhJw@BmA_EOcEeBmAu@Vz@zC`@RB~@iBLoCwDeCu@DyB_BjB{@lHeEq@kCgIt@_BMaCdBkBgAeDkBDOrEkEvBy@_@X|@{A~Ci@cCa@DqBbFGxA',
    'gkkBvkKlYdw@j@bEtArBtBEHvAjCDlAx@hAhC~ABM`EtArEy@fDpCdExAkMfDxHMrGlB|Ah@jGpEiGjC}ItCU^{AImFhDqG?{C_AcAdAwGw@bAq@_BHW|A\\e@_A{BYs@iEkDrAwEuIrC{GlF{BnAkC[wA|@_CnEp@~@eAcAkHE_FoAEd@gAg@iA\\w@xLuYk]qfA',
    'pdZzjOlaI_iCkoFasD',
    'ss_BxrCd@{Oo[aC`Gb\\',
    '{f`B~zCpLbp@dYif@oS_Q',
    'mgbAo}~@wBu_@aHxNFvANLEN_@BOUJ_@CSc@DMEGbAXb@NDILECC^VLs@xAe@B?`At@`AG`A`AJ',
    'gzbAuaaAs@oHmKjDQbCUU?Q_@GId@UTWCe@z@e@g@P]@a@o@i@Xe@QQS_@u@d@?VS@@Zb@GTHHG`@h@FVSh@t@dANp@Sl@^l@WXo@[ELZb@GJJNh@?Nk@XB\\c@RPZ?',
    'kjcAy}`ADEAQLM?DADDDCB@DC?CTE@GPCE',
    'ekcAy{`AALSGAI?MR@',
    'f_Pv}[sf@m|A_yAbbB',
    'wgb@~vzBsKyl@ct@tgA',
    'mz~@rmzBTpbCbmAhS',
    'ss_BxrCnS~PiR{a@',
    '|sjBrj{BapFqxP}e@bbL',
    'ditA~zcAvr^hlb@Umu{@',
    'eriBjdG|n@~yAkOcfB',
    'mr_B|aChRza@|Pog@uUkI',
    'ghe@dk_Dz{AslByxBs_A',
    'yc`@jhxBvP`]`Jwh@',
    'lrv@t|cGatFkqUqbDrrU',
    'ppaAjcYjiNtlEgZgaT',
    'giq@h`kCfiIdoA_v@qeE',
    'iha@l||B_cBoc@pY`fAhTgIr@iL',
  ],
  GD: ['wxW~iyBlrAyt@}{@{qB'],
  GR: [
    '}mpAonr@G|Ds@fAP^a@xAzAtEpBSjA_DhBN@iAhBFr@v@fAmB^jA~BfAjBrNqAfBjBrFi@tAG|EhAt@IrAdBlKwElIyAzIk@`A^~AUfAlBh@kCpDGnEaHhDlBxL_CbAvBrD}@~C^jAlCKf@dEmAlBt@d@Z|DhAfAQpDdAvAu@tEDpFhAfCsAl@bAhD`ANf@hAm@rN@pFb@~A|Hd@n@~@uAvBjAn@v@zA]v@VfGyAvHFtDfAbA_AxC~BvHvACtFtHc@vBbDrF}AvAQbFpAvBZbEo@|A|@rB?zI~BIh@r@Rm@zDyClEd@~AjC`Bf@Y~EfBzAhCP`D~BlJzAx@fFa@tAd@v@IxBxCxAEfCfJoEx@x@}@zCV^vCw@hBxDz@D}AjLrAz@yAlBwDeBsA`@w_@px@nd@kInhKinEiyCwaMcJhAkAzC}@NU~FzIzI{a@|aArE|PyMlB`IbZcJlLqJcLyAxNkVlBsS~JoAkAaAsI{JxEmOvs@}O}@oA_DmI|E_ImXqLsD_XbPhAt]so@rS_M{YwS|D?}F]cB{@GcAw@s@qBu@HqBiBr@_AmANYqCqAr@gAw@kBrA}IGCwCqDsFd@}Bq@{AmG`AwFHi@lCwApA',
  ],
  GY: [
    'ycL~_nBayBhgDvHvZ`NcJnBp@p@tGbIhBnLhUGtGpO~FTlCbMqF`DfAlEyDwBgEvD_InI`FhDtHrHtc@|FnCbWqBdNxNnm@_i@GoXuCeFpLgMhVxBdIjF|CeVdF}DpGnAvPkLxTxTnL_C~Y~Jta@iDxDsJ|W\\j\\i]xD}SnG}CeFcR_KcB_EeHvB_S{F{AmDoKhAoL}P{Kp@}EyBiHbCg@rBaRoBoQiCfDSlHuoAzg@sf@~h@uy@aI}F_^mGiHiJtD',
  ],
  HK: ['ufj@co}EUec@sXdB?jK^l@QLMzBd@V@h@T\\Oj@bAfAGl@xCdIjLfB`Aa@'],
  HR: [
    'mrvAwcd@eBz@e@mAr@oAmBmDm@nEeAaBmGh@`@yBaBcBNiN_C`@EpGqBzI_DjGkFq@HiDuAPK`GgArB{D}CgB~BoGxAsBvA`AVqAtF`FnEfCdGaB~Rn@dA_AtDVvFqB`L}D`E]dLmLdLcF~NcDfA_AtGqBdBm@hCEhCoCrHhBfGbDaATy@r@?IbFk@lAZ~DxAm@nDtPpAHZ`Aa@@J|Ej@KvAbBpBo@vAuE|At@|CE^r@hACh@k@b@zBi@zBv@rBE`Bt@CDdCnCrH`AmBs@oAhCqBR^S~AXIFhAp@`Ah@i@fBGvA_DdAdB[hBvAxEgChFJv@uAhEbB`@d@jDgAd@mAfDF|@wAUkBhEgA[OfAdBfAVhA`CDpCxIUtBo@n@Bb@dAh@e@fGgA`C^xA~@cAl@j@B`Cp@t@U~B}@lAn@nE]xA}@tBqEbFnOhXrs@yC~nCa|D_AsnC}IsD}@d@}BjDqCAmBtCDlFcMpUaDpCj@Z}@`FpAjAsApEwAsIcFbC_DxIiInJqCz@qAqAaBhB?jDkDnHgJlKWjByCvAoErHmCbBGhC}AAOfCuJjJcDs@}@dDo@kAmFzB{@vC{@h@y@aBmGhIdAdCwEfEm@iCo@bAcEZKmAsDnAeBsAcBn@wBmCKiHlGsGdEoII_CaF{A{@}BeCy@c@{El@_BDcEf@}BKu@kDkD`B]d@mEvB{GBuBkAq@lAgCVwCw@kAfAK`@uB?wCs@uCpDkJeAqDsBqA[kAr@]`BeGwBcDdAyCQcEfBwB_@cJbE}FpAm@AtAz@@nBuE',
  ],
  HU: [
    'kw|Aoo`@`AzBzA]bBz@d@pC|AwB`@f@hDmAf@jLcARlAfAHzCoBz@u@xET~BXX\\_@~BpGZkEt@mCYmBnEiCp@|Bv@k@b@N|ArDA~A^p@c@~ApHu@NhAnAFHf@j@UGo@f@Wn@\\F_DzAfChAyBj@dDbAuCAnMjAJl@xCrCpDX}Ao@}CLsB`AeB~@FNv@d@D|CgCN_Bz@LL`Ab@KjCyEbAw@v@Dz@iCl@iCpBeB~@uGbDgAbF_OlLeL\\eL|DaEpBaLWwF~@uDo@eA`B_SgCeGaFoEpAuFaAWk@mJ{@_@?cCuCq@nAqAD}GoFyMeBgAk@eEtBuHyAoFAeD~@a@w@{BbBgIuA}Dj@cEuAuAvB{GeDsFyA\\cAsFnAkKgBmEgH_FcBVeG}Bi@uEkCwCiAr@eD}@w@qC}AE_DsDuAjAoCoGyOaIBcC}Am@_Dp@_OiRj@kEu@{Ai@{KmB{D{@[mDkFu@lByBeAeCvBKfDv@bC_@`DuAEiEvD\\hFwJxIn@xBlArRx@HYlEiBjBqE~BaDjIrDjSmDtP`BjR~O|La@nBjHzRsFfQfBvEnExATjKl@tAUtLx@jKdCxBfEMfBeDLzEx@d@z@bCQtD|@~Ok@nOBxRsOt\\',
  ],
  ID: [
    'grDgouEebHebAjjG`oJzoB|ZvEvLrB~LLvDxGbQuB`DQzDuE``@cpIxoL`hRdsi@fwH_}v@{eDksE{S{BicAamDa|BcM{Blv@o_E`b@',
    'r}FcftEhcA`mDzSzBzeDjsE`pCg~XuhChqB}Js@yd@u^hCewAclCgN',
    'kcGareF@hWo@tKcIlLs@vsArZ|Rdp@zA|RnYvSuBnPxUhQ?nYfMfBx`@`LlWyJpf@kHMXl`@vF`P|OnBbBdL|FjFZbPoEfSbLzd@OfGel@vr@gK?KhD_FpAsCoDwu@sKloBntBn_Eab@zBmv@`|BbMzkAknMy{NavE',
    '|sNsmcFs_@p~Bxd@t^|Jr@thCiqBp_AiqJqgBu{EgW|c@}O|Ek@yBr@kBaA}DiGDeCfChFxGaMhAbPp\\xILlBrCnC`AlBAf@pCeD?iBhCjBdCUnAkCzBeFEaFaQeUwc@wmAsz@',
    '}rFmtyFwcC`fB|~Hp|LfcKhyDblCfNh[kf@g_@ukPm}KlaC',
    'kiC_e|FqhBpoAdiHp{Gl}KmaCj[fQxUgQyDo_Brr@eG`JcoNkfGlGmRv|CwaC~zBgRpwCo_CypA',
    'v_QcsgGtFoxIaxC?gBbFoFdBmXaHyoKs@wcC~fUxxCeDn_CxpAfRqwCvaC_{BlRw|C',
  ],
  IE: [
    'cthBjfK]v@f@hAe@fAnADD~EbAjH_AdAoEq@}@~BZvAoAjCmFzBsCzGvEtIjDsAr@hEzBXd@~@}A]IVp@~Av@cAeAvG~@bA?zCiDpGHlF_@zAuCTkC|IqEhGi@kGmB}ALsGgDyHyAjMqCeEx@gDuAsELaE_BCiAiCmAy@kCEIwAuBDuAsBk@cEmYew@}ZvvAdxBzxFnzD{m@gGauHi{Csh@',
  ],
  IN: [
    'm|I{qtCkrNtsFn|BryH',
    's~YyywDlX|iNhpMm|M',
    'uyh@o~lD{l@P_ZjGgDQeD|@aDgBmF~DmDWaBd@uF}FkAnPeLcDyAA|@zAkIlJmM_@IaDsAuCiMlAaBcBmFvBSdJwJbWmFdAaA`DaKgHyC\\}@{CzCmBf@cC}KwF{F\\^y]aD_CiAKwAzHoInAxAnGsFxLkCHcH`Lf@|EyFtA}E{CoFc@{CgIiCGgCgIgEx@w@jFdA`@iAh@iHaDxDc@xC}JfDsCpF`@_B_F|CwB]uKiGvGwCuAfCiGtNkC`GqKF}IfAgAcOiCtC{BMcArCuApAB~EqDrEvB~KmBhN`BhBy@n@LVsAu@y@dDeLrCwPq@sNf@_MaByV|CyVmBwWtEgRvJ}Ht@`FsB|F``@zGRlHpMpCwCdC]bCtDt@sC~CvE\\r@dDg@hJfF`@YxBvEpCxBy@|I~DxP}FhRcDIuAwKFrA{BzLgDnCcCyBgF_DgDsJfBwHgDgBwEeOHtD_EwDuEz@}E`YiFlTHjMyGbb@cD^bA~HuAuBcCyFy@pE{HnEaAwCwAhAuBkCHcHoBd@wEsB\\QsBmJb@k@|AiDf@gBe@eEnAkMoAiGFhB{HgGaEqL^cA}@iDVcL}A}CvAmI?Ez@aFhAqBm@l@eCvEgBt@oAaCuFPeGtCuAaAkFxFwL{l@oRs@kBeF{AAaBoQqGeGEeClIuOqEo@qFec@aWy@nCsP[kCjCmMaJ|@gCkBkGaRuVw@cFqHmFgBuEgBwNAkHeCiJfFaHtA|@~@kAhD_OeBu@yRfOeIXyQ{W`BuBwG{@kBbAApAcH_AgHnLfAvGiCpEyDv@aGbLtJxHiD~CgLyKuVtNdDzHoDb@uC{FgKdOdCxKKbE`Fz@pChLEvKxBtA{@nAVvEaB\\cAvPuGpFnKbY`EgDvSlf@^rPpIpOhGdA`FlLtE~NrCf@b@uClCBrJ|QLnEaE|AtIdXuAn@AnKjHpDdGwDPqUfKyEPpCfKVfJgDn@~BG|L`DtSf@nr@mGvPlJvTg@tXcEfNg@T`BrJG`CsC~@gArGcCdAb@fBkG@eA~FiJaJ}BpDcClB{WsEmIxAqEvK|BdD`FnQKxFrCKx@}BrBJxQlHzBaA~RfDrF_G@a@bATjKgCbFr@dE`CpEJxChDqDvEiAR`B`B{@bBvB~@w@`D~@Tf@vC_BvCSbB`AxDvBt@q@~CaA?Od@PdEyApBoGf@An@lB|@TlCbDfFg@xBdAv@sCpIoAv@GzAyChJ?jBz@hAc@pDyBxEhEbJsACk@bDwAzAqFWmClF\\h@Od@dCbEtAlGQdG{A~@_CY\\lIgA{@q@fDqAHcAxE{@x@l@fAcBfHkI}A{FjCeBpSuBfAEtAoCrEjDjDUpDp@lCbCJ_FdNSrLlDJjBjATdBcA`Ai@IqCzCGhNuA^H~J}LhA`B~MsNzWUzDdDvBqM`ZkAEmB|DpArBgMdGkAdIeQf]h@xArFc@cD|CEpCyJtNIdBmDXyLwFf@eBm@cAuCp@TyAqEw@mGlC_GoGaCoAmEdBcCeCPmBmCoC}ASuA{@?iCaJ}KmATaBwAbB[y@eFmF|KqObf@sQbPoBzSuMfQgOlIJpFtFzFMbF{JhCoEmGiJbH_LaDQfAeEnByI~JcJ|@iDvCuH{T`MwAfGoJsAs@CqEaEcAmBoGgIkKoSjSeHYqW`YeEvBuCaE_PlAi@xCqBIcC_OgH_Dk@oB}FhRoBfJaC\\sA~OqJzDoDuA_UdMuGeAiEcDqAnRtBlE@dOgGx\\aDpFXnClGb@~F_EAgDpTmJpFxFgApFvA|FhD@vCfCs@vKdHxRaAxEzHfQ_AjV_ExUqBxTmChDk@xO|DlJd@hI~Az@zBKr@zApBL|EpGfA@XeEo@qBhEyCpK|DlAs@u@}Ql@iAzDOvDpFP`DdCbBl@xAhCs@h@^rC{BDaCpD_DtE@rEvDRrC|BMjBiGvBk@zA}GdB{@bBhAj@mE~FkAj@_JkCc@_@_CbGrBvAsArBdBzAQEi@rCSBeIhAaGqAqB`GsNbEaEjIvF~BnNw@`Dh@`ChD|BbDbLvH|EhIqGlBj@zAkBrA`B|EbChI^lBwAi@uAaADPiDpCHXjFli@~h@zCeClD]~FpIfBnLlC|JxVdFrVzLn@zAtGjCbNt`@lFxEhPvD|OlPvHp@fPfdAcTjJRvMzKnN~MzD`WzZ~YvChJqVgAsIbBmFpR?~HxDhHa@vLsIjAqE]cI{@gChAkC`QLbN_M|LaBzMsH`DjFhHu@`AyF~CdD_A|DjCvDdAs@lApIuAnG_IV`Gb[pGdDBxQ_GpGTrQ|@pEsAdFjAfEoChCXlIxTGB`UzEpJ|R|Dv`b@ypO_oEcuDcv@dDmXmaA',
  ],
  IS: ['kiyBhw_AwXkso@o}KzpM'],
  IT: [
    'ywxA}nPDa@i@AAR',
    'oksAqtQlmBo`@zVpzCvqDsP~_@krEvwEau@opCcuBrs@ccFqcHkgAmpBrfD_oC`|Dss@xCoOiXiBoHjB_FVqFcB{CmBhD}@RcDrHMnCgAj@mASkBgB}AIMjBf@h@FjAmAlBoAeAEZWIwCwGkAo@_@f@DzCc@Jk@hDd@jBqDxAkAmCq@ZaB{G_Ak@BqDeDw@cDdo@oBnTmBhLwI|ECtCuFfDw@iEiBp@vExZi@`NLxIhCfM`IbEi@jPaAw@iBzD|@fFWvCdJhDpAc@IsAj@}AnD`AsA~KyB^p@jGhIbCbA_GrCvB`DsCr@dAXpCeIlFx@xLrBb@E|G}CxEkGBtAjBsAvAT~CvBr@zEiAtD|AtJhM|Cl@lCcEzCxBc@lFu@aAqDlBaApBCzAiDkCs@~Ag@rJgHvIoIYu@jA~AlFfAK`F~LpDaDzBlBXhDnEnA?fDfDzAuBnQhFn[eC`CnCpDd@`HbF?~CiJbGUvEgJnCrCtCq@rAvBFnEvCfFw@`D~AzGpDsAF{CnFMnBqHm@u@pAmDhAb@tEmCYhC|@lBrAQrDpE`AMdCeDTpBjBGdDsDzAs@`AaIrByEBeCp@e@{@cO{@SFmB|Ab@fBoBzA`C|@Ol@\\|@fDzAN`AdCbDgAbLgE',
    'yypAgiW?FABACCCAAAG@A?CD???@?@??@A@@B@?',
    'kvtAoiWUZHr@CLOE[HKQOFILW@BSIK@a@QSQ]S_AKY?OJ?DFR?@HPEFBPMNCTTJBBJFHNCXJ',
  ],
  JM: ['o|`@`voCejCxoHn{Dgf@'],
  JP: ['ontAitzGeq@sc@{sApqHlsOngMt}CtnGpjPptLnyN}fBudJk_|@wse@|fQ'],
  KE: [
    'u_HkeeADvYsHrDiHkB\\nIoF_AzQbu@p]p]`DqCtT{DdG_RzHPv@rBxAu@~Bb@fKsBfCoEpJmAlBqBh@cDvDqAtBPlMiJ~AvAd[{CbRErE|B@`B~JjDtBcAtA?jAn@\\zFbC~D~AJObBzNtDbB`AzAhDxFrAPlCrAdCvDh@rAt@dD[bO~JxMuCtXrBd[I\\wDtAOw@eBl~Bk_FbNyAtF|F~CqAdAmFjH}Br|@uvAhOeMcOcJwoDkdCyJ|JcCF}n@|a@ycFXqRkS}r@ic@`A~k@_T~WlXdx@lKvDhKpJzC~@YdA{Aj@m@jQaBtF\\zHcFvWj@`Ci@vRkk@paA{EnM@jq@oDhD',
  ],
  KI: ['wrFoaiInmM??oqPomM?', '{fIvqyHd{LsvDm[hr`@z~Ja@eBqvc@|tNm@mcTqxg@'],
  KN: ['wma@|qyBzYrS~a@u[so@qT'],
  KR: [
    'uljAahzFGrPjA~BnIbAbEnNG|\\`@hBs@zEp@jMfB~EzCvDrAK`AzCfC|@tCfJpAc@`D?|At@r@zByAdG_AfARvJ^hBfCDrApBo@|RlEpZiAdRaHpJqIhA_DhIjb@hr@pdGt`A`i@ofE{jCkkEgeDsoF',
  ],
  LC: ['uvZnbtB{BhkBhwBolB'],
  LK: ['m|I{qtCnV_vOawHrbHlXlaAbv@eD'],
  LS: [
    '~ox@ghx@}CiFiIvAcg@bn@dBhNrChE?jCbAlEdGtEd@jA{@~A`AbBbACc@nGfQdKfAvAz@u@hAnBFfAl@k@\\hAdHhEvIhSrCiDlPgG~AiCxD{@CcD~AdAzCL|B]YsClEcFh@@tBiBx@qBnCkCtCiVwW}E{FmIiBeXmBgGkGmMsHlAcJ}H',
  ],
  LT: [
    'qmlBwkg@lf@|CbGuTdAoR_BoFvE}Fc@yAvEuQh@{EY{@NyAv@Zj@eANoB_As@YyIj@aIu@_FfBW`BkBU_AnByCjAmDvDk@`CpG~BB|@c@bBnCf@aA`AdA|Co@rD}DyAqAl@oIr@RXyBz@Zb@yBc@eAtBwEHkEpCuC@w@z@oAjEeApBvAjA{@n@oEMgEjAoD{AOe@sGdAiAkA_L|BaH?mEiEeJa@sCjBHCeB{B{EcDbDaCkKbAk@NcDiDmFwAeACaGkAqHdBuBrChBx@_Al@kEqA{BRuCwC?gDhE@dG_@^qD_EyAVcCsBqA_DgMd@iGsHm@_ETgCuAuCOkCeDaCo@hAaBmFp@}EaAiBd@aAq@_H}@Tg@aBo@?oAqEk@BWn@m@rGXfEk@rFmBmEsE@kCaDiE?HbBiArJmNjUuAdJgBpAeAzFsBJg@jHRrGcAlIDrG}CdAoKnIdBhBTpGrDzFn@Mr@rHiAnEhB~JsCnEcBzOz@dOcAxDKpD\\|G|BzCuExFxAvGFnG{@bGgAd\\ZvDdDdOpApNrFtNtD~D',
  ],
  LU: [
    'c|`Bs~JMn@u@KObAd@j@U`Ae@JRvBnAJb@~BhAP\\|@`@[d@ZZfAn@i@TH`@zBp@?jAhAd@_BN|@\\KBXJYXd@tA[GeA`BsAl@HEmA`@k@|@p@\\yAp@@Ff@r@RVv@j@q@t@lBJP?u@VQNTj@_APmEfAOLaCe@[ZyAc@CEg@g@IJ]i@}@IeCTkAb@Qr@aDS@wBT{@q@Wn@Ik@YHw@wAoAk@WVyAyCWTBm@Q^g@?_@_@i@Xa@s@KRVPk@pAVrAmA|BXxAaATDXaAzBo@^s@CAj@e@N^Va@Z[IUx@YOQd@Ga@iAbA',
  ],
  LV: [
    'cjoBelt@sEtZzEhUeBbDm@vIyDrEgA_@yArFEpB{CeAmBfSiJlZbEZcElD~Khs@uA~D|ThaAmRvWtQvwDb_@pK~~@w_AiAc\\uD_EsFuNqAqNeDeO[wDfAe\\z@cGGoGyAwGtEyF}B{C]}GJqDbAyD{@eObB{OrCoEiB_KhAoEs@sHo@LsD{FUqGeBiBnKoI|CeAEsGbAmISsGf@kHrBKdA{FfBqAtAeJlNkUhAsJIcBq@a@AiCx@eBoAqEyDcEoAoJdCsFs@wCl@mO}E[yLwTgByIsEiDkElCgCq@{CrDoBcASlDgQtJtAfKm[gKkG~SyEuA',
  ],
  MO: ['ikj@iw|EAHBDJEl@Pv@[ROfA@~@o@}@sBaEp@@bAKBMb@?N'],
  MT: ['m|dA{t]oe@deBljA|p@'],
  MU: ['btQcqlBfuj@_wAk}WalT'],
  MV: ['m|I{qtCgxDbcHx`Wch@'],
  MW: [
    'pjQsj_A~EeBjFBc@gBfB}AwCe@j@qDhLqEYeBdEYxGbCjHcM~HQ~K}HnLlMtBfKxAf@nOqGbMnEnB?y@nBtJKAgD`SWhM|C|K}Eo@qEdAiChJrIJxDdCzDc@`GxIdFbFm@FmB~MlAfCq@xSjI`BpEe@hBrAd@tAk@H_EfC{BnBtCfAg@j@gE|FgExDoAcC{AwAuDvBuChe@qYcFsBb@_IkAwARyHeBiEeBuINeAtGeD`A_BzCu@jAz@rD{A|L_BjRnAzG~G`Ie@jQjK~GeJbIv@|e@ig@]sDjF_A`CrFfGwAOkLsJdAyEkAmGhA{FbGqDgFcOwAuEgGnAsDiBaJ{BoEwe@_BiN`CmPcG?zAwLD{WdTqFbBsh@re@IdO}pA`MyHeDvGkNyEsFsIrN}Q}BAaS_JdBwCjFyK`IiEh@{CsB}NToFdDoZpBmBs@{b@r^|A`D`DKzD|@eGjIlAzPsGhILlI{FtH',
  ],
  MX: [
    'mt~@`lfFvuZ~eBbzFyeu@yGcHcHaDaIhAyAoA}DDyDeDuJfHyq@{\\CkoAqSqAyD|KaL|CmL`UwSrWB{Zib@I@yqBmG@oBaF~EkI_JyHiYqMBuHnCmQtN?\\yF_BoApc@}y@}eGm~@obGloTNlLvAvLdDZAfBuBpCZj@gG`H{A|PTb@g@fP}CpEiOni@ZjB}w@d[cIkBe@CMbByB]}cAp|@_DLyGtDs@lAyJfAkHvFcEhHo@`C{CzAmS~XyAxeA~u@na@wd@fkAw@d@wCnFqo@fOo{@tkA[jDqB`F}CtAg@dAmGfCeA|@aAnC`@fAgApAA~gBf[@@`rDwgA`iFyBq@B^aCIi@mA{C_BpJhuC',
  ],
  MY: [
    'muMmrwEdbHdbAvu@rKrCnD~EqAJiDfK?dl@wr@NgGcL{d@nEgS[cP}FkFcBeL}OoBwFaPYm`@jHLxJqf@aLmWgBy`@oYgMiQ?oPyUwStB}RoYep@{AsZ}Rr@wsAbImLn@uKAiWvCsu@ii@wB{c@c`@eg@tiAwP|Uke@v@kf@rn@pDzVpaCrmBfTqGjGTbBoBxJmCjLMlD{Cv@bBeDhL{TxCcIu@h@nBlCn@ObDfCxBj@jB`RuBC_B~Q|DdF|GwF|GaHpBh@nF{D?kHhBmC|E[fDaJw@',
    'qbM}bgEj}@zVhDUzH`H`Gd@^fAzDtD{AbB~@hB_JjFhHhStCE|DhFeJpHeFmAQwBeKiAw@zBgB_C{Bl@LfNsK`BUzB{AFpBrCgCvN{@~BgFt@yBfG`RtC`@vAcExHpBbYzZjJjdCmZ`_D}kEtEa`@wHyB}C_By@}ATg@Ck@w@_B`@gBdA_AFqEg@k@Em@Zu@X_@l@EhATdDsAsB_MwEwL{oB}Z',
  ],
  MZ: [
    '``SkqnAxKtQhTnZxHhYjLbTGbUrN`YeH`OUnPbB`EzLpCtHfVqF|c@`IjJy@zYwF?iItUfH~J\\`i@@`S|Q|BrIsNxErFwGjNxHdD|pAaMHeOrh@se@pFcBzWeTvLE?{AlPbGhNaCve@~AzBnEhB`JoArDtEfGbOvApDfFzFcGlGiAxEjArJeANjLgGvAaCsFkF~@\\rD}e@hg@cIw@_HdJkQkKaId@{G_HkRoA}L~AsDzAkA{@{Ct@aA~AuGdDOdAdBtIdBhESxHjAvAc@~HbFrBie@pYb}@x{Dhf@kKhVMDs]tB{B{CsH~@{IvGmFvA}NfH{LnCUl@eF?aObA}GzFsPjCTbAsDFwJtJbCx@jChKyFpJmArAkA|GxChCe@vA_CrWvEbUuDlFPtApGdC?|E_CvE~Aq@xCpCvF|CaA`@dA|Ck@FmFdC}@lKf@hClCbFENyBrKEYmErEeFbNhBd@bD~FjC|E?tPjKBzEjClCzPeAjL`HfK}Ea@jC`aAh_AhBxCbn@wNpQMnGcFjFm@zIoCfBmEvMu@|E}Cnq@aB`P\\dDjArJu@~J~C~E_BxAeATyCdHc@hNz@bGwBlR@tCqsCqzZqqO',
  ],
  NA: [
    'hu`@uoSzi\\q|BwbFauFwBYmAiGu\\aRx@sNpd@_RxKi_Bc\\o}@scF@_lDA?m}@eeFA@q[yRweBCgKp]uRi\\mc@{BgLdFqIkDmB_CqDy@]_E{L~AmE{B{EX}DkLjOmDhQdAdH{B|Il@tB_@vDrHpn@|W~~BiDvPuGxnC}Xb[Ap_GtAnSe[hd@JlWdOb[yDb[bE~R',
  ],
  NL: [
    'ozhBwsItqCjsDb]yp@hAo@b@x@tAq@~@gBIwDqAV[sCtAqKtABTaFqAmFD_AeBeFyBqCg@h@EcFf@OBgB]yAcBpBY_@_@^y@_EG{BrBF?mFwBuCe@uBl@iB`A`@r@IQ|B`@KA_Gd@k@aBcDuAy@`@]C}@nAs@hAbA|AwB~@EKcC`@sAfA`@NYCiEWOXkCmAgCfAoCtAEdA}DCuDT}@r@?_@aBn@y@t@|ATo@XDAz@fA@Gp@|@XJa@v@\\fAtAHoAvA`ABt@x@f@RbA~AO\\_BbBf@@sBs@gAt@_A]_Df@GEaGi@Kq@dBa@_Bu@FYiARc@q@[i@Xw@c@YxCaBUPvFw@Cc@t@_AT]{A~@qAoAy@cDoJmAMr@|DsC?oDuDy@qBkA@Ad@kDSmBhAaCpDcBu@c@rDwAY}@tDg@iAuBpAGgBy@iCf@kEqBhBKiAfAyB?iDb@Mj@iEyAd@d@gDaCgLn@mAoCiEm@KyBhHgC_DB}C{EkHUsCqAhAeEuAo@fAkCvAfA|AgBnNyGi@q@qBh@aPcJu@gK_HeGjAwA_BqGfAOxJeFvD',
    'qncBisHEe@B?FX',
    'umcBerHAGMEEFAIDI@BFCEAGKFI?JDAAOPD@RED',
    'wfWfrcCeL~}@ps@ib@HaS',
    'iwa@hezBqH~l@~e@oc@',
    'iwa@hezBlt@`P{j@mc@',
    'ojXnvgC`XvTxXcn@',
    '}sWfqeCdIbj@zh@cd@Nih@',
    'sab@duzB|DcMcIkIy@fDB`@Sb@`@f@Dd@MXAp@',
  ],
  NO: [
    'malCz|PldCx~Awh@yiH',
    'sskC{s}@krVqiHjkLbsuA',
    'a`qBqiSy^aNyDmZwDaCkA}J|FeFzDNKyKwTgIoT~FiEgMiIbBaAyPgE}KaHyH_VmCk_@tUsA}[_QcJeLfQMtI}GdO{`@aHiVxLeV_GcPjLwKkLeFbBwY_d@iCy]`Dwm@aJeJoPbBiFf\\{l@cu@kq@y@_Aa_@aGsZiKpFkc@o|@qHgAuLhQiDy@O_OyViU{Keb@lHwd@gNkMoSZcB}O|CuM_@mThIc{@aGyPeCnOiFoOcGcFeGbB_FjL_@e]sBqIdD_TeCiBiDxFoAi@iD}OjAoUvVuf@dJ}Ew@iH`Ekd@oBia@{GiEx@cNxCaInDib@|DmHmB{@k@wIsHg@gF}QL}JcEyGgPvB{X_PkMcZgBcNxAyXyGc_@eA}VfEi@|E_UhCqAxFkn@fL{J~Nj[nEdBnCqEfA}F{F{L}GSmGoj@wM_KpEuU?mYeOxEoUkn@grB}\\djG`itAngSq{c@',
    '|shBwzGfAtkCh`AqaA',
  ],
  NP: [
    'omu@kckDoCdR|GfEgAxHFh[uE|C{DrP_CZRdJbG|AlBpDgChKeKvA`DbEnCHtDkAz@rBoAbFcBy@yBlCeGvBaBbEkHz@Gv@lGbDmBTq@|I|ArAsBbPoK_DmDGsBbGrEzK}HnMAfHwHvNgGq@}KdC_ExKr@pH|G|J}GnJmOlIgBbLiKhTyHfKgBfHuAnLgEq@gClDiFLf@zEaFdVjCrCyAnGtKTbC`CLnCrBw@tCzAAfFuJnDx@dFcBZ`BvAlAU`J|K?hCtAz@|ARlCnCQlBbCdClEeB`CnA~FnGlGmCpEv@UxAtCq@l@bAg@dBxLvFlDYHeBxJuNDqCbD}CsFb@i@yAdQg]jAeIfMeGqAsBlB}DjADpMaZeDwBT{DrN{WaB_N|LiAI_KtA_@FiNpC{Ch@HbAaAUeBkBkAmDKRsL~EeNcCKq@mCTqDkDkDnCsEDuAtBgAdBqSzFkCjI|AbBgHm@gAz@y@bAyEpAIp@gDfAz@]mI~BXzA_APeGuAmGeCcENe@]i@lCmFpFVvA{Aj@cDrABiEcJxByEb@qD{@iA?kBxCiJF{AnAw@rCqIeAw@f@yBcDgFUmCmB}@@o@nGg@xAqBQeENe@`A?p@_DwBu@aAyDRcB~AwCg@wC_AUv@aDwB_Az@cBaBaBhASpDwEyCiDqEKeEaCcFs@kKfCcAUA`@sF~F_SgD{B`AyQmHsBK',
  ],
  NR: ['gHoaeIbz@zl@hDkuA'],
  NZ: [
    'n{{AqmjIufAngC~iA`y@',
    'rj{Amq}I|c@ht\\f_OfqC{wJqfa@',
    'jhn@~p~IraTeAspJgzI',
    '~fwAvl~IIkqMelF~nF',
    'rj{Amq}IaoS?ocGjkIviFzrFlsGolGrm@pF',
    'n{{AqmjI{O{bRweJhyHsm@qFmsGnlG|}EpfFnzJhkBpWwfD',
    '`v~@aesIbUviEdgBa`A',
    'vxyA}|eIaEjs@j[iQ',
    't_}@nqpHeu^z@}tNl@hlDrvU',
    'jec@ltlIjvB_@}qB_hC',
    'dmQtrgImeB|qJvpCK',
  ],
  PG: ['djKkkrGlX`HnFeBfBcF`xC?Rmu@}K}QjLmQw@uq@wR_c@pd@gwA~oHwjUg_Mj{BsXut@FuD_DgM{JcFkELmsCirGgiKz{d@'],
  PK: [
    'kigAispCfCv@_BlEnJ`WoDzLfCtiA~Fd[fS~b@`UrXbDqJfNyInDjBdJuHrG|Ej@UtCqFtFbH~Bo@h@jB~@G~D~KfCTlFhKvBy@fDtEbE]~CqHjE`BhEEtBzBvAGdD~J`AbT_E`g@pExArKgHb@qGzBKTiBxEz@zJyHjG|J]|BdD~A~AxIiAlB`AdD?rGfDlD|FQTyAd@pCvDtDfAoBzBUjE`Ct@|D~CdBnIuAjHP`LiBnChFnHtDjDrEs@`BdB`Bg@|EwGnEuCpFfChGHjIyAf@m@tDtIfIh@fG~EfHIrGtFqA[mHlD[nGp]aBtOmCO|A~K~BtE`GvAhEfEbAzJdVvEjIaChT`FpEwFrEjFnRbjAaBdYhDlY~EfCaFz`@`EjdAq[jcBv\\uZbe@qTbMgPzFe\\dJ_KaAmKtNz@ra@iDfGfBnFQaAkW`F}FpBpChN?F|BtJCR|X`Ft[jOjEcBbIhBxH|JnBzRCnDxHlWnAnj@~I~_Ak~K}R}D{EqJCaUyTFYmInCiCkAgErAeF}@qEUsQ~FqGCyQqGeDaGc[~HWtAoGmAqIeAr@kCwD~@}D_DeDaAxFiHt@aDkF{MrH}L`BcN~LaQMiAjCz@fC\\bIkApEwLrIiH`@_IyDqR?cBlFfArIiJpV_ZwCaW{Z_N{D{KoNSwMbTkJgPgdAwHq@}OmPiPwDmFyEcNu`@uGkCo@{AsV{LyVeFmC}JgBoL_GqImD\\{CdCmi@_i@YkFqCIQhD`AEh@tAmBvAiI_@}EcCsAaB{AjBmBk@iIpGwH}EcDcLiD}Bi@aCv@aD_CoNkIwFcE`EaGrNpApBiA`GCdIsCRDh@{APsBeBwArAcGsB^~BjCb@k@~I_GjAk@lEcBiAeBz@{A|GwBj@kBhG}BLSsCsEwDuEAqD~CE`CsCzBi@_@iCr@m@yAeCcBQaDwDqF{DNm@hAt@|QmAr@qK}DiExCn@pBYdEgAA}EqGqBMs@{A{BJ_B{@e@iI}DmJj@yOlCiDpByT~DyU~@kV{HgQ`AyEeHyRr@wKwCgCiDAwA}FfAqFqFyFqTlJ@fD_G~DmGc@kMlO~A|I\\rJcEGyK|LwA}CyMm@{HvEmJhK`A|OsMdBoCtO',
  ],
  PL: [
    'i|jBehc@heAdpGlKc@^pAHm@rAIpFuBzAFj@_@TX~@[b@cAxB\\`Bm@Tq@rLkC\\y@dBvALv@nAVt@g@|ChAlBrDxAlF`Dc@bAfAd@]VeDjLkWt@c@nAv@pA{@~BlDpCOpCy@z@oFx@Wp@z@t@m@z@x@fA]hAgC|B|Ar@Np@a@~Ax@lCjEv@[RqAzBc@tBsDdBGR]dBzB`Ai@pBmLn@c@bF]bB}BrFbBnAGN\\hADlGbDxB~CTUBuI_FWU|AaAwBX{Ch@a@{@_BhAM_@{Bj@cAjDMdBsDfCYgAsBhCkQc@iDhDoBs@eEfCyA\\bA\\qA_C}C`AqEoAo@HoEjD{EfDfEM~@jClF~BkD[k@J{Bv@Dv@_AGaAdFqGvARfByC`@kC}EaHcAkGv@o@a@o@u@z@g@m@q@l@SjBqCdAq@bBoAaAjCyNMeBl@GtAyCMcCbCCc@q@QgRmA]x@iBtAn@l@qAzArBn@|ExBqCa@k@pA{BnBs@~AwDsAiGHwAi@?a@rA_@w@h@}AtAu@B_Et@_@HiBx@Ml@qA}@a@~AkKs@QPcAjAL\\aAz@|@lDqBr@B\\mCl@{@?yChIoAGgEj@w@lEA_@{KsFsCEsEiAc@sAuCtAqCvAMfCyAP_CtAF^eDo@aCtGgAjChC\\}EsAqAJ_D~AaEoGmBgAeDH}DeBCPcDs@aCpAeEuAkB?sE~BqBrB}GW_C_C}E{ApBe@gD~@qCmBaDzAuH}@yJtDyHqAaBdBmGtF_DfGk_@bDqScEv@cE|GyFw@kIjBiA`BwFsGgAg@Oy@yWc[{MsW_BkAm@_DOsK_AqA{BaAiE{@wEnAyChEyAcAHkEw@cBqAdEsEvFiCb@uE`EsGnImDwB_ElC_AbCk@QoJlAmA}DuGVkCoCiDzAiA|@OdCyB~B{AjPwBd@sNyOyBgG_@qHcEsKeMf@e@y@wFnCcDmA_CpBWhA_VnKkTtEkAz@qBwAkEdA{@nAAv@qCtCIjEuBvEb@dAc@xB{@[YxBs@Sm@nIxApAlAruA}Afo@eDf}@',
  ],
  PT: [
    'osmArdl@seAv~XbvNccZ',
    'iv`Alud@byFmjE_xEyoG',
    'qegAxkMoKp@eDbAqGNwIzCgKcEmBkDqDyBoDw@[mFqAk@n@wA@oBgKkCtA~HoEzBmIpI{IwBoEEmH_MeAXiFeEgBb@uAjC^dCSrAsBi@{@vEuCCqC`DyEk@cGrK}CzAh@{Kg@oDEmMcHqAeBwBsH_BmDtC[~BaCd@{Ai@gA}G{@?cAuBaAc@qBzBsADiBgBcAHa@pAwD}AkD~@eEIEo@_ANc@fAsARqDdDM}FcCgBw@^oBwCyB}ADuDyEyIcA?RmB}E}BoDyCoDvEe@|Gp@pBw@|AoBb@kGcBOjBwBm@m@nAt@dAAbG{Af@GrAzAR@rFk@TMr@l@z@?`Co@R]lBZvAlDB|ApGQ|AvArBu@?_At@KrA~@x@N|D_BgAGnCu@nAx@~GdAlA_DLBd@~A^DpBjA|@p@hDOhCyBFFt@iAj@mCoB}@sCwA?u@x@h@`CsD`@jCvGLxJZEPh@LvDbBz@bA~CdAP|BdFbA`pCxcJsp@',
  ],
  RO: [
    'cg}Ag_s@bAvCnApL~JzHBjFdBrPSrGlB`XzG|Fx@zLaEjCo@`FuEjDg@nJ|AlDj@tFY`FkA~ABdAa@j@dAfH_BdB_@pBPpD{@lG`Bz@mBbIsBzBoAbFpA|ArCn@ZpCu@zDhBi@NxAlDjFz@ZlBzDh@zKt@zAk@jE~NhR~Cq@|Al@CbCxO`InCnGtAkA~CrD|ADv@pCdD|@hAs@jCvCh@tEdG|BbBWfH~EfBlEoAjKbArFxA]dDrFwBzGtAtAk@bEtA|D`GcEjIqQ|CyAMqCy@SNoAjFf@`BfArCaCjAxBp@oDzAe@zFwLq@yCrBw@nCmPtA{@zEzBn@vDjD{JjA[l@`DNzFdD_ANcIh@cB`De@hAmVnGkDn@gBOeBgJyFqBaHnEkIAqCnCuCp@pBkA~Dl@`BnBp@HjDjIsEp@sFbCRtGsVrB`AdArGlEpAfA]bBoKiBmLAmJnBkIYuFvFqZg@yIyBiHj@oFnB_FsAoMvAwGg@_CfD_MsCySgIyLgBuEwByAuC}PY}M}CgSRyR~EcGBcLkAiA`EsDmBqJjIwCbDyMdBc~@_uAaq@uE|T_ClAYw@oFfDoBvITbJjE|PfBb@sB`G~Dp@^tCk@vGqCfMkFxB{@rCIn@eGbEiAyC{PdAeDxAsIeB_Bv@sDsDcAR_DiCoCdAsGq@gJzFqH|@cI~OsHlDBxAeAfDyGzA]zCcF`DyAvCsCdCm@gAuJ`GyBJsEzFcAUI~Cw@e@mAhACbCeB`C',
  ],
  RS: [
    'qtxA{vc@rBwAnGyAfB_CzD|CfAsBJaGtAQIhDjFp@~CkGpB{IDqG~Ba@OhN`BbBa@xBlGi@dA`Bl@oElBlDs@nAd@lAdB{@cCcIlAqJxGrAtLzHE`An@T~Aq@jA@h@nAp@FB_@p@FFi@l@Dx@cAKkA|@w@UwDnDcA`@cBfA{@e@cALUn@TnCkEKyAjAB^hBtAnASxGaBvGt@P|JgIdDmFbGXFzClANgCfBh@`AK|C|BLHf@|AJtDyLzBmAR_B~B_@l@aDlA[z@_GnAo@dAiGs@mApBo@t@sB|@MbAiCy@s@d@]`CiJpCW]aB`@}@qBcEuA~A}C_FD}AoDaByE~DOoDkAeBa@eDdBcClAbBjB{F_@wA`A}Aw@gAn@mBbFk@s@iA\\eAhBFnBiAIsBz@mA@mCvFbBl@sKj@Fr@uCm@mDrAwA~@hAxCn@Nv@l@BfCxCnA_@bAXPzD~@Pt@sAbBk@h@}Eu@mCwBuCh@iCuAw@`BiDm@mGkBgGr@D~@mBi@}EkB_@MyAkEiAgChFwIwB_DdCqB{EQyK_EgAiB}EwCkDaDu@}@|EaFxCmGzPoJrBoAbCiFjB_KsBwBuKoE?}AmBcCSq@rFkIrEIkDoBq@m@aBjA_Eq@qBoCtC@pCoEjIpB`HfJxFNdBo@fBoGjDiAlVaDd@i@bBObIeD~@O{Fm@aDkAZkDzJo@wD{E{BuAz@oClPsBv@p@xC{FvL{Ad@q@nDkAyBsC`CaBgAkFg@OnAx@RLpC}CxAkIpQaGbEcBfIv@zB_A`@@dDxAnFuBtHj@dEdBfAnFxME|GoApAtCp@?bCz@^',
  ],
  RU: [
    'a_uAsr`Ao~@{sD_KXqC{@w@kHyEQyRzcBVrDkB`IuDCKzA_CnDk@rB?bBrAlAN`Aa@xAiElENnD]jCiAfBYnBRf@uDpKKlBf@pByAzDF|@hDo@jAbCtAc@~AdBf`@x|Bn{AizB',
    '{p{BplpI}iBsgFg^eDkvJsj@fDz{Un~L\\',
    '}odB{dtBQqK_IcQEyMcCoBcG_PkHrCi@hGiFJm@vFaEEeIcT{EaJlCmq@{@kDqEc@aLvz@{E|A}DgHdBqDsA_KkC\\sBtg@{I_ScEdDgA`HP}OyHkEHqEtFyDeCgDvCcWyDx@@mVhGsCaA{EmFc@gLekAlCsEu@eFmCbBuFe}@tDsGu@qGeKxAcZe{DsEkB_EtCaKyk@r@os@|KuZuHyb@hKeKpWuF|B}HvRtHpKa@wAqt@sJkLfZeOyJgPtH{h@}E_V|KtBrNdZpIsGsUchBeJoUmDdCsWo_B~PnDf@zVlIiElj@ctAjoAqjAdlAo{@eJwSyNeAsCeUzF}U`LxEu@}TjKkB_@g]lAwd@{N_d@jGsj@pd@c[xKsj@b\\oNdEez@sQc[hBsHbHbJfDiLtOyK\\wPnF|@rAcK_CWgAeSMaJsFiIkIa@e@wNnAaXiPcv@oJzEwr@mlCpAgLwDmVCgb@zH\\pB_qA`UiDvAkEnGiFIoUzCiBSel@}BiBzHihApG_P_EcSiDFmCyKjDeDmYuZgIe@aFrNmI|DmD{AmGjJa\\wL@oIwN}EcHqXsPqG`JaXfCy\\nHoGd@}k@~Owo@}AaFhHwf@fi@kJdQkWpN}|@iSkdBtBul@lCm@^qWq@mArAgQnEiKvHiFbCmNvAid@pOLlGiS`LiOo@_g@jFySzBul@gDuHhCkNsYysCcM_J}ZeeAnDig@tLeQ`Eu\\oIo]fFaXtDmDhLgb@B{K~DiTuXqp@aC{]cGsIuLsEk@rNapA{{@oOia@aPcFgF~HqLoEaEvNbBpYgHIia@uq@cAo`@aJ}z@j@y^sCsXjB_d@dPmd@`@sk@bGkZly@az@rH~EhPyMzVyL~Mu@vImLpSqLhFtCv@oCrH[`BmMzL~ErIsAvOwQW{v@tL}VgAoFnBqF{DeBb@mE~FqIpJcJfN{VqAgKp@yMrOfHfRgS~KbKdKcObLeBTuG_BiIhB_g@iAyh@oNaE_\\aqBxBcOfLbDpIfFrOgL~MbObHhRbc@hIbQbKnAsC~IbAnEpKtD}AtHtFlAlFxPrCrBpLjOhEvF{@~E|HwMr{@}CxFzEnEJ~D~D_@`GpK|G~_@hHuHfh@aKV`BjCd@h@s@fFdBjQ^|BeEnCQhJ`FxC[rDhErE_Ax@vE|AD`@lUjDxLjBrAd@gIpEmBzBjCpDa@d@sCbAk@pBZro@gpA_qGooPzsAqqHdq@rc@vlIc_P}`n@q{q@irP?yhSpeo@iyAtsyCtfYziVrpCyzBduB|dGvn@flAzI`dAhg@mI~dAza@rb@{UhaAvNv\\aH`xAbeAfTeo@`j@oN|Vhj@lUmEdAfi@jd@zBvKvp@np@uMkCqmBna@{Ktb@~h@iM|`BhYlExZgq@{[_|Blk@lNdKrn@|}AdHjHwYoJs@pCyx@pGBxJfO',
    'i|jBehc@|p@oaAdDg}@|Ago@mAsuAsD|D}Cn@aAeAg@`AcBoC}@b@_CCaCqGwDj@kAlDoBxCT~@aBjBgBVt@~Ek@`IXxI~@r@OnBk@dAw@[OxAXz@i@zEwEtQb@xAwE|F~AnFeAnRcGtT',
    'aetBqlr@tUub@hBwz@vKeUvDhCHlGnAbE|Bx@hCtC~FxBnKvVhW}JpIjCdGuGpIaBbAaHfB`AJrLzA`CvBo@vBlH|Ay@vAhDlBw@]yLxEtAjG_Tl[fKuAgKfQuJRmDnBbAzCsDfCp@jEmCrEhDzEsHB}BoBUf@eBm@sF\\cGx@zAjEaE}ByTvAkGz@kMpKlDnBqHsCiEe@aKyCyIhAyG_AyH~@_Ap@yIh@{@n@DdAuFpDsAi@mBzCmB}AuCZsC|Ec@pAdBtC{@vBpEfBLEwB|E}DxE}AbATWfCb@bAfAcBt@t@b@`FnAOzDrCfEcPb@vAd@S@qKjAi@|F`GjA_HxFqDnDRvEkOxBkSjIzAjF~Cd@qFeAuMdEaNm@sDjBwAf@~D|EqCdE_PpF`@dBnL|DxE`FzNo@rS_DhAaBbIdAzBg@zH|CpAjAw@PpB|AVRbDfBgFxJuMrCd@d@hC|GmGlAvCt@eBjHM`@pAjB}FjC`@TqDnCEZeAYaA`A}Ex@lAb@kI_BaH{BuE{DPWuB}ChAFeKhCeHo@}H`AyAaGcQ`@gStA`AVyCiCmMtIoOvBwBhGb@fJyRdEc@rB|TjAcE~EcGjEjDnBcFdEnEp@mDgAmCn@aPlCs@HsGuBgHBoIjCZdFyCiAcFtAsD~DbDn@eClFi@x@}BxEG^jDvH_DpAqEzDiABoFuBeCo@qD[_JrBuGlEyDo@aJx@sExA`@l@}CgB_B_D_M@mI_FyWbER|BqHlBGp@b@xGeHIiArAaF`EsFlA?uCuJiE~@MwGbDy@dA}QiA{@tE{AbAwIpCcA{DcN`GeEAiIl@cHnFuBpBeKoB}P~AeAzAdGfCHpEoHxDmA`DrKlFjDJrNnB^f@sBWm@lCeA|A{KeB{AzA{A~CzEuA`JdNtF^yI~Ea@dFkDb@tEn@CFqBjA]eByCzD_@GvBdI|Ef@{ADvEzC}AlGdD_Btt@bCfDjF~@xCxX~C~B|GEhDfCDyEzARt@tD|E?vGwEnFpLdA|]r_AttCn@hJxR{cBxEPv@jHpCz@~JYn~@zsDr{@qcK{^oQTqa@dTy|@Qin@xDiOsBwDvEcP`CQpPio@tFfDbC_MuKuc@R{HjGyEoG}CtAqOpHgLhCkYfPrIlQsq@lAsEhCoBqBgIdEwB|FiKlAZtAsAgAkClR{M\\_HxBmBu@{CdAmGm@sFsPgK]aH}AeCsAeFcBg@yF_G_CgA}E}L_tDeXwiAgi@}Ljb@gFzHcJle@cGlAcAg^ui@n]BlCaTtQi@l^mCpMtHz@uHrOeZJ{H`f@w_@kQ}DaMiHkA{GlO}_@wFkCePwHeIoLrAsIsPdWc_@lMaHjAiJoCcO_G_Mce@pS`@cQsIcOqCiQuMz@a@uVcGwK{AoQwSoScCsh@hKkAMq\\oJeB}Bo`@bOkJSmx@dOmMnFyYdOiTfNvAvDuGwDyHoXfHYsHn]yz@sKgZqJaCiJc}@hMyO{AgRaLKYib@tZ}a@dCae@|G{@{AiQ}OqKa@_IvHcHZe^_Haf@{Y{Fg@_FkCbG_DvA}Cja@yF`AKzVeBzI_G{GuCtX_FhEkDhDyJgOqGCqCxx@nJr@kHvY}}AeHeKsn@mk@mNz[~{ByZfq@iYmEhM}`Bub@_i@oa@zKjCpmBop@tMwKwp@kd@{BeAgi@mUlE}Vij@aj@nNgTdo@axAceAw\\`HiaAwNsb@zU_eA{a@ig@lI{IadAwn@glAeuB}dGspCxzBufY{iV{k@hvkAjrVpiHfrB|\\nUjn@dOyE?lYqEtUvM~JlGnj@|GRzFzLgA|FjGp[|AcSxSlT~S}JdGok@vOoSvF{T~HvEzb@~x@bq@_y@j\\wNcA~J|BnMlCiEtNlH~ClC`@kOzEnAdBzLvNmC`@uUzGkCrC|EpLeBhEyXlIaD~N|QvC~OdQc_@hN_m@fGyBzIgQxNpKpMtPnmAdaCdBzJfd@z`ArGzB`IjO',
  ],
  SB: ['xmVsipIqhNf~VlsChrGjEMzJbF~CfMGtDrXtt@f_Mk{B'],
  SC: ['hhSmmtAda@qsTyk_@cmU'],
  SE: [
    'i{eCqcg@^d]~EkLdGcBbGbFhFnOdCoO`GxPiIb{@^lT}CtMbB|OnS[fNjMmHvd@zKdb@xVhUN~NhDx@tLiQpHfAjc@n|@hKqF`GrZ~@`_@jq@x@zl@bu@hFg\\nPcB`JdJaDvm@hCx]vY~c@dFcBvKjLbPkLdV~FhVyLz`@`H|GeOLuIdLgQ~PbJrA|[j_@uU~UlC`HxHfE|K`AxPhIcBhEfMnT_GvTfIJxK{DO}FdFjA|JvD`CxDlZx^`NlnBylBdRtDvNcc@`G^nPoN|KrPjQaNk@_yAmXae@\\uw@{}AooFc_@qKoaBih@y_AfxAkYoHgxCyx@upC{wFq[a@_RxNmB~JyD|B_Ds@cBjA_G{L_LeAo@kDyAIqSnYkAq@{AnAyA}KsG?aAjUuFmHgOtDaEsKqE`O_EnGD|EkFdB}GhVcEjl@}Vz{@MvFcAlBiAcC}B`G',
  ],
  SG: ['yiA{giEP{DtBaDyGcQMwDeDrAiAUm@DY^[t@Dl@f@j@GpEeA~@a@fBv@~ABj@Uf@x@|A|C~A'],
  SI: [
    'epzA{m^v@fBTdCzCL|BuB~@DcCdIr@rHUhCp@h@OdAd@hBlA@b@tCo@Ze@tA^|Ii@|Df@|FnAdAcAf@t@hACfBvAfAnB`@R~DdBhB\\tCzBx@kBtAP|By@`AXrOwAlAOhFkArE@lJdDv@CpD~@j@`BzGp@[jAlCpDyAe@kBj@iDb@KE{C^g@jAn@vCvGVHD[nAdAlAmBGkAg@i@LkB|AHjBfBlARfAk@LoCbDsH|@SlBiDbBzCWpFkB~EhBnHpEcF|@uB\\yAo@oE|@mAT_Cq@u@CaCm@k@_AbA_@yAfAaCd@gGeAi@Cc@n@o@TuBqCyIaCEWiAeBgANgAfAZjBiEvATG}@lAgDfAe@e@kDcBa@tAiEKw@fCiFwAyEZiBeAeBwA~CgBFi@h@q@aAGiAYHR_BS_@iCpBr@nAaAlBoCsHEeCu@BDaBw@sBh@{Bc@{Bi@j@iAB_@s@}CD}Au@wAtEqBn@wAcBk@JK}E`@A[aAqAIoDuPyAl@[_Ej@mAHcFs@?Ux@cD`AiBgGnCsHDiC{@hCw@EcAv@kCxEc@JMaA{@MO~A}CfCe@EOw@_AGaAdBMrBn@|C',
  ],
  SK: [
    'yu_Byxc@p@`Eg@~Ij@pAd@a@vChEIlAdAKjAbBjAdJvAdA|HnAjBpAZlHtDnAFdEnBjCnBfJmAnCpAnC{AzDi@`E|AbDnFzEpEzBfCKjDzDdCBB`@v@Qv@eCVZtGcDbAgBCw@~AeAzBj@r@sD]yCrOu\\CyRj@oO}@_PPuD{@cCy@e@M{EgBdDgELeCyBy@kKTuLm@uAUkKoEyAgBwErFgQkH{R`@oB_P}LaBkRlDuPsDkS`DkIpE_ChBkBXmEy@ImAsRgIYqBkBeC_G_NmD}BkBk@wBuCe@gGj_@uF~CeBlGpA`BuDxH|@xJ{AtHlB`D_ApCd@fDzAqB~B|EV~BsB|G_CpB?rEtAjBqAdEr@`CQbDdBBI|DfAdDnGlB_B`EK~CrApA]|EkCiCuGfAn@`C_@dDuAGQ~BgCxAwALuApCrAtChAb@DrErFrC^zKmE@k@v@',
  ],
  SR: [
    'cdKx{gBu^dcEfvAf\\hJuDlGhH|F~]ty@`Irf@_i@toA{g@RmHhCgDnFy\\gC{DqHl@aM`L}NoI`GoNaIoj@tMuX}DeJ{N_Hyw@wQoAFQzB_^xSgp@nDyTuKeOsN_IO',
  ],
  SZ: ['tls@iw}@mRAcGvBiN{@eHb@UxCyAdAzApEqPd[n@rExIhJtTxIvLpIvUk@eByCdGsD`E`@bJyJ`FwTB{\\{K@yQcAEoD'],
  TH: [
    '{wf@gnbEaE|Fd@xDtEhB^~FwC|LdAAtH_EtBv@zB`FuAhLr@bGpUjDeCjHdGfPeA`BbAlOsE|Eo@pElHUfEhKjBiAzE~DdEkBt@nBzAkBrFHpB`EzB@vAnCfBqC~Q{@lDbNyCbIp@d@jP}HmCsBpA}CvB`AdOaGdEhCfI_EtIsH`JcKz@NbQcN]_BdIgGlBz@r@sAdDfCj@aAn@JGe@`BH`@uBfCQjDuBtKuAqHgIvBcDlNpDa@zGnDzFzIy@rLrBrJyAhGr@qBpCbBxDlCq@b@ZkBhEzDfDbD~@xQyBh[}RnSkXdSaKn_@mANfDvG^fCaDzGC|HoEdDgFl\\cCYqDxFz@fKeFnKbDDtDlM`DnC|CfAW~SdOm@zArAr@tCSnCtGdEdDtBV`E{AhL~CdWtJFx@cAbBjAzG|\\xKoIt]vwAhZzgCqcC{ZkJqBcYbEyHa@wAaRuCxBgGfFu@z@_CfCwNqBsCzAGT{BrKaBMgNzBm@fB~Bv@{BdKhAPvBdFlAdJqH}DiFuCDiHiS~IkF_AiBzAcB{DuD_@gAaGe@{HaHiDTk}@{ViwCYmbB_BcXkWiEF_EjCmGnBaDZiEfCsKy@_AcBeA@oLvKMnBoBh@sB_AoKvAm@gAeD|BSr@qIpC_E\\kH]cBl@e@}@JmIgAoAGaBcBxCeAg@gD}HwHgBaDkG}Ig@yGoMq@iMkCyGQ_JjBPpAwMuBcTjAcPcC}GlAwPlHeB`AoBeAoBqEiAK_AqDiMkFiEuNt@_KgEeG`HgKaFJpC_@jAuAM{@sEkPgAcDdKyHbDwBwAg@eAuDjU{HtBiFrF_KfH_Gw@iFh@kAo@}Bt@mE?_JkCwKJoGjEsGhNaIfE_AzCgGrBeFxEyEvAmFnDEjAfBdDiB~@AxF_CpDwAnK\\fEnBzBx@RvAwBtA|Fz@h@jB@jBvCjDIhAh@z@hAcAzBz@|DlApCnAz@x@tCj@Rv@o@\\`@aAlDmF]a@tHgNhTzJhMeBnEdHrBzJfPlOnQmErJqQqBcJyH{HWwAnAoD}@oDrFaOoLyA~AaI{@oHcE_D|D{KVg@tAyEMi@qByEHu@rUnGdGwCzFdC~BuAjDmLbEaG}EmP}Ce@fAv@pAeBpBgAFg@dA_EpAeBnAFvCdDhA`@jBnBGg@zCiBM',
  ],
  TL: [
    'vfRantFaq@}sBsr@dGxDn_ByUfQjq@jh@dUvc@`F`QdFDjC{BToAkBeChBiCdD?g@qCmB@oCaAmBsCyIMcPq\\`MiAiFyGdCgChGE`A|Ds@jBj@xB|O}E',
  ],
  TO: ['rvk@~p~IvpA?a@wmLmaQr@RbbFroNm@'],
  TR: [
    'ynpAwznAyl@xyJr\\vuKHnXc@~C`Bl@u@`FbCdHeKjPBbBrA|@u@vEJfBrCxC`AhIC`IzAhCz@e@pCnAFrIlDnAp@{@pAoFvAqAh@mCvFIlGaAp@zAe@|BpDrFBvC|IFjBsAfAv@pAs@XpClAOs@~@pBhBt@Ir@pBbAv@z@F\\bB?|FvS}D~LzYro@sSiAu]~WcPpLrD~HlXlI}EnA~C|O|@lOws@zJyE`ArInAjArS_KjVmBxAyNpJbLbJmLaIcZxMmBsE}Pza@}aA{I{IT_G|@OjA{CbJiA|Le`EmX_gDxJeYg@sC`@YrAf@l@oF`Bk@@k@_FW}@s@UkB\\m@Yi@sA\\Mc@l@mAq@eAaLa@^kCiAuA^wEUsCkEz@@`ByHbCoD{AiCZwBiBcATeDeBhCqSf@EHyAn@C^z@|@Ix@{BeAs@PiBYsBrAyNiAc@cDyJSwGyHmW`@cJpBsIrGiJEgQpAmJmDqd@qTuu@}@sLjBkRGoQuD{]cFyImAy@l@Y\\d@`@mBSk@lBaC|An@fCcAmAcLyM{LbCgHkBaJfCuJq@cAlDyIYuBhA_Ca@kCPoE`Ak@u@k@EwBuE}ELeFrC{FjDe@LrBzBhAdFuCL{AkBiBk@JOqCkG{Kz@mGd@_@m@GaBt@yCcB{HbMoH{@qAxAyCgB}BbCV~DeDlCeAdIaVoKaDwCwApBj@xBc@lCqNQe@nAeCd@kEqAuFbFqKg@sBpEcKdCq@wJlAqCeAaD?aBsHRaB}BoCN_EyGzBoAT_CfDwD}@?qBfBkOfQoCfKh@vDOnCb@lJ{DrOiAHc@uByI~EyDSqAxBgCqD{FsEiCK}EnCeD?uBrDaAbFwCl@u@k@eBj@s@pDv@bGyCfAExB_BeDwCtJ{FlH~@z@w@tBoDmBOhF\\nGbHrCqBzN_ApRpDfGkAtEe@Ey@tI',
  ],
  TT: ['kzTpjwBrfAz[jMeiAuyBwr@'],
  TV: ['vmU_zrI?_vJguK??~uJ'],
  TZ: [
    '~`Aooz@bBh@rBsBpI{BdEiHlLqFvO`AlIiDfPjBnBjQpN|FIyEvKnF|DwDuB_DvDqDWsIbPGpR|Vf[|MpNtJtDlHHhB~DzCSrR`qBqDfu@ul@xeAm`@nRoLj@}UbEgKvE?fEyGw@oEfBeGhDH~A}Aq@yDZ}CrC{D[gJv@oB|D{AtAuLbAK`D_KcAoAzFuHMmIrGiImA{PdGkI{D}@aDJ}AaDzb@s^lBr@nZqBnFeD|NUzCrBhEi@xKaIvCkF~IeB]ai@gH_KhIuUvF?x@{YaIkJpF}c@uHgV{LqCcBaEToPdHaOsNaYFcUkLcTyHiYiToZyKuQ}}Ild@lAr_@bObJiOdMs|@tvAkH|BeAlF_DpAuF}FcNxAm~Bj_Fv@dBuAN]vDJlbE[jAt@vBjB~B',
  ],
  UA: [
    'okxAsmcAo@iJs_AutCeA}]oFqLwGvE}E?u@uD{ASExEiDgC}GD_D_CyCyXkF_AcCgD~Aut@mGeD{C|AEwEg@zAeI}EFwB{D^dBxCkA\\GpBo@Bc@uEeFjD_F`@_@xIeNuFtAaJ_D{E{AzAdBzA}AzKmCdAVl@g@rBoB_@KsNmFkDaDsKyDlAqEnHgCI{AeG_BdAnB|PqBdKoFtBm@bH@hIaGdEzDbNqCbAcAvIuEzAhAz@eA|QcDx@LvGhE_AtCtJmA?aErFsA`FHhAyGdHq@c@mBF}BpHcES~ExWAlI~C~LfB~Am@|CyAa@y@rEn@`JmExDsBtGZ~In@pDtBdCCnF{DhAqApEwH~C_@kDyEFy@|BmFh@o@dC_EcDuArDhAbFeFxCkC[CnItBfHIrGmCr@o@`PfAlCq@lDeEoEoBbFkEkD_FbGkAbEsB}TeEb@gJxRiGc@wBvBuInOhClMWxCuAaAa@fS`GbQaAxAn@|HiCdHGdK|CiAVtBzDQzBtE~A`Hc@jIy@mAaA|EX`A[dA_@|WpDfGuBjFj@`JlC|AdJxLnMpIjNeGxDnDeDnKkD^gDlI~BhXoD`AbBhKjDzAi@rCpA|DoFxCqCGB`B{CtAWxAtD~Fo@fAfApGfCrBdAk@lAr@_Bp@\\lAmF~A}@xIfB|DyFxGtD~Fb@hHuBnAE`CdHvDaArDcE_Bw@bIbBzAu@lAR~LsBc@MpBsEDFfL|@xAg@hHaCjEb@fMgCvCHtK{BtJFvIg@r@r@hCCdPaBfOrBjL|@pe@rC`DpBs@`DpJjDfGYxFgAiAeAjG|AnIjFaCCzA~DmClDvBrGoItEaEhCc@rEwFpAeEv@bBIjExAbAxCiEvEoAhEz@zB`A~@pANrKl@~C~AjAzMrWxWb[Nx@fAf@vFrGhAaBjIkBxFv@bE}GbEw@cDpStCd@j@vB|BjB~MlDdC~FpBjBfIXo@yBvJyI]iFhEwDtAD^aDw@cCJgDdCwBxBdAt@mBOyAiBh@t@{D[qCsCo@qA}AnAcFrB{BlBcIaB{@z@mGQqD^qB~AeBeAgH`@k@CeAjA_BXaFk@uF}AmDf@oJtEkDn@aF`EkCy@{L{G}FmBaXRsGeBsPCkF_K{HoAqLcAwCgEoBdCwEq@gAoDdFM}GxA{CUoE_B\\MsBtBiBCaHgCuAAkBbAACcCsAs@kAoFx@Al@wCe@{C`@_Bl@u@\\oBhAQtAuCVwGxCn@q@kEhB_@uAcIxA]xA~Bf@?PcAyA}Ab@cBjAVzAuBiEmBvA_IJqHtDTlCsDu@aN`Es@F_DhDlCFcC~BdBnGCbBtEfFiCYwG`HqCC_DoBOIkDzEo@H|AbFu@L~CbBaAg@_D~AUlEbBr@}HzBq@k@mFrBcFl@tA~Ay@`Kz@`@lBvDoGpA}Gl@xC[jHrArBaErGbA`DzBWHbDoE|DgA`HfFpE}IZrBdLbAVH`DzGqCEd@tBdAzBiFpEpFrAwBzAr@hAvMfGqA`@jDjAIrA~IfC`BPiA~Cs@Z`BdCi@\\dD_AX{@fFzCtDz@sCjFyBpCgMj@wG_@uC_Eq@rBaGgBc@kE}PUcJnBwInFgDXv@~BmAtE}TuWu{Ag`@y|B_BeBuAb@kAcCiDn@G}@xA{Dg@qBJmBtDqKSg@XoBhAgB\\kCOoDhEmE`@yAOaAsAmA?cBj@sB~BoDJ{AtDBjBaI',
  ],
  UG: [
    '`}@ugaAe[HuXsByMtCcO_KeDZsAu@wDi@sAeCQmCyFsA{AiDcBaA{NuDNcB_BKcC_E]{FkAo@uA?uBbA_KkDAaBsE}BcRDe[zC_BwAmMhJuBQwDpAi@bDmBpBqJlAgCnEgKrB_Cc@yAt@w@sB{HQeG~QuTzDaDpCb]r\\u@pSeFtH~CfGnA`Jp@dR|GxK~DPs@zEw@Fs@`A\\xDwCEqGzDcAhBxCzDtEhLqADwFbLD~FrE|JvKvFe@qDhEJrGvDvLnCbEkD~Ey@xNbGjHXRoDxD_D{CsBfBaEpBYp@sAc@{CpCCtA}ChCi@xv@~q@dCzMrHr@bEpClBhIjKv@vFe@`GhE~LjB@vAzDhBrHIdWvCVo@xCDrHxAxJECzAv]M{CwMtIiDwGwNcPwJYoFRsIkB_Cu@wBZkA',
  ],
  US: [
    'gfu@bvyIcxAzS|qAreBfwb@wiu@gfeAxsC',
    'oneBgwiI|yAwxSg~FvH',
    '{p{BplpIp_KngLdhL?ylFobxAiD{mEyBr@iDuKkFsIgN_K_CqEi\\dJgIaHsDOmFhEZzM{NjZgOp`A{oBj`BeRx[_GrYyO`LBvCgFfHqArQePv@yM`[~Kfs@fAwDzE`Fi@nGrQdBJzQvOth@}T`Fm_@l~@}GrDsDlTwDnHmOgH\\nf@xHbQaGv\\nDdCiDz\\m`n@u@bfWfht@jvJrj@f^dD',
    'kpc@p}pCjNx|@`Xqz@',
    'aad@gzeIehAvh@dhAlt@',
    'zvAlmuI{xBk@fHpaD',
    'gfu@bvyIkrAqkAoKj{A',
    'vxAxixHgeBqpAmE~mA',
    '{fIvqyHutBH|tBvfC',
    'q|L`ryHi@xaCfvB|C',
    'wj_@`ilI~a@gnBq{AfU',
    'wWrnzIgHqaDqkBnxA',
    'kvq@vh|DxvBc}^yfFsfB{uQaa`@ikLrbIaf@eMIbAoAZmA[uAjB}HtDcB|AAfC{@rATt@`A@t@dBoHhGsEsB{EbD_@iDkD`@]lIoDrKqE?m@cBgBhBuAsBi@x@keAHmAzDqDfCgIvPC|GnCNDfKhAt@D|D|B|JaCzH{I@yArIbo@to@hPrB~B|FjIrEtAgBhJlCX}BjBXjEtH|Bs@tBlHlE`HnCrAtCkE|Ax@qBbGdArAn@o@dHzAYdBsBXqAnAQtB~@NR`C`CzBUxC_BlCjBxCRnCj@mAnDn@~AtB~BZCbkAr@ncBShWTl@a@n@?bDp@bHp@l@zCxK~EdKtNbUdDjBlDpGGpAbCdIfBDdAzCEfC~BpApAjD|[jUrDxxC|PuKdFWd@r@TW|@b@T_CTWfAp@fAEjB_F`ACfCz@`gAzhFqP`ZgDjAiKm@oCaB_CoNkJwJJiByBkCuHiBqA`@wF{@yAkAkpChCm_@ndA_J}HwEhGa@lO|BnCD`BoJvH]WYb@mBEiCj@{Em@y@`@D~AY`@N~@jAjAWzCN|CPt@jAv@O~CyY|QqwAlzEbRrjAs@~JxA~FaGzI\\p]u@@|@rJyHzFdCvK~DrIfAjJs@r@~@rF}Bo@WhHaDL[hHqA~FsE~BDjLvArA|BiAt@fE}GxEoAq@uAdBZhHs@pBeA[MoCkAL@|DiCxLcA~Q\\hDj@~@EfAb@jA|Ap@v@dSO^sBCyAr@q@|WId@u@@c@f@O`Hb@r@s@bHyBnEyAVa@c@cO|Bi@n@}IdBw@QCjAyAlE`@hE}@~D~V?Gn_v@vIqRbC?jC`OjT{EzGnTaSb_BhmS`nPptI{g]`CysAqJiuCzC~Ah@lA`CHC_@xBp@vgAaiFAarDg[A@_hBfAqAa@gA`AoCdA}@lGgCf@eA|CuApBaFZkDn{@ukApo@gOvCoFv@e@vd@gkA_v@oa@xAyeAlS_YzC{An@aCbEiHjHwFxJgAr@mAxGuD~CM|cAq|@xB\\LcBd@BbIjB|w@e[[kBhOoi@|CqEf@gPUc@zA}PfGaH[k@tBqC@gBeD[wAwL',
    'n}RlwmI|qHeXlG{bH',
    'eaZet|G_CbwCrcAmp@',
    'k~ZqugGdj@kp_@g}Mt|L',
    'aia@~n~BugA_O_NtxDheAfN',
  ],
  VC: ['wxW~iyBnUugDiwBnlB'],
  VI: ['wqc@~~}BtgA~NVqq@oq@~Is@hL'],
  WS: ['lp\\f~lI}qHdXd|FpqC'],
  ZA: [
    'jxj@sc|@_E|Gl@rCwBzLhAzMWzG|@hETjEwBpBV~DcF`LiBrHWrFdCxOc@xHfAdC\\rGjL~DfFzPRvPzO|Q|BCvB|ElDBhI`KHlG`IdDx@rJjNhTbd@tH|LhSfGjB|@hCrFz`@z@PtDuApV|HjAz@vH`ApJ|CfGzNM~KcArEbDrFRzLmDbMtAbD_HjJZdOmT~Z?pZzK|Ij]nHxK~GbA`HbH|KbNjH`BtHOrCz@zBjE[jCvDqArRzAhNeCnOnEnJsFhBqR\\_SeN}h@hLa`@zTuGhOsAlArcFAb\\n}@yKh_Bqd@~Qy@rNt\\`RlAhGvBXvbF`uFzw]{nr@ufh@fpGuCpsCgAfADnDxQbAzKACz\\aFvTcJxJaEa@eGrDdBxCwUj@wLqIuTyIyIiJo@sEpPe[{AqE_F~A_K_DsJt@eDkAaP]oq@`B}E|CwMt@gBlE{InCkFl@oGbFqQL',
    '~ox@ghx@`G|AbJ|HrHmAjGlMlBfGhBdXzFlIvW|EuChVoCjCy@pBuBhBi@AmEbFXrC}B\\{CM_BeABbDyDz@_BhCmPfGsChDwIiSeHiE]iAm@j@GgAiAoB{@t@gAwAgQeKb@oGcABaAcBz@_Be@kAeGuEcAmE?kCsCiEeBiNbg@cn@hIwA',
  ],
  ZM: [
    'pjQsj_AaD~JcAJuAtL}DzAw@nBZfJsCzD[|Cp@xD_B|AiDIgBdGv@nEgExGwE?cEfKk@|UoRnL`L|uBrJcDhb@rc@dCd@hB_IxDRvA{A`QuFhHpBbl@k@|x@jPpQ_Fn^{j@tBqRsK\\mDsSbpACy@hIqKzAhKrc@o}@|i@aKxl@u[hW}H]RhJjXxHoEhu@aO|i@y[SxNdx@{V`D{IpTfOs@`|@jA~H}Cpa@zHdHwFRh_CteEm@dSqIx{@g_ApHePsHqn@^wDm@uBzB}IeAeHlDiQjLkObCwNsAmIzD{I|BCHkMgBCwAyFzEmTzCyFkBuB_AwH{IeNaLiIiOeRgE[qPuKsXsw@iAq@{@iBqZeAqEsCCqDwI}K}C_MsCgWjAw_@w@}Bif@jKc}@y{DwBtCvAtDbCzAyDnA}FfEk@fEgAf@oBuCgCzBI~DuAj@sAe@d@iBaBqEySkIgCp@_NmAGlBcFl@yIeFb@aGeC{DKyDiJsIeAhCn@pE}K|EiM}CaSV@fDuJJx@oBoB?cMoEoOpGyAg@uBgKoLmM_L|H_IPkHbMyGcCeEXXdBiLpEk@pDvCd@gB|Ab@fBkFC',
  ],
  ZW: [
    'lo]elz@v@|BkAv_@rCfW|C~LvI|KBpDpErCpZdAz@hBhAp@rXrw@pPtKfEZhOdR`LhIzIdN~@vHjBtB{CxF{ElTvAxFfBBIjM}BB{DzIrAlIcCvN~Ep@dI}CnBcDlOmGvIsHpCmE`K_AvCmFxFmBhBfAl[cLjWka@tHu]|KiDbLP[iX~@gAlb@jAnM{LfOmEZiPvCyK}@cDnJa^nAjA|Ab@fEe@tAwAn@wBYiEnGeGeCyOVsFhBsHbFaLW_EvBqBUkE}@iEV{GiA{MvB{Lm@sC~D}GiByCaaAi_A`@kCgK|EkLaH{PdAkCmCC{EuPkK}E?_GkCe@cDcNiBsEdFXlEsKDOxBcFDiCmCmKg@eC|@GlF}Cj@a@eA}C`AqCwFp@yCwE_B}E~BeC?uAqGmFQcUtDsWwEwA~BiCd@}GyCsAjAqJlAiKxFy@kCuJcCGvJcArDkCU{FrPcA|G?`Om@dFoCTgHzLwA|NwGlF_AzIzCrHuBzBEr]',
  ],
};
