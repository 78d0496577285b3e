/**
 * @generated SignedSource<<338be64afd9c61116331b0dd025422ab>>
 * @relayHash 1840b76377959ebe3a95de2b8ba3822a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1840b76377959ebe3a95de2b8ba3822a

import type { ConcreteRequest } from 'relay-runtime';
export type SystemCheckKey = "DISK" | "FAILED_JOBS" | "FAILED_MAILS" | "HTTPS" | "IS_OPEN" | "LATE_JOBS" | "MAIL_SENDER" | "MAIL_SERVER";
export type SystemPageQuery$variables = Record<PropertyKey, never>;
export type SystemPageQuery$data = {
  readonly system: {
    readonly checks: ReadonlyArray<{
      readonly isFine: boolean;
      readonly key: SystemCheckKey;
    }>;
    readonly databaseSize: number;
    readonly databaseVersion: string;
    readonly diskFree: number | null | undefined;
    readonly failedJobs: number;
    readonly failedMails: number;
    readonly hasMailServer: boolean;
    readonly isDatabaseEmbedded: boolean;
    readonly isStoredInBucket: boolean;
    readonly lastMailAt: string | null | undefined;
    readonly lastMigration: string | null | undefined;
    readonly mailSender: string;
    readonly nodeVersion: string;
    readonly processes: number;
    readonly publicUrl: string;
    readonly queuedMails: number;
    readonly startedAt: string;
    readonly storageTotal: number;
    readonly storageUsed: number;
    readonly version: string;
    readonly waitingJobs: number;
  };
};
export type SystemPageQuery = {
  response: SystemPageQuery$data;
  variables: SystemPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "System",
    "kind": "LinkedField",
    "name": "system",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "nodeVersion",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "startedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "publicUrl",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "processes",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "databaseVersion",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isDatabaseEmbedded",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "databaseSize",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastMigration",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "waitingJobs",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "failedJobs",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "queuedMails",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "failedMails",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastMailAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasMailServer",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "mailSender",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isStoredInBucket",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "storageUsed",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "storageTotal",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "diskFree",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SystemCheck",
        "kind": "LinkedField",
        "name": "checks",
        "plural": true,
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
            "name": "isFine",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SystemPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SystemPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "1840b76377959ebe3a95de2b8ba3822a",
    "metadata": {},
    "name": "SystemPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bbbdc5dae7755796edbc4d58bf33bfa1";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
