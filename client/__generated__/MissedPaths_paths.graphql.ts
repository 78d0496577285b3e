/**
 * @generated SignedSource<<5e5b0486d06bbd000d1995c8f73f8fa6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MissedPaths_paths$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly count: number;
      readonly id: string;
      readonly lastDay: string;
      readonly path: string;
    };
  }>;
  readonly totalCount: number;
  readonly " $fragmentType": "MissedPaths_paths";
};
export type MissedPaths_paths$key = {
  readonly " $data"?: MissedPaths_paths$data;
  readonly " $fragmentSpreads": FragmentRefs<"MissedPaths_paths">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MissedPaths_paths",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MissedPathEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "MissedPath",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
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
              "name": "path",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "count",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lastDay",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MissedPathConnection",
  "abstractKey": null
};

(node as any).hash = "035084d8910177a45f614bb39104c741";

export default node;
