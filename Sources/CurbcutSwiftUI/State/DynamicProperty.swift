/// A stored property of a view whose value comes from outside of it, and is brought up to date before each body.
///
/// Follows <https://developer.apple.com/documentation/swiftui/dynamicproperty>.
public protocol DynamicProperty {
  /// Updates the value; called after the dynamic properties inside have been updated, before the view's body.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property of this module, which has storage in the graph for as long as its view has its identity.
@MainActor
protocol LinkedProperty: DynamicProperty {
  /// The storage of a property of a view that has just appeared.
  func makeLink(_ inputs: PropertyInputs) -> any PropertyLink
}

/// The storage of one dynamic property of one view.
@MainActor
protocol PropertyLink: AnyObject {
  associatedtype Property
  /// Connects the property of a new value of the view with its storage.
  func connect(_ property: inout Property)
  /// Whether the value has changed since the last call, for `_printChanges()`.
  func takeChange() -> Bool
}

extension PropertyLink {
  func takeChange() -> Bool { false }

}

/// What the storage of a property is made from.
struct PropertyInputs {
  let graph: ViewGraph
  let environment: Attribute<EnvironmentValues>
  /// The views around, while a tool records.
  var owner: ViewOwner?
}
