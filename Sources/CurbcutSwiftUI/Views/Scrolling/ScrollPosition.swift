import Foundation

/// Where a scroll view is, or is to go: to a view, an edge or a point.
///
/// Follows <https://developer.apple.com/documentation/swiftui/scrollposition>.
public struct ScrollPosition: Equatable, @unchecked Sendable {
  enum Place: Equatable {
    case automatic
    case view(AnyHashable, anchor: UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
    /// Where a person has scrolled, with the view that is there.
    case user(AnyHashable?)
  }

  var place: Place
  /// The type of the ids of views; `Never` where none is followed.
  private let idType: ObjectIdentifier
  private let isOfType: @Sendable (AnyHashable) -> Bool

  private init<ID: Hashable & Sendable>(_ place: Place, _ type: ID.Type) {
    self.place = place
    idType = ObjectIdentifier(type)
    isOfType = { $0.base is ID }
  }

  /// Creates the position at which the scroll view is by itself.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) { self.init(.automatic, idType) }

  /// Creates the position of a view.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(.view(AnyHashable(id), anchor: anchor), ID.self)
  }

  /// Creates the position at an edge of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
    self.init(.edge(edge), idType)
  }

  /// Creates the position of a point of the content, in points.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    self.init(.point(x: point.x, y: point.y), idType)
  }

  /// Creates the position of a point of the content, in points.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.point(x: x, y: y), idType)
  }

  /// Creates a position across the content, in points.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
    self.init(.point(x: x, y: nil), idType)
  }

  /// Creates a position down the content, in points.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
    self.init(.point(x: nil, y: y), idType)
  }

  /// Whether two positions are the same.
  public static func == (a: Self, b: Self) -> Bool { a.place == b.place && a.idType == b.idType }

  // MARK: Reading

  /// Whether a person has scrolled there.
  public var isPositionedByUser: Bool {
    get { if case .user = place { true } else { false } }
    set {
      guard newValue != isPositionedByUser else { return }
      place = newValue ? .user(nil) : .automatic
    }
  }

  /// The edge, if the position was set to one.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

  /// The point, if the position was set to one.
  public var point: CGPoint? {
    guard case .point(let x?, let y?) = place else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The place across, if the position was set to one.
  public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }
  /// The place down, if the position was set to one.
  public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }

  /// The id of the view, if the position was set to one, or if a person has scrolled to one.
  public var viewID: (any Hashable & Sendable)? {
    // Whoever gave it had to give one that is sendable, which cannot be asked for.
    (id?.base as? any Hashable).map { unsafeBitCast($0, to: (any Hashable & Sendable).self) }
  }

  /// The id of the view, if it is of a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { id?.base as? T }

  private var id: AnyHashable? {
    switch place {
    case .view(let id, _): id
    case .user(let id): id
    default: nil
    }
  }

  func canHold(_ id: AnyHashable) -> Bool { isOfType(id) }

  // MARK: Scrolling

  /// Scrolls to a view.
  ///
  /// - Parameter anchor: the point of the view that comes to the same point of the scroll view; nil to scroll as little
  ///   as is needed.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    place = .view(AnyHashable(id), anchor: anchor)
  }
  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { place = .edge(edge) }
  /// Scrolls to a point of the content, in points.
  public mutating func scrollTo(point: CGPoint) { place = .point(x: point.x, y: point.y) }
  /// Scrolls to a point of the content, in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { place = .point(x: x, y: y) }
  /// Scrolls across, in points.
  public mutating func scrollTo(x: CGFloat) { place = .point(x: x, y: nil) }
  /// Scrolls down, in points.
  public mutating func scrollTo(y: CGFloat) { place = .point(x: nil, y: y) }
}

extension View {
  /// Keeps a binding in step with the view that a scroll view shows first, by its id. Views that a person scrolls to are
  /// those that ``scrollTargetLayout(isEnabled:)`` or ``scrollTarget(isEnabled:)`` marks.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/scrollposition(id:anchor:)>.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    environment(
      \.scrollPosition,
      ScrollPositionLink(
        value: { id.wrappedValue.map { .view(AnyHashable($0), anchor: anchor ?? .top) } ?? .automatic },
        set: { if let value = $0?.base as? ID, value != id.wrappedValue { id.wrappedValue = value } },
        canHold: { $0.base is ID }, anchor: anchor))
  }

  /// Keeps a binding in step with where a scroll view is: writing it scrolls, and scrolling writes it.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/scrollposition(_:anchor:)>.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    environment(
      \.scrollPosition,
      ScrollPositionLink(
        value: {
          let place = position.wrappedValue.place
          if case .view(let id, nil) = place { return .view(id, anchor: anchor) }
          return place
        },
        set: { id in
          guard position.wrappedValue.place != .user(id) else { return }
          position.wrappedValue.place = .user(id)
        }, canHold: { position.wrappedValue.canHold($0) }, anchor: anchor))
  }
}
