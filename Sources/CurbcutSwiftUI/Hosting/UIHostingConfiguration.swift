import CurbcutUIKit
import Foundation

/// The content of a cell of UIKit that a view of SwiftUI shows.
///
/// The view's own margins are those of the cell. Its size is the cell's, where that sizes itself. Swipe actions and the
/// alignment of separators are those that the view says with `swipeActions` and the guides of separators, as in a list.
/// What assistive technologies find in the cell are the view's elements.
///
/// Follows <https://developer.apple.com/documentation/swiftui/uihostingconfiguration>.
@preconcurrency @MainActor
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  let content: Content
  let background: Background
  private var ownMargins = HostedMargins()
  private var minimum = HostedMinimum()

  /// Creates a configuration that shows a view.
  ///
  /// - Parameter content: the view.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.content = content()
    background = EmptyView()
  }

  private init<Other: View>(_ other: UIHostingConfiguration<Content, Other>, _ background: Background) {
    content = other.content
    self.background = background
    ownMargins = other.ownMargins
    minimum = other.minimum
  }

  /// Fills the cell behind the view with a style.
  ///
  /// - Parameter style: what fills the cell, to its edges.
  public func background<S: ShapeStyle>(_ style: S)
    -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>>
  {
    UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>>(
      self, _UIHostingConfigurationBackgroundView(style: style))
  }

  /// Puts a view behind the one of the cell.
  ///
  /// - Parameter background: the view, as large as the cell.
  public func background<B: View>(@ViewBuilder content background: () -> B)
    -> UIHostingConfiguration<Content, B>
  {
    UIHostingConfiguration<Content, B>(self, background())
  }

  /// Sets margins around the view; those of the cell by default.
  ///
  /// - Parameters:
  ///   - edges: the edges whose margins are set.
  ///   - length: the margin, in points.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  /// Sets margins around the view; those of the cell by default.
  ///
  /// - Parameters:
  ///   - edges: the edges whose margins are set.
  ///   - insets: the margins, in points.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var copy = self
    copy.ownMargins.set(edges, insets)
    return copy
  }

  /// Sets how small the cell may become.
  ///
  /// - Parameters:
  ///   - width: the least width, in points; nil for the system's.
  ///   - height: the least height, in points; nil for the system's.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var copy = self
    copy.minimum = HostedMinimum(width: width, height: height)
    return copy
  }

  /// Lets the cell become as small as the system has it.
  public func minSize() -> Self { minSize(width: nil, height: nil) }

  public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }

  /// The same: the view asks the environment, and the app its cell, for what changes.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  var look: HostedLook { HostedLook(margins: ownMargins, minimum: minimum) }
}

/// What fills a cell behind its view.
///
/// Follows <https://developer.apple.com/documentation/swiftui/uihostingconfiguration/background(_:)>.
public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
  let style: S

  public var body: some View { Rectangle().fill(style) }
}

/// The margins that an app has set, in points.
struct HostedMargins: Equatable {
  private var own: [Edge: CGFloat] = [:]

  mutating func set(_ edges: Edge.Set, _ insets: EdgeInsets) {
    if edges.contains(.top) { own[.top] = insets.top }
    if edges.contains(.leading) { own[.leading] = insets.leading }
    if edges.contains(.bottom) { own[.bottom] = insets.bottom }
    if edges.contains(.trailing) { own[.trailing] = insets.trailing }
  }

  func insets(over cell: NSDirectionalEdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: own[.top] ?? cell.top, leading: own[.leading] ?? cell.leading, bottom: own[.bottom] ?? cell.bottom,
      trailing: own[.trailing] ?? cell.trailing)
  }
}

/// How small a cell may become, in points.
struct HostedMinimum: Equatable {
  var width: CGFloat?
  var height: CGFloat?

  /// As small as something that fingers can hit.
  static let system: CGFloat = 44
}

/// What a configuration says of the view's place in the cell.
struct HostedLook: Equatable {
  var margins = HostedMargins()
  var minimum = HostedMinimum()
}
