/**
 * @generated SignedSource<<087a7e8a4f3cbb2300a3ee629e954c5d>>
 * @relayHash b3a2bd0667bf0eea9d15679154215d83
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3a2bd0667bf0eea9d15679154215d83

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ColorsPageQuery } from './ColorsPageQuery.graphql';

const node: PreloadableConcreteRequest<ColorsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b3a2bd0667bf0eea9d15679154215d83",
    "metadata": {},
    "name": "ColorsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
