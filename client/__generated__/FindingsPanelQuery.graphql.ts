/**
 * @generated SignedSource<<4b11b853a9fb85b6e61338a9f2645837>>
 * @relayHash d4e982a5b12bec63ac72bdf17ebde72a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4e982a5b12bec63ac72bdf17ebde72a

import type { ConcreteRequest } from 'relay-runtime';
export type EntryFindingCode = "ALT_MISSING" | "BLOCK_EMPTY" | "DESCRIPTION_MISSING" | "FILE_MISSING" | "FILE_PRIVATE" | "GALLERY_PRIVATE" | "HEADING_EMPTY" | "HEADING_SKIPPED" | "LINK_DEAD" | "LINK_EMPTY" | "LINK_MISSING" | "LINK_UNPUBLISHED" | "LINK_VAGUE" | "REUSABLE_UNPUBLISHED" | "TITLE_MISSING" | "UNTRANSLATED" | "VIDEO_TITLE_MISSING";
export type EntryFindingSeverity = "ERROR" | "HINT" | "WARNING";
export type Language = "DE" | "EN";
export type FindingsPanelQuery$variables = {
  id: string;
};
export type FindingsPanelQuery$data = {
  readonly managedEntry: {
    readonly findings: ReadonlyArray<{
      readonly blockId: string | null | undefined;
      readonly code: EntryFindingCode;
      readonly detail: string | null | undefined;
      readonly language: Language | null | undefined;
      readonly severity: EntryFindingSeverity;
    }>;
  } | null | undefined;
};
export type FindingsPanelQuery = {
  response: FindingsPanelQuery$data;
  variables: FindingsPanelQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "EntryFinding",
  "kind": "LinkedField",
  "name": "findings",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "severity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "blockId",
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
      "name": "detail",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FindingsPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ManagedEntry",
        "kind": "LinkedField",
        "name": "managedEntry",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FindingsPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ManagedEntry",
        "kind": "LinkedField",
        "name": "managedEntry",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d4e982a5b12bec63ac72bdf17ebde72a",
    "metadata": {},
    "name": "FindingsPanelQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "250388c451b55ba2ef4c6c6a55f84d15";

export default node;
