/**
 * @generated SignedSource<<472b5ab55f370ead7a07148c3c8b9d1d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VoucherFacts_voucher$data = {
  readonly balance: {
    readonly cents: number;
    readonly currency: string;
  };
  readonly code: string;
  readonly createdAt: string;
  readonly isSold: boolean;
  readonly sentAt: string | null | undefined;
  readonly template: {
    readonly title: string;
  } | null | undefined;
  readonly value: {
    readonly cents: number;
    readonly currency: string;
  };
  readonly " $fragmentType": "VoucherFacts_voucher";
};
export type VoucherFacts_voucher$key = {
  readonly " $data"?: VoucherFacts_voucher$data;
  readonly " $fragmentSpreads": FragmentRefs<"VoucherFacts_voucher">;
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
  "name": "VoucherFacts_voucher",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "value",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "balance",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSold",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VoucherTemplate",
      "kind": "LinkedField",
      "name": "template",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Voucher",
  "abstractKey": null
};
})();

(node as any).hash = "e79c1c53d4f69e67cbd3877414a6bd57";

export default node;
