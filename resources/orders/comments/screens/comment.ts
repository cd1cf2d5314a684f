import { useCallback } from "react";
import { useTranslate } from "react-admin";
import { chooseLanguage, isLocalized } from "../../../../framework/admin/display/localized.ts";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import { type RecordWith, requireFields } from "../../../../framework/admin/requireFields.ts";
import type { Translate } from "../../../../framework/admin/resources.tsx";
import type { ContentLanguage } from "../../../../framework/schema/index.ts";
import type { comments } from "../comments.ts";

/** A record of the comments, as their screens receive it. */
export type CommentRecord = AdminRecord<typeof comments>;
/** What the list contains of a comment. */
const listedFields = [
  "anonymous",
  "avgStar",
  "commentedAt",
  "content",
  "deliveryStar",
  "follows",
  "goodsName",
  "goodsStar",
  "imgs",
  "logisticStar",
  "mainImg",
  "memberName",
  "rating",
  "shopStar",
  "skuName",
  "status",
] as const;
export type Comment = RecordWith<CommentRecord, (typeof listedFields)[number]>;
export type Follow = Comment["follows"][number];
/**
 * Returns a record as a comment.
 *
 * @throws {Error} when the record is no row of the list of comments.
 */
export const toComment = (record: CommentRecord): Comment => requireFields(record, listedFields);

export const getGoodsName = ({ goodsName }: Comment, language: ContentLanguage): string =>
  (isLocalized(goodsName) && chooseLanguage(goodsName, language)) || noValue;

/** The messages of the comments' own screens. */
export function useMessages(): Translate {
  const translate = useTranslate();
  return useCallback(
    (key, options) => translate(`resources.comments.screen.${key}`, options),
    [translate],
  );
}
