import { defineScreens } from "../../framework/admin/resources.tsx";
import { OrderLink } from "../refunds/screens/OrderLink.tsx";
import { comments } from "./comments.ts";
import { AnswerDialog } from "./screens/AnswerDialog.tsx";
import { CommentCard } from "./screens/CommentCard.tsx";

export default defineScreens(comments, {
  firstTab: "toAnswer",
  card: CommentCard,
  displays: { orderNo: OrderLink },
  dialogs: { answer: AnswerDialog },
});
