import { defineRules } from "../../../framework/server/defineRules.ts";
import { readAccount } from "./queries/readAccount.ts";
import { statement } from "./statement.ts";

export default defineRules(statement, { calls: { getAccount: ({ tx }) => readAccount(tx) } });
