/**
 * @generated SignedSource<<60b9eb818109cd96d0b333bfc4068ba0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MinimumNote_cart$data = {
  readonly minimumOrder: {
    readonly amount: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly missing: {
      readonly cents: number;
      readonly currency: string;
    };
  } | null | undefined;
  readonly " $fragmentType": "MinimumNote_cart";
};
export type MinimumNote_cart$key = {
  readonly " $data"?: MinimumNote_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"MinimumNote_cart">;
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
  "name": "MinimumNote_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MinimumOrder",
      "kind": "LinkedField",
      "name": "minimumOrder",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "missing",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};
})();

(node as any).hash = "980cd8159fb94085fec206441e1b8c25";

export default node;
