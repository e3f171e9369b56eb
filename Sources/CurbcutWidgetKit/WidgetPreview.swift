import CurbcutSwiftUI
import Foundation

/// What a preview is shown in, beside a screen.
///
/// Follows <https://developer.apple.com/documentation/swiftui/previewcontext>.
public protocol PreviewContext {
  /// What the context says under a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// Something that a context says.
public protocol PreviewContextKey {
  /// The type of what it says.
  associatedtype Value
  /// What it says where nothing was set.
  static var defaultValue: Value { get }
}

/// A widget in which a view is shown.
///
/// Follows <https://developer.apple.com/documentation/widgetkit/widgetpreviewcontext>.
public struct WidgetPreviewContext: PreviewContext {
  let family: WidgetFamily

  /// Creates the context of a widget.
  public init(family: WidgetFamily) { self.family = family }

  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

extension View {
  /// Shows the view of a preview in a widget.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/previewcontext(_:)>.
  @ViewBuilder public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    if let family = (value as? WidgetPreviewContext)?.family {
      // Before iOS 17, content reached the edges of a widget, and previews of this kind are as old.
      WidgetFrame(family: family, hasMargins: false, content: self)
    } else {
      self
    }
  }
}

/// Puts the entries of a preview's timeline together.
///
/// Follows <https://developer.apple.com/documentation/widgetkit/previewtimelinebuilder>.
@resultBuilder
public enum PreviewTimelineBuilder {
  /// The entries.
  public static func buildBlock<Entry: TimelineEntry>(_ entries: Entry...) -> [Entry] { entries }
}

extension Preview {
  /// Creates a preview of a widget, which shows the first entry of a timeline.
  ///
  /// Follows <https://developer.apple.com/documentation/widgetkit/preview(_:as:widget:timeline:)>.
  @MainActor
  public init<Content: Widget, Entry: TimelineEntry>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Content,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [Entry]
  ) {
    self.init(name, traits: .sizeThatFitsLayout) {
      let configuration = widget().body
      return WidgetFrame(
        family: family, hasMargins: configuration._hasContentMargins,
        content: timeline().first.flatMap { configuration._view(of: $0) })
    }
  }

  /// Creates a preview of a widget, which shows what its provider gives before there is anything else.
  ///
  /// Follows <https://developer.apple.com/documentation/widgetkit/preview(_:as:widget:timelineprovider:)>.
  @MainActor
  public init<Content: Widget, Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Content,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(name, traits: .sizeThatFitsLayout) {
      let configuration = widget().body
      let context = TimelineProviderContext(family: family, isPreview: true, displaySize: family.size)
      return WidgetFrame(
        family: family, hasMargins: configuration._hasContentMargins,
        content: configuration._view(of: timelineProvider().placeholder(in: context)))
    }
  }
}

extension WidgetFamily {
  /// The size on a phone of 393 by 852 points, and on an iPad for the largest one.
  ///
  /// Follows <https://developer.apple.com/design/human-interface-guidelines/widgets#Specifications>.
  var size: CGSize {
    switch self {
    case .systemSmall: CGSize(width: 158, height: 158)
    case .systemMedium: CGSize(width: 338, height: 158)
    case .systemLarge: CGSize(width: 338, height: 354)
    case .systemExtraLarge: CGSize(width: 715, height: 348)
    case .accessoryCircular: CGSize(width: 72, height: 72)
    case .accessoryRectangular: CGSize(width: 160, height: 72)
    case .accessoryInline: CGSize(width: 234, height: 26)
    }
  }

  fileprivate var isOnLockScreen: Bool { rawValue >= WidgetFamily.accessoryCircular.rawValue }
}

/// A view in a widget.
struct WidgetFrame<Content: View>: View {
  let family: WidgetFamily
  let hasMargins: Bool
  let content: Content
  @State private var background = WidgetBackground()

  private var margins: CGFloat { hasMargins && !family.isOnLockScreen ? 16 : 0 }

  var body: some View {
    let size = family.size
    content
      .environment(\.widgetFamily, family)
      .environment(\.widgetRenderingMode, family.isOnLockScreen ? .vibrant : .fullColor)
      .environment(\.widgetBackground, background)
      .padding(margins)
      .frame(width: size.width, height: size.height)
      .background {
        if let shown = background.view {
          shown
        } else if !family.isOnLockScreen {
          Color(.systemBackground)
        }
      }
      .clipShape(.rect(cornerRadius: family.isOnLockScreen ? 0 : 22))
      .ignoresSafeArea()
  }
}
