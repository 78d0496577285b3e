/**
 * @generated SignedSource<<71c2ec0601f91a26b778fb0a19a0fcbb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Header_shop$data = {
  readonly frame: {
    readonly navigation: ReadonlyArray<{
      readonly children: ReadonlyArray<{
        readonly href: string;
        readonly label: string;
      }>;
      readonly href: string;
      readonly label: string;
    }> | null | undefined;
  };
  readonly " $fragmentType": "Header_shop";
};
export type Header_shop$key = {
  readonly " $data"?: Header_shop$data;
  readonly " $fragmentSpreads": FragmentRefs<"Header_shop">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "href",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Header_shop",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteFrame",
      "kind": "LinkedField",
      "name": "frame",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "MenuEntry",
          "kind": "LinkedField",
          "name": "navigation",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "MenuLink",
              "kind": "LinkedField",
              "name": "children",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Shop",
  "abstractKey": null
};
})();

(node as any).hash = "231e1e24480b9dde4bd2854677cfc49f";

export default node;
