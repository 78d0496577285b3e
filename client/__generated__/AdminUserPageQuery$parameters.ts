/**
 * @generated SignedSource<<e7a318f98132058b4185ddd83d02611e>>
 * @relayHash f4d5afabbaafcc5bffdafb2c69a99d43
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5aa694435d10134f93f4352400d84daeb9800fc0ec686f32b621d7480e48c77f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminUserPageQuery } from './AdminUserPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminUserPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5aa694435d10134f93f4352400d84daeb9800fc0ec686f32b621d7480e48c77f",
    "metadata": {},
    "name": "AdminUserPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
