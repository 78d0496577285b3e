/**
 * @generated SignedSource<<3f50e743a70d5767653eb11f1087d3dd>>
 * @relayHash 03bba2949846f632de61c02be67c9958
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f97e5bed07ead1b0c5f4014307d7269f0a5994027dcf0af5a06e8f8179b829db

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f97e5bed07ead1b0c5f4014307d7269f0a5994027dcf0af5a06e8f8179b829db",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
