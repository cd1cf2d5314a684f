import { defineDashboard } from "../../../framework/admin/dashboard/defineDashboard.ts";
import { comments } from "./comments.ts";

export default defineDashboard(comments, [
  {
    name: "rating",
    area: "side",
    position: 60,
    height: 0,
    load: async () => (await import("./screens/RatingCard.tsx")).RatingCard,
  },
]);
