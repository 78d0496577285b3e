/**
 * @generated SignedSource<<a827fbb318fb09c83a32de2820f1b2e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VendorBillState = "APPROVED" | "PAID" | "REFUSED" | "TO_CHECK";
import type { FragmentRefs } from "relay-runtime";
export type BillDecisions_bill$data = {
  readonly id: string;
  readonly nextStates: ReadonlyArray<VendorBillState>;
  readonly number: string;
  readonly revision: number;
  readonly state: VendorBillState;
  readonly " $fragmentType": "BillDecisions_bill";
};
export type BillDecisions_bill$key = {
  readonly " $data"?: BillDecisions_bill$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillDecisions_bill">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BillDecisions_bill",
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
      "name": "number",
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
      "kind": "ScalarField",
      "name": "nextStates",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    }
  ],
  "type": "VendorBill",
  "abstractKey": null
};

(node as any).hash = "342f68d81548b296438d2c6769290796";

export default node;
