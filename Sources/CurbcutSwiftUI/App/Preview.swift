import CurbcutUIKit

/// A preview of a view, as `#Preview` declares it.
///
/// Follows <https://developer.apple.com/documentation/developertoolssupport/preview>.
public struct Preview {
  /// The traits of previews of views.
  ///
  /// Follows <https://developer.apple.com/documentation/developertoolssupport/preview/viewtraits>.
  public struct ViewTraits: Sendable {}

  enum Content {
    case view(@MainActor () -> any View)
    case uiView(@MainActor () -> UIView)
    case controller(@MainActor () -> UIViewController)
  }

  let name: String?
  let traits: [PreviewTrait<ViewTraits>]
  let content: Content

  /// Creates a preview of a view.
  @MainActor public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    content = .view(body)
  }

  /// Creates a preview of a view of UIKit.
  @_disfavoredOverload
  @MainActor public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIView
  ) {
    self.name = name
    self.traits = traits
    content = .uiView(body)
  }

  /// Creates a preview of a view controller.
  @_disfavoredOverload
  @MainActor public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UIViewController
  ) {
    self.name = name
    self.traits = traits
    content = .controller(body)
  }
}

/// How a preview is shown.
///
/// Follows <https://developer.apple.com/documentation/developertoolssupport/previewtrait>.
public struct PreviewTrait<T> {
  enum Kind {
    case layout(PreviewLayout)
    case orientation(InterfaceOrientation)
    case assistiveAccess
    case modifier(@MainActor (AnyView) -> AnyView)
  }

  let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The whole screen of the device.
  public static var defaultLayout: PreviewTrait { PreviewTrait(kind: .layout(.device)) }
  /// The size that the view chooses.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(kind: .layout(.sizeThatFits)) }
  /// A size of its own, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(kind: .layout(.fixed(width: width, height: height)))
  }
  /// Upright.
  public static var portrait: PreviewTrait { PreviewTrait(kind: .orientation(.portrait)) }
  /// Upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(kind: .orientation(.portraitUpsideDown)) }
  /// Sideways, its top to the left.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(kind: .orientation(.landscapeLeft)) }
  /// Sideways, its top to the right.
  public static var landscapeRight: PreviewTrait { PreviewTrait(kind: .orientation(.landscapeRight)) }
  /// In Assistive Access.
  public static var assistiveAccess: PreviewTrait { PreviewTrait(kind: .assistiveAccess) }
  /// With a modifier and its context around the view.
  @preconcurrency @MainActor public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait {
    PreviewTrait(kind: .modifier { AnyView(ModifiedPreview(modifier: modifier, content: $0)) })
  }
}

/// What is put around the view of a preview, with a context that several share.
///
/// Follows <https://developer.apple.com/documentation/swiftui/previewmodifier>.
@preconcurrency @MainActor
public protocol PreviewModifier {
  /// The type of what the previews share; `Void` where there is nothing to share.
  associatedtype Context = Void
  /// The type of the view that `body(content:context:)` returns.
  associatedtype Body: View
  /// The view of the preview.
  typealias Content = PreviewModifierContent
  /// Makes the context.
  static func makeSharedContext() async throws -> Context
  /// The modified view.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// No context.
  public static func makeSharedContext() async throws {}
}

/// The view of a preview to which a modifier is applied.
///
/// Follows <https://developer.apple.com/documentation/swiftui/previewmodifiercontent>.
public struct PreviewModifierContent: View {
  let content: AnyView

  public var body: some View { content }
}

/// A preview with a modifier, as soon as its context is there.
private struct ModifiedPreview<M: PreviewModifier>: View {
  let modifier: M
  let content: AnyView
  @State private var context: M.Context?
  @State private var problem: String?

  var body: some View {
    if let context = context ?? (() as? M.Context) {
      modifier.body(content: PreviewModifierContent(content: content), context: context)
    } else {
      Text(verbatim: problem ?? "").task {
        do { context = try await M.makeSharedContext() } catch { problem = "\(error)" }
      }
    }
  }
}
