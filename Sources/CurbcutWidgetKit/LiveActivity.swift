import CurbcutActivityKit
import CurbcutFoundation
import CurbcutSwiftUI
import Foundation

/// What the views of a Live Activity show.
///
/// Follows <https://developer.apple.com/documentation/widgetkit/activityviewcontext>.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// What stays as it is while the activity goes on.
  public let attributes: Attributes
  /// What changes.
  public let state: Attributes.ContentState
  /// By what the system knows the activity.
  public let activityID: String
  /// Whether the state is no longer so.
  public let isStale: Bool

  package init(
    attributes: Attributes, state: Attributes.ContentState, activityID: String, isStale: Bool
  ) {
    self.attributes = attributes
    self.state = state
    self.activityID = activityID
    self.isStale = isStale
  }
}

/// A Live Activity, as a widget of its own.
///
/// This device has neither a Lock Screen nor a Dynamic Island; previews show what is in them.
/// Follows <https://developer.apple.com/documentation/widgetkit/activityconfiguration>.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  private let content: @MainActor (ActivityViewContext<Attributes>) -> AnyView
  private let island: @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - attributesType: what the activity is about.
  ///   - content: what the Lock Screen shows.
  ///   - dynamicIsland: what the Dynamic Island shows.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    self.content = { AnyView(content($0)) }
    island = { dynamicIsland($0) }
  }

  public func _view(ofActivity context: Any, as kind: ActivityPreviewViewKind) -> AnyView? {
    guard let context = context as? ActivityViewContext<Attributes> else { return nil }
    switch kind.kind {
    case .content: return content(context)
    case .island(let state): return island(context).view(state)
    }
  }
}

/// What the Dynamic Island shows of a Live Activity.
///
/// Follows <https://developer.apple.com/documentation/widgetkit/dynamicisland>.
@MainActor
public struct DynamicIsland {
  private let expanded: @MainActor () -> AnyView
  private let compact: @MainActor () -> AnyView
  private let minimal: @MainActor () -> AnyView

  /// Creates the views.
  ///
  /// - Parameters:
  ///   - expanded: what is shown when the person touches and holds the activity.
  ///   - compactLeading: what is shown before the camera.
  ///   - compactTrailing: what is shown behind it.
  ///   - minimal: what is shown where there are several activities.
  public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {
    self.expanded = { AnyView(ExpandedIsland(regions: expanded().regions)) }
    compact = {
      AnyView(
        HStack(spacing: 0) {
          compactLeading().frame(width: 52.33)
          Spacer(minLength: 0)
          compactTrailing().frame(width: 52.33)
        })
    }
    self.minimal = { AnyView(minimal()) }
  }

  fileprivate func view(_ state: ActivityPreviewViewKind.DynamicIslandPreviewViewState) -> AnyView {
    switch state {
    case .compact: compact()
    case .expanded: expanded()
    case .minimal: minimal()
    }
  }

  /// Sets the tint of the island's edge, which is not drawn here.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
  /// Sets the address that the app is opened with by a tap; there is no island to tap.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  /// Sets the room at the edges, which is the system's here.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland { self }
}

/// How much the Dynamic Island shows.
///
/// Follows <https://developer.apple.com/documentation/widgetkit/dynamicislandmode>.
public struct DynamicIslandMode: Hashable, Sendable {
  private let name: String
  /// All.
  public static let expanded = Self(name: "expanded")
  /// What stands before the camera.
  public static let compactLeading = Self(name: "compactLeading")
  /// What stands behind it.
  public static let compactTrailing = Self(name: "compactTrailing")
  /// What is shown where there are several activities.
  public static let minimal = Self(name: "minimal")
}

/// Where a region of the expanded island is.
///
/// Follows <https://developer.apple.com/documentation/widgetkit/dynamicislandexpandedregionposition>.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private let name: String
  /// Before the camera.
  public static let leading = Self(name: "leading")
  /// Behind it.
  public static let trailing = Self(name: "trailing")
  /// Below the camera.
  public static let center = Self(name: "center")
  /// Below all others.
  public static let bottom = Self(name: "bottom")
}

/// A region of the expanded island.
///
/// Follows <https://developer.apple.com/documentation/widgetkit/dynamicislandexpandedregion>.
@MainActor
public struct DynamicIslandExpandedRegion<Content: View> {
  fileprivate let position: DynamicIslandExpandedRegionPosition
  fileprivate let content: Content

  /// Creates a region.
  ///
  /// - Parameters:
  ///   - position: where it is.
  ///   - priority: the greater, the more room it has beside others; kept, as there is room for all here.
  ///   - content: what it shows.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.position = position
    self.content = content()
  }

  /// Sets the room at the edges, which is the system's here.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double) -> Self { self }
}

/// The regions of the expanded island.
///
/// Follows <https://developer.apple.com/documentation/widgetkit/dynamicislandexpandedcontent>.
public struct DynamicIslandExpandedContent<Content: View> {
  fileprivate let regions: [DynamicIslandExpandedRegionPosition: AnyView]
}

/// Puts the regions of the expanded island together.
///
/// Follows <https://developer.apple.com/documentation/widgetkit/dynamicislandexpandedcontentbuilder>.
@resultBuilder
@MainActor
public enum DynamicIslandExpandedContentBuilder {
  /// One region.
  public static func buildExpression<Content: View>(
    _ region: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<AnyView> {
    DynamicIslandExpandedContent(regions: [region.position: AnyView(region.content)])
  }
  /// Several regions; of two at one position the last one.
  public static func buildBlock(
    _ parts: DynamicIslandExpandedContent<AnyView>...
  ) -> DynamicIslandExpandedContent<AnyView> {
    DynamicIslandExpandedContent(
      regions: parts.reduce(into: [:]) { all, part in all.merge(part.regions) { $1 } })
  }
  /// Regions on a condition.
  public static func buildOptional(
    _ part: DynamicIslandExpandedContent<AnyView>?
  ) -> DynamicIslandExpandedContent<AnyView> { part ?? DynamicIslandExpandedContent(regions: [:]) }
  /// The regions of one of two cases.
  public static func buildEither(
    first part: DynamicIslandExpandedContent<AnyView>
  ) -> DynamicIslandExpandedContent<AnyView> { part }
  /// The regions of the other of two cases.
  public static func buildEither(
    second part: DynamicIslandExpandedContent<AnyView>
  ) -> DynamicIslandExpandedContent<AnyView> { part }
}

/// The regions of the expanded island at their places.
private struct ExpandedIsland: View {
  let regions: [DynamicIslandExpandedRegionPosition: AnyView]

  var body: some View {
    VStack {
      HStack {
        regions[.leading]
        Spacer(minLength: 0)
        regions[.center]
        Spacer(minLength: 0)
        regions[.trailing]
      }
      regions[.bottom]
    }
    .padding()
  }
}

// MARK: - Previews

/// Which view of a Live Activity a preview shows.
///
/// Follows <https://developer.apple.com/documentation/widgetkit/activitypreviewviewkind>.
public struct ActivityPreviewViewKind: Sendable {
  enum Kind: Sendable {
    case content
    case island(DynamicIslandPreviewViewState)
  }

  /// How much the Dynamic Island shows in a preview.
  public enum DynamicIslandPreviewViewState: Hashable, Sendable {
    /// What stands on both sides of the camera.
    case compact
    /// All.
    case expanded
    /// What is shown where there are several activities.
    case minimal
  }

  let kind: Kind

  /// What the Lock Screen shows.
  public static let content = Self(kind: .content)
  /// What the Dynamic Island shows.
  public static func dynamicIsland(_ state: DynamicIslandPreviewViewState) -> Self {
    Self(kind: .island(state))
  }
}

/// Puts the states of a preview's activity together.
@resultBuilder
public enum PreviewActivityBuilder<State> {
  /// The states.
  public static func buildBlock(_ states: State...) -> [State] { states }
}

extension Preview {
  /// Creates a preview of a Live Activity, which shows the first of some states.
  ///
  /// Follows <https://developer.apple.com/documentation/widgetkit/preview(_:as:using:widget:contentstates:)>.
  @MainActor
  public init<Content: Widget, Attributes: ActivityAttributes>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> Content,
    @PreviewActivityBuilder<Attributes.ContentState> contentStates:
      @escaping @MainActor () -> [Attributes.ContentState]
  ) {
    self.init(name, traits: .sizeThatFitsLayout) {
      let content = contentStates().first.flatMap { state in
        widget().body._view(
          ofActivity: ActivityViewContext(
            attributes: attributes, state: state, activityID: "preview", isStale: false), as: kind)
      }
      return ActivityFrame(kind: kind, content: content)
    }
  }
}

/// A view of a Live Activity, as large as on a phone of 393 by 852 points.
///
/// Follows <https://developer.apple.com/design/human-interface-guidelines/live-activities#Specifications>.
private struct ActivityFrame: View {
  let kind: ActivityPreviewViewKind
  let content: AnyView?

  var body: some View {
    switch kind.kind {
    case .content:
      content.frame(width: 371).frame(minHeight: 84, maxHeight: 160).fixedSize(
        horizontal: false, vertical: true
      )
      .background(Color(.systemBackground)).clipShape(.rect(cornerRadius: 22))
    case .island(.expanded):
      island(
        content.frame(width: 371).frame(minHeight: 84, maxHeight: 160).fixedSize(
          horizontal: false, vertical: true))
    case .island(.compact): island(content.frame(width: 230, height: 36.67))
    case .island(.minimal): island(content.frame(minWidth: 36.67, maxWidth: 45).frame(height: 36.67))
    }
  }

  /// The island is black, whatever the appearance.
  private func island(_ view: some View) -> some View {
    view.background(Color.black).clipShape(.rect(cornerRadius: 18)).environment(\.colorScheme, .dark)
  }
}
