/**
 * @generated SignedSource<<f445fed78324304683148aa0d40c3d56>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddLibraryImagesDialog_product$data = {
  readonly colors: ReadonlyArray<{
    readonly id: string;
    readonly title: string;
  }>;
  readonly id: string;
  readonly " $fragmentType": "AddLibraryImagesDialog_product";
};
export type AddLibraryImagesDialog_product$key = {
  readonly " $data"?: AddLibraryImagesDialog_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddLibraryImagesDialog_product">;
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
  "name": "AddLibraryImagesDialog_product",
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

(node as any).hash = "dd812914bff269fd7cf11253614aa322";

export default node;
