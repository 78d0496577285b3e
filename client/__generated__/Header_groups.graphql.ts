/**
 * @generated SignedSource<<7ac49d69e842408fdc40d1054fbcd92e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Header_groups$data = ReadonlyArray<{
  readonly children: ReadonlyArray<{
    readonly id: string;
    readonly path: string;
    readonly title: string;
  }>;
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly " $fragmentType": "Header_groups";
}>;
export type Header_groups$key = ReadonlyArray<{
  readonly " $data"?: Header_groups$data;
  readonly " $fragmentSpreads": FragmentRefs<"Header_groups">;
}>;

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
  "name": "path",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Header_groups",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductGroup",
      "kind": "LinkedField",
      "name": "children",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ProductGroup",
  "abstractKey": null
};
})();

(node as any).hash = "511dad9ad2cd1a9af816f34744b04637";

export default node;
