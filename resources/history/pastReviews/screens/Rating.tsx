import Box from "@mui/material/Box";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import type { DisplayComponent } from "../../../../framework/admin/resources.tsx";
import { getToneTokens } from "../../../../framework/admin/theme/tokens.ts";
import type { pastReviews } from "../pastReviews.ts";

/** The stars of a review; a star says what the number beside it counts. */
export const Rating: DisplayComponent<typeof pastReviews> = ({ record }) =>
  record.rating === undefined ? (
    noValue
  ) : (
    <span>
      {record.rating}{" "}
      <Box component="span" aria-hidden sx={{ color: getToneTokens("warning").mark }}>
        ★
      </Box>
    </span>
  );
