/**
 * @generated SignedSource<<ec5ace42723cfba2145c9db641194bee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupCardsBlock_block$data = {
  readonly groups: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"GroupCards_groups">;
  }>;
  readonly title: string;
  readonly " $fragmentType": "GroupCardsBlock_block";
};
export type GroupCardsBlock_block$key = {
  readonly " $data"?: GroupCardsBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupCardsBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupCardsBlock_block",
  "selections": [
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
      "concreteType": "ProductGroup",
      "kind": "LinkedField",
      "name": "groups",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "GroupCards_groups"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GroupCardsBlock",
  "abstractKey": null
};

(node as any).hash = "4f79c2c425986f9d034989418da1fb31";

export default node;
