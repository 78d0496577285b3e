/**
 * @generated SignedSource<<84a5add4e97f139bb4ff2bf81dcf347a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BlockTone = "ACCENT" | "INVERSE" | "MUTED" | "PLAIN";
export type ButtonLook = "LINK" | "OUTLINE" | "PRIMARY";
export type HeroDrawing = "COURT" | "KIT" | "NONE";
import type { FragmentRefs } from "relay-runtime";
export type HeroBlock_block$data = {
  readonly buttons: ReadonlyArray<{
    readonly href: string;
    readonly label: string;
    readonly look: ButtonLook;
  }>;
  readonly drawing: HeroDrawing;
  readonly eyebrow: string;
  readonly picture: {
    readonly " $fragmentSpreads": FragmentRefs<"BlockPicture_picture">;
  } | null | undefined;
  readonly text: string;
  readonly title: string;
  readonly tone: BlockTone;
  readonly " $fragmentType": "HeroBlock_block";
};
export type HeroBlock_block$key = {
  readonly " $data"?: HeroBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"HeroBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HeroBlock_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eyebrow",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PagePicture",
      "kind": "LinkedField",
      "name": "picture",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BlockPicture_picture"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PageButton",
      "kind": "LinkedField",
      "name": "buttons",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "href",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "look",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "drawing",
      "storageKey": null
    }
  ],
  "type": "HeroBlock",
  "abstractKey": null
};

(node as any).hash = "c12593e17b3698d08964d086782baaba";

export default node;
