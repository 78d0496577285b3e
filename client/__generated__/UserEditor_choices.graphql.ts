/**
 * @generated SignedSource<<d7dbbe8f4f0d084fa97a01a2c663a816>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserEditor_choices$data = {
  readonly discountGroups: ReadonlyArray<{
    readonly key: string;
    readonly title: string;
  }>;
  readonly shop: {
    readonly countries: ReadonlyArray<{
      readonly code: string;
      readonly title: string;
    }>;
    readonly homeCountry: string;
    readonly paymentMethods: ReadonlyArray<{
      readonly key: string;
      readonly title: string;
    }>;
  };
  readonly " $fragmentType": "UserEditor_choices";
};
export type UserEditor_choices$key = {
  readonly " $data"?: UserEditor_choices$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserEditor_choices">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "key",
    "storageKey": null
  },
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserEditor_choices",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DiscountGroup",
      "kind": "LinkedField",
      "name": "discountGroups",
      "plural": true,
      "selections": (v1/*:: as any*/),
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
          "kind": "ScalarField",
          "name": "homeCountry",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Country",
          "kind": "LinkedField",
          "name": "countries",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PaymentMethod",
          "kind": "LinkedField",
          "name": "paymentMethods",
          "plural": true,
          "selections": (v1/*:: as any*/),
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

(node as any).hash = "0df8052602a8b1263acabbf11a2449ce";

export default node;
