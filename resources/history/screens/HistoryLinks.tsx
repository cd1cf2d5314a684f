import Button from "@mui/material/Button";
import { useResourceContext, useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { pastBuyers } from "../pastBuyers/pastBuyers.ts";
import { pastOrders } from "../pastOrders/pastOrders.ts";
import { pastReviews } from "../pastReviews/pastReviews.ts";

/** Leads from one of the three lists of the past to the others, which share its menu entry. */
export function HistoryLinks() {
  const translate = useTranslate();
  const current = useResourceContext();
  return [pastOrders, pastBuyers, pastReviews]
    .filter(({ name }) => name !== current)
    .map((resource) => (
      <Button key={resource.name} component={Link} to={resource.route}>
        {translate(`resources.pastOrders.screen.lists.${resource.name}`)}
      </Button>
    ));
}
