/**
 * @generated SignedSource<<2eaee0deff9e813fe1ac732a8d13945c>>
 * @relayHash 3b34619ad8130525c006187a241f75e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 674d0eed36e4a5ef57c8bf875fb4f60c3e5ccc69b126fdccb4588341f6f93dcd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminOrderPageQuery } from './AdminOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "674d0eed36e4a5ef57c8bf875fb4f60c3e5ccc69b126fdccb4588341f6f93dcd",
    "metadata": {},
    "name": "AdminOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
