/**
 * @generated SignedSource<<50e500dc99fe318283cd62035e651919>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FailedJobs_jobs$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly attempts: number;
      readonly error: string | null | undefined;
      readonly failedAt: string;
      readonly key: string;
      readonly task: string;
    };
  }>;
  readonly totalCount: number;
  readonly " $fragmentType": "FailedJobs_jobs";
};
export type FailedJobs_jobs$key = {
  readonly " $data"?: FailedJobs_jobs$data;
  readonly " $fragmentSpreads": FragmentRefs<"FailedJobs_jobs">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FailedJobs_jobs",
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
      "concreteType": "FailedJobEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "FailedJob",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "task",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "failedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "attempts",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "error",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FailedJobConnection",
  "abstractKey": null
};

(node as any).hash = "a984cf2e802adfa1de8e5715cd43e82e";

export default node;
