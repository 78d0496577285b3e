/**
 * @generated SignedSource<<9b15f95e2733509db0039bca5ce0b6db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VendorBillGroup = "BUYER" | "DELIVERY" | "INVOICE" | "PAYMENT" | "REFERENCES" | "SELLER" | "TOTALS";
export type VendorBillTermKind = "COUNTRY" | "DAY" | "MONEY" | "PAYMENT" | "TEXT" | "TYPE_CODE";
import type { FragmentRefs } from "relay-runtime";
export type BillTerms_bill$data = {
  readonly gross: {
    readonly currency: string;
  };
  readonly groups: ReadonlyArray<{
    readonly group: VendorBillGroup;
    readonly terms: ReadonlyArray<{
      readonly kind: VendorBillTermKind;
      readonly term: string;
      readonly text: string;
    }>;
  }>;
  readonly " $fragmentType": "BillTerms_bill";
};
export type BillTerms_bill$key = {
  readonly " $data"?: BillTerms_bill$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillTerms_bill">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BillTerms_bill",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "gross",
      "plural": false,
      "selections": [
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
      "concreteType": "VendorBillTermGroup",
      "kind": "LinkedField",
      "name": "groups",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "group",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "VendorBillTerm",
          "kind": "LinkedField",
          "name": "terms",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "term",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "text",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "VendorBill",
  "abstractKey": null
};

(node as any).hash = "efdcb11c2a6519396f12b016d48e59b3";

export default node;
