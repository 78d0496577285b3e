/**
 * @generated SignedSource<<fc245b5ffba6d10f66f1368e8d847680>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VariantsSection_colors$data = ReadonlyArray<{
  readonly id: string;
  readonly title: string;
  readonly " $fragmentType": "VariantsSection_colors";
}>;
export type VariantsSection_colors$key = ReadonlyArray<{
  readonly " $data"?: VariantsSection_colors$data;
  readonly " $fragmentSpreads": FragmentRefs<"VariantsSection_colors">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "VariantsSection_colors",
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
      "name": "title",
      "storageKey": null
    }
  ],
  "type": "Color",
  "abstractKey": null
};

(node as any).hash = "aacbcd3995ae56c3039145e4b582af1c";

export default node;
