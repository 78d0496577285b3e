/**
 * @generated SignedSource<<ff0dd1dd9d9ce2d17de5f71951dbec9f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConfigEditor_files$data = ReadonlyArray<{
  readonly id: string;
  readonly name: string;
  readonly url: string | null | undefined;
  readonly " $fragmentType": "ConfigEditor_files";
}>;
export type ConfigEditor_files$key = ReadonlyArray<{
  readonly " $data"?: ConfigEditor_files$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfigEditor_files">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ConfigEditor_files",
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
      "alias": "url",
      "args": [
        {
          "kind": "Literal",
          "name": "width",
          "value": 480
        }
      ],
      "kind": "ScalarField",
      "name": "pictureUrl",
      "storageKey": "pictureUrl(width:480)"
    }
  ],
  "type": "File",
  "abstractKey": null
};

(node as any).hash = "151d3d89532f608aa9adf9fae8529b0c";

export default node;
