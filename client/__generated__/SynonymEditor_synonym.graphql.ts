/**
 * @generated SignedSource<<f1510380673d2392f682a1a9b1d966e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN";
import type { FragmentRefs } from "relay-runtime";
export type SynonymEditor_synonym$data = {
  readonly id: string;
  readonly language: Language;
  readonly means: ReadonlyArray<string>;
  readonly revision: number;
  readonly words: ReadonlyArray<string>;
  readonly " $fragmentType": "SynonymEditor_synonym";
};
export type SynonymEditor_synonym$key = {
  readonly " $data"?: SynonymEditor_synonym$data;
  readonly " $fragmentSpreads": FragmentRefs<"SynonymEditor_synonym">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SynonymEditor_synonym",
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
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "words",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "means",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    }
  ],
  "type": "SearchSynonym",
  "abstractKey": null
};

(node as any).hash = "518e9ec2a85f893479662b893bb420d7";

export default node;
