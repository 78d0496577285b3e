/**
 * @generated SignedSource<<01cf5ded330b26cc9136d54468d2f0d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BenefitsBlock_block$data = {
  readonly items: ReadonlyArray<{
    readonly icon: string;
    readonly text: string;
    readonly title: string;
  }>;
  readonly " $fragmentType": "BenefitsBlock_block";
};
export type BenefitsBlock_block$key = {
  readonly " $data"?: BenefitsBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"BenefitsBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BenefitsBlock_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Benefit",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "icon",
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
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BenefitsBlock",
  "abstractKey": null
};

(node as any).hash = "3cb0c10b1ba07121aa5403912d1d3f88";

export default node;
