import { defineRules } from "../../../framework/server/defineRules.ts";
import { invalid } from "../../../framework/server/domainError.ts";
import { reloadMembers } from "../../../framework/server/memberSessions.ts";
import { isSave } from "../../../framework/server/operations/operationContext.ts";
import { domainError } from "../errors.ts";
import { normalizeNumber } from "./businessNumbers.ts";
import { findDetailIssues, findDocumentIssues } from "./findApplicationIssues.ts";
import { findTaxIssues } from "./findTaxIssues.ts";
import { findPlaceIssues } from "./queries/findPlaceIssues.ts";
import { calculateDeadline } from "./reviewPeriod.ts";
import { shopInfo } from "./shopInfo.ts";

const nothingWrong = (issues: object) => Object.keys(issues).length === 0;

export default defineRules(shopInfo, {
  async beforeChange({ operation, record, before }) {
    if (!isSave(operation)) return;
    const state = before?.status ?? "documents";
    if (state !== "approved") throw domainError("shop.notApproved", {}, { data: { state } });
    const issues = { ...findDetailIssues(record), ...findTaxIssues({ ...before, ...record }) };
    if (!nothingWrong(issues)) throw invalid(issues);
    if (record.abn) record.abn = normalizeNumber(record.abn);
  },
  actions: {
    async applyShopCert({ engine, tx, actor, record, input }) {
      const issues = findDocumentIssues(input);
      if (!nothingWrong(issues)) throw invalid(issues);
      await reloadMembers(engine, tx, actor.id);
      // Documents of one shop type are cleared for another.
      const none = { realname: null, company: null, cardImgs: [], licence: null, brandImg: null };
      const status = nothingWrong(findDetailIssues(record))
        ? ("details" as const)
        : ("documents" as const);
      return {
        ...none,
        ...input,
        cardImgs: input.cardImgs ?? [],
        idNo: normalizeNumber(input.idNo),
        status,
      };
    },
    async applyShopDetail({ engine, tx, actor, record, input }) {
      const missing = findDocumentIssues(record);
      if (!nothingWrong(missing))
        throw domainError("shop.documentsMissing", {}, { issues: missing });
      const issues = await findPlaceIssues(tx, input);
      if (!nothingWrong(issues)) throw invalid(issues);
      await reloadMembers(engine, tx, actor.id);
      const { showId, showEmail, showPhone, showWeixin } = input;
      const shown = {
        showId: !!showId,
        showEmail: !!showEmail,
        showPhone: !!showPhone,
        showWeixin: !!showWeixin,
      };
      return { ...input, ...shown };
    },
    async submitShopInfo({ engine, tx, actor, record }) {
      const issues = {
        ...findDocumentIssues(record),
        ...findDetailIssues(record),
        ...(await findPlaceIssues(tx, record)),
      };
      if (!nothingWrong(issues)) throw invalid(issues);
      await reloadMembers(engine, tx, actor.id);
      const now = new Date();
      return {
        submittedAt: now.toISOString(),
        deadline: calculateDeadline(now).toISOString(),
        reviewedAt: null,
        reviewer: null,
      };
    },
  },
});
