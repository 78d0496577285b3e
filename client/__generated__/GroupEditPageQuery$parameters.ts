/**
 * @generated SignedSource<<b427062060962050dd7cd6a3c113f46d>>
 * @relayHash 26c0a4b1ff5597f18303f0d24c8cbed9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26c0a4b1ff5597f18303f0d24c8cbed9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupEditPageQuery } from './GroupEditPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupEditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "26c0a4b1ff5597f18303f0d24c8cbed9",
    "metadata": {},
    "name": "GroupEditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
