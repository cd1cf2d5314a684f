/** A profile as the documentation of the storefront shows it. */
export const profileExample = {
  id: 31,
  nickname: "Mia",
  avatar: null,
  email: "mia@example.com",
  phone: null,
  registeredAt: "2026-03-01T02:15:00.000Z",
  balance: 80,
  orders: { unpaid: 1, unshipped: 0, unreceived: 2, completed: 5, cancelled: 0 },
};
