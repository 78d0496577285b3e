/**
 * @generated SignedSource<<aceff317563a640612e0bc05e2a711a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VendorBillFormat = "EBINTERFACE" | "FACTURX" | "PEPPOL" | "UBL" | "XRECHNUNG_CII" | "XRECHNUNG_UBL";
export type VendorBillState = "APPROVED" | "PAID" | "REFUSED" | "TO_CHECK";
import type { FragmentRefs } from "relay-runtime";
export type BillPage_bill$data = {
  readonly due: {
    readonly cents: number;
    readonly currency: string;
  };
  readonly dueOn: string;
  readonly fileName: string;
  readonly filePath: string;
  readonly format: VendorBillFormat;
  readonly gross: {
    readonly cents: number;
    readonly currency: string;
  };
  readonly isOverdue: boolean;
  readonly number: string;
  readonly paidOn: string | null | undefined;
  readonly reason: string | null | undefined;
  readonly receivedAt: string;
  readonly sha256: string;
  readonly state: VendorBillState;
  readonly vendorName: string;
  readonly " $fragmentSpreads": FragmentRefs<"BillDecisions_bill" | "BillFaults_bill" | "BillLines_bill" | "BillTerms_bill">;
  readonly " $fragmentType": "BillPage_bill";
};
export type BillPage_bill$key = {
  readonly " $data"?: BillPage_bill$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillPage_bill">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BillPage_bill",
  "selections": [
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
      "name": "vendorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paidOn",
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
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOverdue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "format",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "filePath",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sha256",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "receivedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "gross",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "due",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BillDecisions_bill"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BillFaults_bill"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BillLines_bill"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BillTerms_bill"
    }
  ],
  "type": "VendorBill",
  "abstractKey": null
};
})();

(node as any).hash = "9fe25d06203dae9013d163379f9b2c9e";

export default node;
