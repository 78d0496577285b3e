/**
 * @generated SignedSource<<4802fde142e3aada74a52cf44617b4b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SocialService = "FACEBOOK" | "INSTAGRAM";
import type { FragmentRefs } from "relay-runtime";
export type SocialBlock_block$data = {
  readonly post: {
    readonly embedUrl: string;
    readonly service: SocialService;
    readonly url: string;
  } | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "SocialBlock_block";
};
export type SocialBlock_block$key = {
  readonly " $data"?: SocialBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"SocialBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SocialBlock_block",
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
      "concreteType": "SocialPost",
      "kind": "LinkedField",
      "name": "post",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "service",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "embedUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SocialBlock",
  "abstractKey": null
};

(node as any).hash = "7c2c412a2757517ec6e2250dd75229d6";

export default node;
