/**
 * @generated SignedSource<<6ded2237ba674b2d0a28ab86c96edba2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VoucherState = "BLOCKED" | "EXPIRED" | "OPEN" | "PARTLY" | "REDEEMED";
import type { FragmentRefs } from "relay-runtime";
export type VoucherActions_voucher$data = {
  readonly balance: {
    readonly cents: number;
    readonly currency: string;
  };
  readonly id: string;
  readonly recipientEmail: string | null | undefined;
  readonly sentAt: string | null | undefined;
  readonly state: VoucherState;
  readonly " $fragmentType": "VoucherActions_voucher";
};
export type VoucherActions_voucher$key = {
  readonly " $data"?: VoucherActions_voucher$data;
  readonly " $fragmentSpreads": FragmentRefs<"VoucherActions_voucher">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VoucherActions_voucher",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "balance",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recipientEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentAt",
      "storageKey": null
    }
  ],
  "type": "Voucher",
  "abstractKey": null
};

(node as any).hash = "d9b1739f8ff429b864ac54b0f43e1498";

export default node;
