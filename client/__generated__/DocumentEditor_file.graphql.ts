/**
 * @generated SignedSource<<853041c16a1a2fef4139a616cca057da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PictureTurn = "BY_0" | "BY_180" | "BY_270" | "BY_90";
import type { FragmentRefs } from "relay-runtime";
export type DocumentEditor_file$data = {
  readonly id: string;
  readonly name: string;
  readonly pages: ReadonlyArray<{
    readonly crop: {
      readonly height: number;
      readonly left: number;
      readonly top: number;
      readonly width: number;
    } | null | undefined;
    readonly height: number;
    readonly number: number;
    readonly pictureUrl: string;
    readonly turned: PictureTurn;
    readonly width: number;
  }> | null | undefined;
  readonly revision: number;
  readonly " $fragmentSpreads": FragmentRefs<"useEditorFrame_file">;
  readonly " $fragmentType": "DocumentEditor_file";
};
export type DocumentEditor_file$key = {
  readonly " $data"?: DocumentEditor_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentEditor_file">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DocumentEditor_file",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DocumentPage",
      "kind": "LinkedField",
      "name": "pages",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "turned",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Rectangle",
          "kind": "LinkedField",
          "name": "crop",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "left",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "top",
              "storageKey": null
            },
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pictureUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useEditorFrame_file"
    }
  ],
  "type": "File",
  "abstractKey": null
};
})();

(node as any).hash = "dd27e79b28303b7288822bad3b5c2c9f";

export default node;
