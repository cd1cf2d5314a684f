import { lazy, Suspense } from "react";
import { defineScreens } from "../../../framework/admin/resources.tsx";
import { RecordSkeleton } from "../../../framework/admin/show/RecordSkeleton.tsx";
import { OrderLink } from "../refunds/screens/OrderLink.tsx";
import { comments } from "./comments.ts";
import { AnswerDialog } from "./screens/AnswerDialog.tsx";
import { CommentCard } from "./screens/CommentCard.tsx";
import { ShopStars } from "./screens/ShopStars.tsx";

const Show = lazy(async () => ({
  default: (await import("./screens/CommentShow.tsx")).CommentShow,
}));

export default defineScreens(comments, {
  firstTab: "toAnswer",
  top: ShopStars,
  card: CommentCard,
  displays: { orderNumber: OrderLink },
  dialogs: { answer: AnswerDialog },
  show: () => (
    <Suspense fallback={<RecordSkeleton />}>
      <Show />
    </Suspense>
  ),
});
