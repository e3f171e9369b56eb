import CurbcutGraphics
import Foundation

/// Where a scroll view comes to rest when it is left alone.
///
/// Follows <https://developer.apple.com/documentation/swiftui/scrolltargetbehavior>.
public protocol ScrollTargetBehavior {
  /// Changes where the scroll view comes to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
  /// What a behaviour is told.
  typealias TargetContext = ScrollTargetBehaviorContext
}

/// What a scroll view shows when it comes to rest.
///
/// Follows <https://developer.apple.com/documentation/swiftui/scrolltarget>.
public struct ScrollTarget: Hashable, Sendable {
  /// What is seen, in the coordinates of the content.
  public var rect: CGRect
  /// The point of the rectangle that comes to the same point of the scroll view; nil for the upper leading corner.
  public var anchor: UnitPoint?

  /// Creates a target.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// What is known when a scroll view is left alone.
///
/// Follows <https://developer.apple.com/documentation/swiftui/scrolltargetbehaviorcontext>.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// What was seen when the person began to scroll.
  public let originalTarget: ScrollTarget
  /// In points per second.
  public let velocity: CGVector
  /// The size of the content, in points.
  public let contentSize: CGSize
  /// The size of the room for the content, in points.
  public let containerSize: CGSize
  /// The directions in which the view can be scrolled.
  public let axes: Axis.Set
  let values: EnvironmentValues
  /// The rectangles of the views at which scrolling may come to rest.
  let targets: [CGRect]

  /// A value of the environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { values[keyPath: keyPath] }

  var isRightToLeft: Bool { values.layoutDirection == .rightToLeft }
}

/// Comes to rest at multiples of the view's size.
///
/// Follows <https://developer.apple.com/documentation/swiftui/pagingscrolltargetbehavior>.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Creates the behaviour.
  public init() {}

  /// Moves to the next page in the direction of the finger.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(axis) {
      let page = context.containerSize[axis]
      guard page > 0 else { continue }
      let now = (context.originalTarget.rect.origin[axis] / page).rounded()
      let wanted = (target.rect.origin[axis] / page).rounded()
      let last = max(0, ((context.contentSize[axis] - page) / page).rounded(.up))
      target.rect.origin[axis] = min(max(0, min(max(wanted, now - 1), now + 1)), last) * page
    }
  }
}

/// Comes to rest at views.
///
/// Follows <https://developer.apple.com/documentation/swiftui/viewalignedscrolltargetbehavior>.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How many views may be passed at a time.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/viewalignedscrolltargetbehavior/limitbehavior>.
  public struct LimitBehavior: Equatable, Sendable {
    private let raw: Int
    /// Limited where there is little room across.
    public static let automatic = Self(raw: 0)
    /// As many as are seen as a whole.
    public static let always = Self(raw: 1)
    /// Any number.
    public static let never = Self(raw: 2)
    /// A few: as many as are seen as a whole.
    public static let alwaysByFew = Self(raw: 3)
    /// One.
    public static let alwaysByOne = Self(raw: 4)
  }

  private let limit: LimitBehavior
  private let anchor: UnitPoint?

  /// Creates the behaviour.
  public init(limitBehavior: LimitBehavior = .automatic) {
    limit = limitBehavior
    anchor = nil
  }

  /// Creates the behaviour with the point of views that comes to the same point of the scroll view; nil for the upper
  /// leading corner.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    limit = limitBehavior
    self.anchor = anchor
  }

  /// Moves to the nearest view.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(axis) {
      let room = context.containerSize[axis]
      let part = anchor?[axis] ?? (axis == .horizontal && context.isRightToLeft ? 1 : 0)
      // Where the content stands for each of the views to be in its place.
      let places = Set(
        context.targets.map { $0.origin[axis] + part * ($0.size[axis] - room) }
      ).sorted()
      guard !places.isEmpty else { continue }
      func nearest(_ offset: CGFloat) -> Int {
        places.indices.min { abs(places[$0] - offset) < abs(places[$1] - offset) } ?? 0
      }
      let start = nearest(context.originalTarget.rect.origin[axis])
      var index = nearest(target.rect.origin[axis])
      if let most = limit(context, axis) { index = min(max(index, start - most), start + most) }
      let end = max(0, context.contentSize[axis] - room)
      target.rect.origin[axis] = min(max(0, places[min(max(index, 0), places.count - 1)]), end)
    }
  }

  private func limit(_ context: TargetContext, _ axis: Axis) -> Int? {
    switch limit {
    case .never: return nil
    case .alwaysByOne: return 1
    case .automatic where context.values.horizontalSizeClass != .compact: return nil
    default:
      let seen = context.originalTarget.rect.insetBy(dx: -0.5, dy: -0.5)
      let whole = context.targets.filter {
        $0.origin[axis] >= seen.origin[axis]
          && $0.origin[axis] + $0.size[axis] <= seen.origin[axis] + seen.size[axis]
      }
      return max(1, Set(whole.map { $0.origin[axis] }).count)
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Comes to rest at multiples of the view's size.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Comes to rest at the views that ``View/scrollTargetLayout(isEnabled:)`` marks.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// Comes to rest at such views, and passes so many at a time.
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior)
    -> ViewAlignedScrollTargetBehavior
  {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  /// Comes to rest with a point of such a view at the same point of the scroll view.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}

/// A behaviour that is not only UIKit's.
struct AppliedTargetBehavior {
  var behavior: any ScrollTargetBehavior
}

private enum ScrollTargetBehaviorKey: EnvironmentKey {
  static var defaultValue: AppliedTargetBehavior? { nil }
}

extension EnvironmentValues {
  var scrollTargetBehavior: AppliedTargetBehavior? {
    get { self[ScrollTargetBehaviorKey.self] }
    set { self[ScrollTargetBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets where the scroll views in the view come to rest.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/scrolltargetbehavior(_:)>.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    let isPaging = behavior is PagingScrollTargetBehavior
    return transformEnvironment(\.scrolling) { $0.isPaging = isPaging }
      .environment(\.scrollTargetBehavior, isPaging ? nil : AppliedTargetBehavior(behavior: behavior))
  }
}
