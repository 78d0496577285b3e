/**
 * @generated SignedSource<<ba0f90a23ddb8035e556a2b9db2502a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddImageDialog_product$data = {
  readonly colors: ReadonlyArray<{
    readonly id: string;
    readonly title: string;
  }>;
  readonly id: string;
  readonly " $fragmentType": "AddImageDialog_product";
};
export type AddImageDialog_product$key = {
  readonly " $data"?: AddImageDialog_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddImageDialog_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddImageDialog_product",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Color",
      "kind": "LinkedField",
      "name": "colors",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "1dfbe19d8403e625354b145aacd8f8ce";

export default node;
