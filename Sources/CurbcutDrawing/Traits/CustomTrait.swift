/// The value of a trait that the app defines.
///
/// It is compared by its value where that is possible, as UIKit does, so that setting the same value again changes
/// nothing.
struct CustomTrait: Hashable, @unchecked Sendable {
  // Read and written on the main actor alone.
  let value: Any

  static func == (a: CustomTrait, b: CustomTrait) -> Bool {
    if let first = a.value as? any Equatable { return first.isEqual(to: b.value) }
    return (a.value as AnyObject) === (b.value as AnyObject)
  }

  func hash(into hasher: inout Hasher) {
    if let hashable = value as? any Hashable { hasher.combine(AnyHashable(hashable)) }
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}

extension TraitValues {
  /// The value of a trait that the app defines.
  @MainActor
  package subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? Trait.defaultValue }
    set { custom[ObjectIdentifier(trait)] = CustomTrait(value: newValue) }
  }

  /// Whether a trait that the app defines has changed.
  @MainActor
  package func hasSame(_ trait: UITrait, as other: TraitValues) -> Bool {
    custom[ObjectIdentifier(trait)] == other.custom[ObjectIdentifier(trait)]
  }
}

extension UITraitCollection {
  /// The value of a trait that the app defines, or its default value where none is specified.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uitraitcollection>.
  @preconcurrency @MainActor
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }
}

extension UITraitOverrides {
  /// Whether a trait that the app defines is overridden.
  @preconcurrency @MainActor
  public func contains(_ trait: UITrait) -> Bool {
    if values.custom[ObjectIdentifier(trait)] != nil { return true }
    guard let held = trait as? any HeldTrait.Type else { return false }
    return held.value(in: values) != held.value(in: TraitValues())
  }

  /// Removes the override of a trait, so that its value comes from around again.
  @preconcurrency @MainActor
  public mutating func remove(_ trait: UITrait) {
    values.custom[ObjectIdentifier(trait)] = nil
    (trait as? any HeldTrait.Type)?.remove(from: &values)
  }
}
