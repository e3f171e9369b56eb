/// A namespace for ids, which belongs to a view and lives for as long as the view's identity.
///
/// Follows <https://developer.apple.com/documentation/swiftui/namespace>.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The id of a namespace.
  public struct ID: Hashable, Sendable {
    private let number: Int

    @MainActor private static var last = 0

    /// The id outside of a view that is shown.
    fileprivate static let none = ID(number: 0)

    private init(number: Int) { self.number = number }

    @MainActor
    fileprivate static func next() -> ID {
      last += 1
      return ID(number: last)
    }
  }

  private var id: ID?

  /// Creates a namespace.
  public init() {}

  /// The id of the namespace.
  public var wrappedValue: ID { id ?? .none }
}

extension Namespace: LinkedProperty {
  @MainActor func makeLink(_ inputs: PropertyInputs) -> any PropertyLink { Link() }

  private final class Link: PropertyLink {
    typealias Property = Namespace
    private let id = ID.next()

    func connect(_ property: inout Namespace) { property.id = id }
  }
}

extension Namespace: Sendable {}

extension Namespace: SelfComparing {
  func isSame(as other: Namespace) -> Bool { true }
}
