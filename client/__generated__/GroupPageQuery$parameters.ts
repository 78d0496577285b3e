/**
 * @generated SignedSource<<9efd0c279e34a57dae8be809eb187cf3>>
 * @relayHash f80ca89b0c4a5528aee574938fb708e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f80ca89b0c4a5528aee574938fb708e8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupPageQuery } from './GroupPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f80ca89b0c4a5528aee574938fb708e8",
    "metadata": {},
    "name": "GroupPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
