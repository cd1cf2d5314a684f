/** Staff of a shop who cannot sign in, so that every state of an account occurs. */
export interface DemoStaff {
  shop: "harbour" | "laneway";
  name: string;
  realname: string;
  department: string;
  role: string;
  state: "normal" | "deactivated" | "frozen" | "closed";
  reason?: string;
}
const someone = (
  shop: DemoStaff["shop"],
  name: string,
  realname: string,
  [department, role]: readonly [string, string],
  state: DemoStaff["state"] = "normal",
  reason?: string,
): DemoStaff => ({ shop, name, realname, department, role, state, ...(reason ? { reason } : {}) });

const picker = ["Picking", "Picker"] as const;
const clerk = ["Cashier", "Cashier"] as const;
const sales = ["Wholesale", "Wholesale sales"] as const;
const driver = ["Delivery", "Driver"] as const;

export const demoStaff: readonly DemoStaff[] = [
  someone("harbour", "wei", "陈伟", picker),
  someone("harbour", "sokha", "Sokha Chan", picker),
  someone("harbour", "grace", "Grace O'Brien", clerk),
  someone("harbour", "olivia", "Olivia Hart", sales),
  someone(
    "harbour",
    "jack",
    "Jack Nguyen",
    driver,
    "frozen",
    "Cash box did not balance on 3 November",
  ),
  someone("harbour", "dara", "Dara Kim", driver, "deactivated"),
  someone("harbour", "huang", "黃志明", clerk, "closed"),
  someone("laneway", "isla", "Isla Murphy", sales),
  someone("laneway", "fang", "王芳", clerk, "frozen", "离岗未交接"),
  someone("laneway", "tom", "Thomas Baker", picker, "deactivated"),
];

/** Permissions of those roles. */
export const demoRoleRights: Readonly<Record<string, readonly string[]>> = {
  Picker: ["stock:storage", "order:list", "order:list:ship"],
  Cashier: [
    "config:supplier",
    "config:supplier:export",
    "log:operation",
    "order:writeOff",
    "order:writeOff:writeOff",
  ],
  "Wholesale sales": [
    "config:supplier",
    "config:supplier:create",
    "config:supplier:edit",
    "config:supplier:import",
  ],
  Driver: ["stock:storage", "order:list"],
};
