import { hash } from "@node-rs/argon2";
import { sql } from "kysely";
import type { Database } from "../framework/server/database/openDatabase.ts";
import { queryValue } from "../framework/server/database/queryPool.ts";
import { writePool } from "../framework/server/database/writePool.ts";
import { generatePassword } from "../framework/server/generatePassword.ts";
import { ConfigError } from "./configError.ts";

/**
 * Creates a main account of the platform, for example the first administrator of an empty database.
 * Returns its password, which must be changed at the first sign-in.
 */
export async function addAdmin(
  { pool }: Pick<Database, "pool">,
  username: string,
): Promise<string> {
  if (!/^[^\s:]{3,60}$/.test(username))
    throw new ConfigError(
      `"${username}" isn't a valid username: use 3 to 60 characters, without spaces and colons`,
    );
  const isTaken = await queryValue(
    pool,
    sql<boolean>`select exists (select from members where lower(username) = lower(${username}))`,
  );
  if (isTaken)
    throw new ConfigError(`The username ${username} is already taken. Choose another one.`);
  const password = generatePassword();
  const passwordHash = await hash(password);
  await writePool(
    pool,
    sql`
      with added as (
        insert into members (username, realname, main) values (${username}, ${username}, true)
        returning id
      )
      insert into credentials (member_id, password_hash, must_change_password)
      select id, ${passwordHash}, true from added`,
  );
  return password;
}
