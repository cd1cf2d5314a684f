import { defineJob } from "../../../framework/server/jobs/job.ts";
import { theSystem, trade } from "../../orders/server/trade.ts";
import { failGroup, GroupMoved } from "./failGroup.ts";

const batch = 100;
/** Groups that are not full when their time is over have failed. Each is looked at again once it is locked. */
export const expireGroups = defineJob({
  name: "expireGroups",
  everyMinutes: 1,
  run: ({ engine, database, now, progress }) =>
    progress.handleAll(
      async (after) => {
        const { rows } = await database.pool.query<{ id: number }>(
          `select id from group_orders where status = 'ongoing' and end_time <= $1 and id > $2 order by id limit ${batch}`,
          [now.toISOString(), after],
        );
        return rows;
      },
      async ({ id }) => {
        const end = () => trade(engine, { who: theSystem, now }, (deed) => failGroup(deed, id));
        // Who joins in the last moment joins before the end: what it was then is looked at once more.
        return end().catch((error) => {
          if (error instanceof GroupMoved) return end();
          throw error;
        });
      },
    ),
});
