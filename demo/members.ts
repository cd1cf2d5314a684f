import { listJobRights } from "../resources/shop/testing.ts";

/** The demo's logins and their roles. All have the password `markethall-demo`. */
export interface DemoMember {
  username: string;
  realname: string;
  realm: "shop" | "platform";
  shop: "harbour" | "laneway" | "saltbush" | null;
  main: boolean;
  roles: { department: string; role: string; permissions: string[] }[];
}
export const demoPassword = "markethall-demo";
/** Pay password that the owners of the demo's shops enter before a withdrawal. */
export const demoPayPassword = "markethall-pay";
export const demoShops = [
  { key: "harbour", name: "Harbour Pantry" },
  { key: "laneway", name: "Laneway Books" },
  { key: "saltbush", name: "Saltbush Ceramics" },
] as const;

const all = (access: string, ...operations: string[]) => [
  access,
  ...operations.map((operation) => `${access}:${operation}`),
];

export const demoMembers: readonly DemoMember[] = [
  {
    username: "platform",
    realname: "Priya Nair",
    realm: "platform",
    shop: null,
    main: true,
    roles: [],
  },
  {
    username: "harbour",
    realname: "Hannah Lim",
    realm: "shop",
    shop: "harbour",
    main: true,
    roles: [],
  },
  {
    username: "laneway",
    realname: "Lachlan Wong",
    realm: "shop",
    shop: "laneway",
    main: true,
    roles: [],
  },
  {
    username: "saltbush",
    realname: "Sadie Marlow",
    realm: "shop",
    shop: "saltbush",
    main: true,
    roles: [],
  },
  {
    username: "harbour:mia",
    realname: "Mia Chen",
    realm: "shop",
    shop: "harbour",
    main: false,
    roles: [
      {
        department: "Warehouse",
        role: "Warehouse head",
        permissions: [
          ...all("config:supplier", "edit", "pause", "resume"),
          ...listJobRights("warehouse"),
        ],
      },
    ],
  },
  {
    username: "harbour:leo",
    realname: "Leo Marsh",
    realm: "shop",
    shop: "harbour",
    main: false,
    roles: [
      {
        department: "Finance",
        role: "Ledger accountant",
        permissions: listJobRights("finance"),
      },
    ],
  },
  {
    username: "harbour:ana",
    realname: "Ana Petrova",
    realm: "shop",
    shop: "harbour",
    main: false,
    roles: [
      {
        department: "Sales",
        role: "Customer service",
        permissions: ["config:supplier", ...listJobRights("service")],
      },
      {
        department: "Purchasing",
        role: "Purchasing clerk",
        permissions: listJobRights("purchasing"),
      },
    ],
  },
];

export const demoLogins = [
  "Demo logins, all with the password markethall-demo:",
  "  platform       platform administrator",
  "  harbour        owner of Harbour Pantry",
  "  laneway        owner of Laneway Books",
  "  saltbush       owner of Saltbush Ceramics, which is closed",
  "  harbour:mia    warehouse · harbour:leo  finance · harbour:ana  customer service",
].join("\n");
