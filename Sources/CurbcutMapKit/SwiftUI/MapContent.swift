import CurbcutCoreLocation
import CurbcutSwiftUI
import Foundation

/// Something that stands on a map.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mapcontent>.
@preconcurrency @MainActor
public protocol MapContent {
  /// The type of the content that `body` returns.
  associatedtype Body: MapContent
  /// The content that this one is made of.
  @MapContentBuilder var body: Body { get }

  /// Adds what is drawn on the map.
  func _add(to list: inout _MapContentList)
}

extension MapContent {
  /// Adds what the body draws.
  public func _add(to list: inout _MapContentList) { body._add(to: &list) }
}

extension MapContent where Body == Never {
  /// Content of this module has no body.
  public var body: Never { preconditionFailure("body() should not be called on \(Self.self)") }
}

extension Never: MapContent {}

/// What the content of a map comes down to.
public struct _MapContentList {
  /// The items, in their order.
  var items: [MapItemOnMap] = []
  /// What the content around gives its items.
  var settings = Settings()
  /// Where in the content the next item stands.
  var path: [AnyHashable] = []
  /// Where the person is, where that is known.
  var user: CLLocation?
  /// Whether the content shows where the person is.
  var wantsUser = false

  init(user: CLLocation?) { self.user = user }

  struct Settings {
    var tag: AnyHashable?
    var tint: Color?
    var showsTitles = true
    var subtitle: Text?
    var stroke: (color: AnyShapeStyle, width: CGFloat)?
    var fill: AnyShapeStyle?
  }

  mutating func add(_ kind: MapItemOnMap.Kind, places: [CLLocationCoordinate2D]) {
    items.append(
      MapItemOnMap(id: path + [AnyHashable(items.count)], kind: kind, places: places, settings: settings))
  }

  /// Adds content with other settings.
  @MainActor mutating func add(_ content: some MapContent, _ change: (inout Settings) -> Void) {
    let before = settings
    change(&settings)
    content._add(to: &self)
    settings = before
  }
}

/// An item on a map.
struct MapItemOnMap: Identifiable {
  enum Kind {
    case marker(Text, MarkerSign)
    case annotation(MapTitle, UnitPoint, AnyView)
    /// A view without a title, which is read as it is.
    case plain(UnitPoint, AnyView)
    case line
    case area
    case circle(radius: CLLocationDistance)
  }

  let id: [AnyHashable]
  let kind: Kind
  let places: [CLLocationCoordinate2D]
  let settings: _MapContentList.Settings
}

/// What stands in the balloon of a marker.
enum MarkerSign {
  case pin
  case symbol(String)
  case image(String)
  case monogram(Text)
}

/// Builds the content of a map.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mapcontentbuilder>.
@resultBuilder @MainActor
public struct MapContentBuilder {
  /// Takes content as it is.
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
  /// No content.
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
  /// One content.
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
  /// Several contents in their order.
  public static func buildBlock<each Content: MapContent>(_ content: repeat each Content)
    -> _TupleMapContent<repeat each Content>
  {
    _TupleMapContent(repeat each content)
  }
  /// Content on a condition.
  public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
  /// The first of two contents.
  public static func buildEither<First: MapContent, Second: MapContent>(first: First)
    -> _EitherMapContent<First, Second>
  {
    .first(first)
  }
  /// The second of two contents.
  public static func buildEither<First: MapContent, Second: MapContent>(second: Second)
    -> _EitherMapContent<First, Second>
  {
    .second(second)
  }
  /// Content that only some systems have.
  public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> Content { content }
}

/// No content.
///
/// Follows <https://developer.apple.com/documentation/mapkit/emptymapcontent>.
public struct EmptyMapContent: MapContent {
  /// Creates no content.
  public nonisolated init() {}
  /// Adds nothing.
  @MainActor public func _add(to list: inout _MapContentList) {}
  /// Content of this module has no body.
  public typealias Body = Never
}

/// Several contents one after the other.
public struct _TupleMapContent<each Content: MapContent>: MapContent {
  private let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  /// Adds each content.
  @MainActor public func _add(to list: inout _MapContentList) {
    var index = 0
    for part in repeat each content {
      list.path.append(index)
      part._add(to: &list)
      list.path.removeLast()
      index += 1
    }
  }
  /// Content of this module has no body.
  public typealias Body = Never
}

/// One of two contents.
public enum _EitherMapContent<First: MapContent, Second: MapContent>: MapContent {
  case first(First)
  case second(Second)

  /// Adds the one that is there.
  @MainActor public func _add(to list: inout _MapContentList) {
    switch self {
    case .first(let content): content._add(to: &list)
    case .second(let content): content._add(to: &list)
    }
  }
  /// Content of this module has no body.
  public typealias Body = Never
}

extension Optional: MapContent where Wrapped: MapContent {
  /// Adds the content if it is there.
  @MainActor public func _add(to list: inout _MapContentList) { self?._add(to: &list) }
  /// Content of this module has no body.
  public typealias Body = Never
}

extension Group: MapContent where Content: MapContent {
  /// Creates a group of content on a map.
  @MainActor public init(@MapContentBuilder content: () -> Content) { self.init(of: content()) }
  /// Adds the content.
  @MainActor public func _add(to list: inout _MapContentList) { contentOfGroup._add(to: &list) }
}

extension ForEach: MapContent where Content: MapContent {
  /// Adds the content of each element.
  @MainActor public func _add(to list: inout _MapContentList) {
    for (id, content) in contents {
      list.path.append(id)
      content._add(to: &list)
      list.path.removeLast()
    }
  }
  /// Content of this module has no body.
  public typealias Body = Never
}

extension ForEach where Content: MapContent {
  /// Creates content for elements that have ids.
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(of: data, id: { $0.id }, content: content)
  }

  /// Creates content for elements with a property that is their id.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(of: data, id: { $0[keyPath: id] }, content: content)
  }
}

/// What stands below a view on a map.
enum MapTitle {
  case text(Text)
  case view(AnyView)
}
