/**
 * @generated SignedSource<<9eac8aa16d6059afada5abbf2154b135>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpeningNotice_dashboard$data = {
  readonly opening: {
    readonly isDemo: boolean;
    readonly isOpen: boolean;
    readonly missing: ReadonlyArray<string>;
    readonly textsToReview: ReadonlyArray<string>;
  } | null | undefined;
  readonly " $fragmentType": "OpeningNotice_dashboard";
};
export type OpeningNotice_dashboard$key = {
  readonly " $data"?: OpeningNotice_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpeningNotice_dashboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpeningNotice_dashboard",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ShopOpening",
      "kind": "LinkedField",
      "name": "opening",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOpen",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDemo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "missing",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "textsToReview",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};

(node as any).hash = "2188e4708ff8ac5cbd2d2393c70ffb3c";

export default node;
