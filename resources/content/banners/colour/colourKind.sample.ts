/** Values that the tests of every resource send: one that is accepted, and some that are not. */
export default {
  colour: { valid: "#3366cc", invalid: ["no colour", "#12345", "rgb(1,2,3)", 7, {}, ["#3366cc"]] },
};
