/** Values that the tests of every resource send: one that is accepted, and some that are not. */
export default {
  discountRate: { valid: 9.5, invalid: ["no rate", 0, 10, -1, 9.555, {}, [9.5]] },
};
