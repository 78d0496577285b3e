/**
 * @generated SignedSource<<40ad8d02bd4030d388b892a04ab7494b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BillFaults_bill$data = {
  readonly faults: ReadonlyArray<{
    readonly isWarning: boolean;
    readonly message: string;
    readonly rule: string;
  }>;
  readonly unknown: ReadonlyArray<string>;
  readonly " $fragmentType": "BillFaults_bill";
};
export type BillFaults_bill$key = {
  readonly " $data"?: BillFaults_bill$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillFaults_bill">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BillFaults_bill",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "VendorBillFault",
      "kind": "LinkedField",
      "name": "faults",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rule",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isWarning",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unknown",
      "storageKey": null
    }
  ],
  "type": "VendorBill",
  "abstractKey": null
};

(node as any).hash = "299c7c0f8332f9275212729753acf1aa";

export default node;
