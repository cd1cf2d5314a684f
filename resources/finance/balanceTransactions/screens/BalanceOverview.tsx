import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useTranslate } from "react-admin";
import { ChevronDownIcon } from "../../../../framework/admin/icons/ChevronDownIcon.ts";
import { tallAbove } from "../../../../framework/admin/list/fillHeight.ts";
import { useListPreference } from "../../../../framework/admin/list/useListPreference.ts";
import { balanceTransactions } from "../balanceTransactions.ts";
import { BalanceHeader } from "./BalanceHeader.tsx";
import { ComingCard } from "./ComingCard.tsx";
import { PayoutCard } from "./PayoutCard.tsx";

/**
 * The balances of a shop, its last payout explained, and what comes in. The explanation can be
 * folded, and stays so for the member.
 */
export function BalanceOverview() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useListPreference(balanceTransactions, "explained", true);
  const label = isOpen ? "hide" : "explain";
  return (
    <Stack spacing={1} {...(isOpen && tallAbove)}>
      <BalanceHeader
        resource={balanceTransactions.name}
        call="getAccount"
        tools={
          <Button
            size="small"
            color="inherit"
            aria-expanded={isOpen}
            endIcon={
              <ChevronDownIcon style={{ transform: isOpen ? "rotate(180deg)" : undefined }} />
            }
            onClick={() => setOpen(!isOpen)}
          >
            {translate(`resources.balanceTransactions.screen.${label}`)}
          </Button>
        }
      />
      {isOpen && (
        <Box
          sx={{
            display: "grid",
            gap: { xs: 1, sm: 2 },
            gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 8fr) minmax(0, 5fr)" },
            alignItems: "stretch",
          }}
        >
          <PayoutCard />
          <ComingCard />
        </Box>
      )}
    </Stack>
  );
}
