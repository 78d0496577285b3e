/**
 * @generated SignedSource<<8e959ab8aa3189047a43f5372393d6c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanyEditor_choices$data = {
  readonly discountGroups: ReadonlyArray<{
    readonly key: string;
    readonly title: string;
  }>;
  readonly shop: {
    readonly countries: ReadonlyArray<{
      readonly code: string;
      readonly title: string;
    }>;
    readonly paymentMethods: ReadonlyArray<{
      readonly key: string;
      readonly title: string;
    }>;
  };
  readonly " $fragmentType": "CompanyEditor_choices";
};
export type CompanyEditor_choices$key = {
  readonly " $data"?: CompanyEditor_choices$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyEditor_choices">;
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
  "name": "CompanyEditor_choices",
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

(node as any).hash = "d93a8517314bcf955bce781c764f3742";

export default node;
