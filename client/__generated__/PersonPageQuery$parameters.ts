/**
 * @generated SignedSource<<3f1885ce23c903b9794c7ac32fc6562c>>
 * @relayHash 4bfec296de74a1707d0755f2a9b8c838
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3c0e221452b62cabff65b666cfa868c48ce710be45d0a04eb4ab552f6d8c617

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonPageQuery } from './PersonPageQuery.graphql';

const node: PreloadableConcreteRequest<PersonPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e3c0e221452b62cabff65b666cfa868c48ce710be45d0a04eb4ab552f6d8c617",
    "metadata": {},
    "name": "PersonPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
