/**
 * @generated SignedSource<<50a5c4f13d013e13f551f0220e30f8c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupCards_groups$data = ReadonlyArray<{
  readonly description: string | null | undefined;
  readonly id: string;
  readonly image: {
    readonly alt: string;
    readonly id: string;
    readonly srcSet: string;
    readonly url: string;
  } | null | undefined;
  readonly path: string;
  readonly title: string;
  readonly " $fragmentType": "GroupCards_groups";
}>;
export type GroupCards_groups$key = ReadonlyArray<{
  readonly " $data"?: GroupCards_groups$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupCards_groups">;
}>;

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
  "metadata": {
    "plural": true
  },
  "name": "GroupCards_groups",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "width",
              "value": 480
            }
          ],
          "kind": "ScalarField",
          "name": "url",
          "storageKey": "url(width:480)"
        },
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "widths",
              "value": [
                320,
                480,
                640,
                960
              ]
            }
          ],
          "kind": "ScalarField",
          "name": "srcSet",
          "storageKey": "srcSet(widths:[320,480,640,960])"
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "alt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProductGroup",
  "abstractKey": null
};
})();

(node as any).hash = "eb81295d39049523a4bbb87ef91ac6f9";

export default node;
