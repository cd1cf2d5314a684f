import Chip from "@mui/material/Chip";
import { InnerLink } from "../../../../framework/admin/display/InnerLink.tsx";
import { pathToList } from "../../../../framework/admin/paths.ts";
import {
  type DisplayComponent,
  useActor,
  useResource,
} from "../../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { can } from "../../../../framework/schema/index.ts";
import { goods } from "../goods.ts";

/** A badge for products in a promotion; ordinary products have none. */
export const TypeBadge: DisplayComponent<typeof goods> = ({ record, page }) => {
  const messages = useResourceMessages(goods);
  const type = record.type ?? "ordinary";
  if (type !== "ordinary") return <PromotionBadge goodsId={record.id} type={type} />;
  return page ? messages.choice("type", type) : null;
};

interface Props {
  goodsId: number;
  type: "seckill" | "group";
}
/** The promotion that a product is in, with a link for those who may see it. */
export function PromotionBadge({ goodsId, type }: Props) {
  const messages = useResourceMessages(goods);
  const actor = useActor();
  const promotions = useResource(type === "group" ? "groupActivities" : "flashSales");
  const badge = (
    <Chip
      size="small"
      color={type === "seckill" ? "error" : "secondary"}
      label={messages.choice("type", type)}
    />
  );
  return can(actor, promotions, "view") ? (
    <InnerLink to={pathToList(promotions, { goods: goodsId })}>{badge}</InnerLink>
  ) : (
    badge
  );
}
