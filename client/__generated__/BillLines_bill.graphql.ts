/**
 * @generated SignedSource<<ff4c5bdedbea02ffdd7cfb3aa7fe756b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BillLines_bill$data = {
  readonly lines: ReadonlyArray<{
    readonly description: string | null | undefined;
    readonly name: string;
    readonly net: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly position: string;
    readonly price: string;
    readonly priceBase: string | null | undefined;
    readonly quantity: string;
    readonly vatRate: string | null | undefined;
  }>;
  readonly vatRows: ReadonlyArray<{
    readonly amount: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly base: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly category: string;
    readonly rate: string | null | undefined;
    readonly reason: string | null | undefined;
  }>;
  readonly " $fragmentType": "BillLines_bill";
};
export type BillLines_bill$key = {
  readonly " $data"?: BillLines_bill$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillLines_bill">;
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
  "name": "BillLines_bill",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "VendorBillLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "position",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "price",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "priceBase",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "vatRate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "net",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VendorBillVat",
      "kind": "LinkedField",
      "name": "vatRows",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "category",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rate",
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
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "base",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "VendorBill",
  "abstractKey": null
};
})();

(node as any).hash = "59029cdeec494e7130cbaa3144c44c4f";

export default node;
