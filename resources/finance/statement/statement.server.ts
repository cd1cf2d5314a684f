import { defineRules } from "../../../framework/server/rules.ts";
import { readAccount } from "./server/readAccount.ts";
import { statement } from "./statement.ts";

export default defineRules(statement, { calls: { getAccount: ({ tx }) => readAccount(tx) } });
