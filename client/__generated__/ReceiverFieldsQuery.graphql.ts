/**
 * @generated SignedSource<<21de7a4c27ef287efa706d229e1dcb10>>
 * @relayHash 9b5320d3c94c338202ce2903680f0240
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b5320d3c94c338202ce2903680f0240

import type { ConcreteRequest } from 'relay-runtime';
export type ReceiverFieldsQuery$variables = {
  search: string;
};
export type ReceiverFieldsQuery$data = {
  readonly documentReceivers: ReadonlyArray<{
    readonly customerId: string | null | undefined;
    readonly party: any;
    readonly source: string;
  }>;
};
export type ReceiverFieldsQuery = {
  response: ReceiverFieldsQuery$data;
  variables: ReceiverFieldsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "search",
        "variableName": "search"
      }
    ],
    "concreteType": "DocumentReceiver",
    "kind": "LinkedField",
    "name": "documentReceivers",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "source",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "party",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "customerId",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ReceiverFieldsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReceiverFieldsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9b5320d3c94c338202ce2903680f0240",
    "metadata": {},
    "name": "ReceiverFieldsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bfe454299418597d2e8b58677ea50da6";

export default node;
