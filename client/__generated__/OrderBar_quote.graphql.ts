/**
 * @generated SignedSource<<057ce64f5eb12331353f8c2637074937>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderBar_quote$data = {
  readonly amount: number;
  readonly total: {
    readonly cents: number;
    readonly currency: string;
  };
  readonly unitPrice: {
    readonly cents: number;
    readonly currency: string;
  } | null | undefined;
  readonly " $fragmentType": "OrderBar_quote";
};
export type OrderBar_quote$key = {
  readonly " $data"?: OrderBar_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderBar_quote">;
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
  "name": "OrderBar_quote",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "unitPrice",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ProductQuote",
  "abstractKey": null
};
})();

(node as any).hash = "b60dcfcf2be3fd00cde0f5a5574723cd";

export default node;
