/**
 * @generated SignedSource<<b238bc381eb0eb01d32a782eb0069974>>
 * @relayHash 4cfd9dda91772513f452d96f00903a48
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2e3638b993b6a1df50965fa37054ec5cc18211cba6de82b22ac36806b82a5a0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OutboxPageQuery } from './OutboxPageQuery.graphql';

const node: PreloadableConcreteRequest<OutboxPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e2e3638b993b6a1df50965fa37054ec5cc18211cba6de82b22ac36806b82a5a0",
    "metadata": {},
    "name": "OutboxPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
