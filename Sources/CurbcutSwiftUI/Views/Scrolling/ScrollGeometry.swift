import CurbcutGraphics
import Foundation

/// Where a scroll view is, and how large it and its content are. All lengths are in points.
///
/// Follows <https://developer.apple.com/documentation/swiftui/scrollgeometry>.
public struct ScrollGeometry: Equatable, Sendable, CustomDebugStringConvertible {
  /// The point of the content at the view's upper left corner; negative by the insets at the beginning.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// What is around the content.
  public var contentInsets: EdgeInsets
  /// The size of the view.
  public var containerSize: CGSize

  /// Creates a geometry.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that is in the view.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The part of the content that is in the view and not in its insets.
  public var bounds: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(0, containerSize.width - contentInsets.horizontal),
      height: max(0, containerSize.height - contentInsets.vertical))
  }

  public var debugDescription: String {
    "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), contentInsets: "
      + "\(contentInsets), containerSize: \(containerSize))"
  }
}

/// What a scroll view is doing.
///
/// Follows <https://developer.apple.com/documentation/swiftui/scrollphase>.
public enum ScrollPhase: Hashable, Sendable, CustomDebugStringConvertible {
  /// Nothing.
  case idle
  /// A finger is on it and may begin to scroll. Scroll views go from ``idle`` to ``interacting`` here.
  case tracking
  /// A finger scrolls.
  case interacting
  /// It comes to rest after a finger has scrolled.
  case decelerating
  /// It scrolls to where the app, or an assistive technology, wants it.
  case animating

  /// Whether it is doing anything.
  public var isScrolling: Bool { self != .idle }

  public var debugDescription: String {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .interacting: "interacting"
    case .decelerating: "decelerating"
    case .animating: "animating"
    }
  }
}

/// What is known when a scroll view begins to do something else.
///
/// Follows <https://developer.apple.com/documentation/swiftui/scrollphasechangecontext>.
public struct ScrollPhaseChangeContext {
  /// Where the scroll view is.
  public let geometry: ScrollGeometry
  /// The speed that a finger has given it, in points per second; nil where there is none.
  public let velocity: CGVector?
}

/// Calls a closure when a value that is computed from where a scroll view is has changed.
struct ScrollGeometryModifier<Value: Equatable>: PrimitiveModifier {
  var compute: (ScrollGeometry) -> Value
  var action: (Value, Value) -> Void

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    body(inputs.observingScroll(Observer(modifier)))
  }

  private final class Observer: ScrollObserver {
    private let modifier: Attribute<ScrollGeometryModifier>
    private var last: Value?

    init(_ modifier: Attribute<ScrollGeometryModifier>) { self.modifier = modifier }

    override func geometryMayHaveChanged(_ scroll: any WatchedScroll) {
      let value = GraphNode.untracked { modifier.value }
      let new = value.compute(scroll.geometry)
      guard new != last else { return }
      let old = last
      last = new
      value.action(old ?? new, new)
    }
  }
}

/// Calls a closure when a scroll view begins to do something else.
struct ScrollPhaseModifier: PrimitiveModifier {
  var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    body(inputs.observingScroll(Observer(modifier)))
  }

  private final class Observer: ScrollObserver {
    private let modifier: Attribute<ScrollPhaseModifier>

    init(_ modifier: Attribute<ScrollPhaseModifier>) { self.modifier = modifier }

    override func phaseDidChange(
      _ old: ScrollPhase, _ new: ScrollPhase, _ context: ScrollPhaseChangeContext
    ) {
      GraphNode.untracked { modifier.value }.action(old, new, context)
    }
  }
}

extension _ViewInputs {
  /// The inputs of views whose first scroll view is observed.
  @MainActor
  func observingScroll(_ observer: ScrollObserver) -> _ViewInputs {
    changingEnvironment { $0.scrollObservers.append(observer) }
  }

  /// The inputs of what is inside of a scroll view.
  @MainActor
  var insideScroll: _ViewInputs {
    changingEnvironment { if !$0.scrollObservers.isEmpty { $0.scrollObservers = [] } }
  }
}

extension View {
  /// Calls a closure with a value that is computed from where the first scroll view in the view is, at first and when it
  /// has changed.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/onscrollgeometrychange(for:of:action:)>.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(compute: transform, action: action))
  }

  /// Calls a closure when the first scroll view in the view begins to do something else.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/onscrollphasechange(_:)>.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  /// Calls a closure when the first scroll view in the view begins to do something else, with where it is.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }
}
