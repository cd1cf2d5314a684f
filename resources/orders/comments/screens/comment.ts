import { useCallback } from "react";
import { useTranslate } from "react-admin";
import { chooseLanguage, isLocalized } from "../../../../framework/admin/display/localized.ts";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import type { Translate } from "../../../../framework/admin/resources.tsx";
import { toRow } from "../../../../framework/admin/toRow.ts";
import type { ContentLanguage, Row } from "../../../../framework/schema/index.ts";
import { comments } from "../comments.ts";
import { areFollows, type Follow } from "../follow.ts";

export type Comment = Omit<Row<typeof comments>, "follows" | "imgs"> & {
  follows: Follow[];
  imgs: string[];
};
/** Converts a record of a list or page to a comment. */
export function toComment(record: AdminRecord): Comment {
  const { follows, imgs } = record;
  return {
    ...toRow(comments, record),
    follows: areFollows(follows) ? follows : [],
    imgs: Array.isArray(imgs) ? imgs : [],
  };
}
export const getGoodsName = ({ goodsName }: Comment, language: ContentLanguage): string =>
  (isLocalized(goodsName) && chooseLanguage(goodsName, language)) || "—";

/** The messages of the comments' own screens. */
export function useMessages(): Translate {
  const translate = useTranslate();
  return useCallback(
    (key, options) => translate(`resources.comments.screen.${key}`, options),
    [translate],
  );
}
