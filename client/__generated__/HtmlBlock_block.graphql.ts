/**
 * @generated SignedSource<<553c270034dc96039dbc8dc273880ebd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HtmlBlock_block$data = {
  readonly html: string;
  readonly " $fragmentType": "HtmlBlock_block";
};
export type HtmlBlock_block$key = {
  readonly " $data"?: HtmlBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"HtmlBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HtmlBlock_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "html",
      "storageKey": null
    }
  ],
  "type": "HtmlBlock",
  "abstractKey": null
};

(node as any).hash = "8e49a7b21ea2bea94d1e578d9024392c";

export default node;
