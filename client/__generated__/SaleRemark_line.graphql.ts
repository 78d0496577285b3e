/**
 * @generated SignedSource<<5627fb099b8babc146ba4290b7789737>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SaleRemark_line$data = {
  readonly sale: {
    readonly lowestPriceOf30Days: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly previousPrice: {
      readonly cents: number;
      readonly currency: string;
    };
  } | null | undefined;
  readonly " $fragmentType": "SaleRemark_line";
};
export type SaleRemark_line$key = {
  readonly " $data"?: SaleRemark_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"SaleRemark_line">;
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
  "name": "SaleRemark_line",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Sale",
      "kind": "LinkedField",
      "name": "sale",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "previousPrice",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "lowestPriceOf30Days",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CartLine",
  "abstractKey": null
};
})();

(node as any).hash = "7f6e565d99218e104f8a5b134fe028b8";

export default node;
