import CurbcutFoundation

extension NSManagedObject {
  /// Throws if a value may not be saved for a property.
  ///
  /// - Parameters:
  ///   - value: the value; nil for none.
  ///   - key: the name of the property.
  public func validateValue(_ value: Any?, forKey key: String) throws {
    guard let property = entity.propertiesByName[key], !property.isTransient else { return }
    if let relationship = property as? NSRelationshipDescription {
      return try validate(RelatedObjects.list(value).count, relationship)
    }
    guard let value else {
      if property.isOptional { return }
      throw error(NSValidationMissingMandatoryPropertyError, "\(key) is a required value.", key, nil)
    }
    for predicate in property.validationPredicates where !predicate.evaluate(with: value) {
      throw broken(predicate, key, value)
    }
  }

  private func validate(_ count: Int, _ relationship: NSRelationshipDescription) throws {
    let key = relationship.name
    if count == 0 {
      guard !relationship.isOptional else { return }
      let code =
        relationship.isToMany
        ? NSValidationRelationshipLacksMinimumCountError : NSValidationMissingMandatoryPropertyError
      throw error(code, "\(key) is a required value.", key, nil)
    }
    if count < relationship.minCount {
      throw error(NSValidationRelationshipLacksMinimumCountError, "Too few items in \(key).", key, nil)
    }
    if relationship.maxCount > 0, count > relationship.maxCount {
      throw error(NSValidationRelationshipExceedsMaximumCountError, "Too many items in \(key).", key, nil)
    }
  }

  /// The error for a limit that does not hold.
  private func broken(_ predicate: NSPredicate, _ key: String, _ value: Any) -> NSError {
    let comparison = (predicate as? NSComparisonPredicate)?.predicateOperatorType
    let isText = value is String
    let (code, words) =
      switch comparison {
      case .lessThanOrEqualTo:
        isText
          ? (NSValidationStringTooLongError, "too long") : (NSValidationNumberTooLargeError, "too large")
      case .greaterThanOrEqualTo:
        isText
          ? (NSValidationStringTooShortError, "too short") : (NSValidationNumberTooSmallError, "too small")
      case .matches: (NSValidationStringPatternMatchingError, "not valid")
      default: (NSManagedObjectValidationError, "not valid")
      }
    return error(code, "\(key) is \(words).", key, value)
  }

  private func error(_ code: Int, _ description: String, _ key: String, _ value: Any?) -> NSError {
    var information: [String: Any] = [NSValidationObjectErrorKey: self, NSValidationKeyErrorKey: key]
    information[NSValidationValueErrorKey] = value
    return .coreData(code, description, information)
  }

  /// Throws what is wrong with the values.
  func validateProperties() throws {
    var errors: [NSError] = []
    for key in entity.propertiesByName.keys.sorted() {
      do {
        let value = values[key]
        try validateValue(value, forKey: key)
      } catch { errors.append(error as NSError) }
    }
    try NSManagedObject.raise(errors)
  }

  /// Throws if a relationship forbids to delete the object.
  func validateDeletion() throws {
    for relationship in entity.relationshipsByName.values where relationship.deleteRule == .denyDeleteRule {
      let related = relatedObjects(relationship.name).filter { !$0.isDeleted }
      guard related.isEmpty else {
        throw error(
          NSValidationRelationshipDeniedDeleteError, "Items cannot be deleted from \(relationship.name).",
          relationship.name, nil)
      }
    }
  }

  /// Throws the only error, or one that stands for several.
  static func raise(_ errors: [NSError]) throws {
    guard let first = errors.first else { return }
    if errors.count == 1 { throw first }
    throw NSError.coreData(
      NSValidationMultipleErrorsError, "Multiple validation errors occurred.", [NSDetailedErrorsKey: errors])
  }
}
