import { amount, instant } from "../../../core/calls/answerShapes.ts";
import { choiceName, type ShapeValue, shapes } from "../../../framework/schema/index.ts";
import { buyers } from "./buyers.ts";

const { integer, nullable, object, string } = shapes;

/** A buyer's profile, as the storefront answers it. */
export const profileShape = object({
  id: integer(),
  nickname: string(),
  avatar: nullable(string()),
  email: nullable(string()),
  phone: nullable(string()),
  gender: nullable(choiceName(buyers.fields.gender)),
  birthday: nullable(string("A day, such as 1990-05-17")),
  registeredAt: instant,
  balance: amount,
  orders: object(
    {
      unpaid: integer(),
      unshipped: integer(),
      unreceived: integer(),
      completed: integer(),
      cancelled: integer(),
    },
    "Number of orders by status",
  ),
});
/** A profile as the documentation of the storefront shows it. */
export const profileExample: ShapeValue<typeof profileShape> = {
  id: 31,
  nickname: "Mia",
  avatar: null,
  email: "mia@example.com",
  phone: null,
  gender: "female",
  birthday: "1990-05-17",
  registeredAt: "2026-03-01T02:15:00.000Z",
  balance: 80,
  orders: { unpaid: 1, unshipped: 0, unreceived: 2, completed: 5, cancelled: 0 },
};
