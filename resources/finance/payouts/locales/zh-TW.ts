import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { withdrawMessages } from "../../withdrawals/locales/zh-TW.ts";
import type { payouts } from "../payouts.ts";

const messages: ResourceMessages<typeof payouts> = {
  ...withdrawMessages,
  name: "提領 |||| 提領",
  recordTitle: "%{shortNo} · %{shopName}",
  tabs: { toDo: "待處理", ...withdrawMessages.choices.status },
  toDo: {
    applying: "%{smart_count} 筆提領申請待審核",
    underReview: "%{smart_count} 筆提領待核准",
    awaitingPayout: "%{smart_count} 筆提領待撥款",
  },
  fields: {
    ...withdrawMessages.fields,
    sellerId: "商店 ID",
    blockReason: "該商店的提領已被限制",
    termsId: "條款 ID",
  },
  filters: { shop: "商店" },
  groups: {
    ...withdrawMessages.groups,
    main: "申請資訊",
    sum: "金額明細",
    shop: "商店",
  },
  actions: {
    setReviewing: "開始審核",
    approve: "通過",
    reject: "駁回",
    setDoing: "已發起撥款",
    setPaid: "確認到帳",
    setPayFailed: "撥款失敗",
    giveUp: "退回商店",
    showNumber: "檢視了完整帳號",
  },
  titles: {
    setReviewing: "開始審核 %{what}？",
    approve: "通過 %{what}？",
    reject: "駁回 %{what}？",
    setDoing: "將 %{what} 標記為已發起撥款？",
    setPaid: "確認 %{what} 到帳？",
    setPayFailed: "將 %{what} 標記為撥款失敗？",
    giveUp: "將款項退回商店？",
  },
  questions: {
    setReviewing: "開始審核 %{shopName} 的 %{amount} 提領？",
    approve: "通過向 %{shopName} 撥款 %{actual}？",
    reject: "駁回 %{shopName} 的 %{amount} 提領？",
    setDoing: "已向 %{realname}（%{number}）發起撥款 %{actual}？",
    setPaid: "確認 %{realname}（%{number}）的 %{actual} 已到帳？",
    setPayFailed: "將向 %{realname}（%{number}）撥款 %{actual} 標記為失敗？",
    giveUp: "將 %{amount} 退回 %{shopName}？",
  },
  done: {
    setReviewing: "已開始審核",
    approve: "已通過 %{smart_count} 筆提領",
    reject: "已駁回 %{smart_count} 筆提領",
    setDoing: "已將 %{smart_count} 筆標記為已發起撥款",
    setPaid: "已確認 %{smart_count} 筆到帳",
    setPayFailed: "已將 %{smart_count} 筆標記為撥款失敗",
    giveUp: "款項已退回商店",
  },
  doneNamed: {
    approve: "已通過提領 %{name}",
    reject: "已駁回提領 %{name}",
    setDoing: "提領 %{name} 已標記為已發起撥款",
    setPaid: "已確認提領 %{name} 到帳",
  },
  consequences: {
    approve: "商店將看到申請已通過。請隨後撥款，並標記為已發起撥款。",
    setDoing: "請在實際發起撥款後再標記：商店將看到款項正在途中。",
    reject: "全部金額退回商店餘額。",
    setPaid: "金額從商店帳戶扣除，手續費計入平台收入。",
    setPayFailed: "提領將回到「待撥款」，可再次撥款。",
    giveUp: "全部金額退回商店餘額。",
  },
  inputs: {
    getShop: { id: "提領" },
    reject: {
      reason: "原因",
    },
    setPaid: {
      payNo: "撥款流水號",
      payVoucher: "撥款憑證",
    },
    setPayFailed: {
      note: "失敗說明",
    },
    giveUp: {
      reason: "原因",
    },
    showNumber: {
      id: "提領",
    },
  },
  errors: { blocked: "商店 %{shop} 的提領已被限制：%{reason} 請先在商店合作條款中解除限制。" },
  screen: {
    blocked: "該商店的提領已被限制。請先在商店合作條款中解除限制。",
    changeTerms: "商店條款",
    shop: {
      view: "查看商店",
      balance: "目前可用餘額",
      legalName: "主體名稱",
      owner: "店主",
      holder: "帳戶戶名",
      matches: "與店主一致",
      differs: "與店主不一致",
      accountAdded: "帳戶新增時間",
      earlier: "過往提領",
      paidBefore: "已撥款 %{smart_count} 筆",
      lastPaid: "最近撥款",
    },
    reasons: {
      holder: {
        label: "戶名不符",
        text: "帳戶戶名與商店登記的主體不一致。",
      },
      details: {
        label: "帳戶資料有誤",
        text: "銀行退回了款項，請核對帳戶資料。",
      },
      disputes: {
        label: "有未結糾紛",
        text: "請先處理未結的糾紛，再重新申請提領。",
      },
    },
    pays: "向%{account} 撥款 %{amount}",
    dashboard: {
      title: "待撥款",
      none: "沒有待撥款的提領",
    },
    show: "顯示完整帳號",
  },
  empty: "商店的提領申請會顯示在這裡，供您審核和撥款。",
};
export default messages;
