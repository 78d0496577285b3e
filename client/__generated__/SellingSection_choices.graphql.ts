/**
 * @generated SignedSource<<f1437c5f3c0ab6e87a4d7af75c92fff9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellingSection_choices$data = {
  readonly discountGroups: ReadonlyArray<{
    readonly id: string;
    readonly title: string;
  }>;
  readonly quantityUnits: ReadonlyArray<{
    readonly id: string;
    readonly isDefault: boolean;
    readonly title: string;
  }>;
  readonly shippingGroups: ReadonlyArray<{
    readonly id: string;
    readonly isDefault: boolean;
    readonly title: string;
  }>;
  readonly vatGroups: ReadonlyArray<{
    readonly id: string;
    readonly isDefault: boolean;
    readonly title: string;
  }>;
  readonly " $fragmentType": "SellingSection_choices";
};
export type SellingSection_choices$key = {
  readonly " $data"?: SellingSection_choices$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellingSection_choices">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isDefault",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SellingSection_choices",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ConfigurationGroup",
      "kind": "LinkedField",
      "name": "vatGroups",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ConfigurationGroup",
      "kind": "LinkedField",
      "name": "shippingGroups",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ConfigurationGroup",
      "kind": "LinkedField",
      "name": "discountGroups",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ConfigurationGroup",
      "kind": "LinkedField",
      "name": "quantityUnits",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CatalogueChoices",
  "abstractKey": null
};
})();

(node as any).hash = "817f9e7aaa51735f2ba7d862dfb801ee";

export default node;
