/**
 * @generated SignedSource<<4f2f37e71bd1445aae4a92291d827e23>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SpacerHeight = "LARGE" | "MEDIUM" | "SMALL";
import type { FragmentRefs } from "relay-runtime";
export type SpacerBlock_block$data = {
  readonly height: SpacerHeight;
  readonly " $fragmentType": "SpacerBlock_block";
};
export type SpacerBlock_block$key = {
  readonly " $data"?: SpacerBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"SpacerBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SpacerBlock_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "height",
      "storageKey": null
    }
  ],
  "type": "SpacerBlock",
  "abstractKey": null
};

(node as any).hash = "ec51bf9c4351261a4cffbf707991bc31";

export default node;
