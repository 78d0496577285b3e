/**
 * @generated SignedSource<<b74f97305a288c266cbfbe821f17de32>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TermsCard_choices$data = {
  readonly discountGroups: ReadonlyArray<{
    readonly key: string;
    readonly title: string;
  }>;
  readonly shop: {
    readonly paymentMethods: ReadonlyArray<{
      readonly key: string;
      readonly title: string;
    }>;
  };
  readonly " $fragmentType": "TermsCard_choices";
};
export type TermsCard_choices$key = {
  readonly " $data"?: TermsCard_choices$data;
  readonly " $fragmentSpreads": FragmentRefs<"TermsCard_choices">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "key",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "title",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TermsCard_choices",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DiscountGroup",
      "kind": "LinkedField",
      "name": "discountGroups",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Shop",
      "kind": "LinkedField",
      "name": "shop",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PaymentMethod",
          "kind": "LinkedField",
          "name": "paymentMethods",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "a93b80b8daab092e56bfadbf5b43ed63";

export default node;
