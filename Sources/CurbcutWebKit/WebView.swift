import CurbcutSwiftUI
import CurbcutUIKit
import Foundation

/// A view of SwiftUI that shows a page of the web.
///
/// Its elements are those of the page, as in a ``WKWebView``.
/// Follows <https://developer.apple.com/documentation/webkit/webview-swift.struct>.
public struct WebView: View {
  private let source: Source

  private enum Source {
    case page(WebPage)
    case url(URL?)
  }

  /// Creates a view of a page that the app loads.
  public init(_ page: WebPage) { source = .page(page) }

  /// Creates a view of the page at an address; of an empty one for nil.
  public init(url: URL?) { source = .url(url) }

  /// The content of the view.
  public var body: some View {
    switch source {
    case .page(let page): PageSurface(view: page.view).id(ObjectIdentifier(page))
    case .url(let url): AddressView(url: url)
    }
  }
}

/// A view with a page of its own.
private struct AddressView: View {
  let url: URL?
  @State private var page = WebPage()

  var body: some View {
    PageSurface(view: page.view)
      .onChange(of: url, initial: true) { if let url { page.load(url) } }
  }
}

/// The view of a page.
private struct PageSurface: UIViewRepresentable {
  let view: WKWebView
  @Environment(\.webViewHidesBackground) private var hidesBackground

  func makeUIView(context: Context) -> WKWebView { view }

  func updateUIView(_ uiView: WKWebView, context: Context) {
    uiView.scrollView.backgroundColor = hidesBackground ? .clear : .systemBackground
    uiView.backgroundColor = hidesBackground ? .clear : nil
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: WKWebView, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 10, height: 10))
  }
}

private enum HidesBackgroundKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  fileprivate var webViewHidesBackground: Bool {
    get { self[HidesBackgroundKey.self] }
    set { self[HidesBackgroundKey.self] = newValue }
  }
}

extension WebView {
  /// Whether a swipe goes back or forward.
  ///
  /// Follows <https://developer.apple.com/documentation/webkit/webview-swift.struct/backforwardnavigationgesturesbehavior>.
  public struct BackForwardNavigationGesturesBehavior: Hashable, Sendable {
    let isDisabled: Bool
    /// As suits the device.
    public static let automatic = Self(isDisabled: false)
    /// It does.
    public static let enabled = Self(isDisabled: false)
    /// It does not.
    public static let disabled = Self(isDisabled: true)
  }

  /// Whether two fingers enlarge the page.
  public struct MagnificationGesturesBehavior: Hashable, Sendable {
    let isDisabled: Bool
    /// As suits the device.
    public static let automatic = Self(isDisabled: false)
    /// They do.
    public static let enabled = Self(isDisabled: false)
    /// They do not.
    public static let disabled = Self(isDisabled: true)
  }

  /// Whether touching and holding a link shows a preview.
  public struct LinkPreviewBehavior: Hashable, Sendable {
    let isDisabled: Bool
    /// As suits the device.
    public static let automatic = Self(isDisabled: false)
    /// It does.
    public static let enabled = Self(isDisabled: false)
    /// It does not.
    public static let disabled = Self(isDisabled: true)
  }
}

extension View {
  /// Shows or hides what is behind the pages of the web views in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/webviewcontentbackground(_:)>.
  public func webViewContentBackground(_ visibility: Visibility) -> some View {
    environment(\.webViewHidesBackground, visibility == .hidden)
  }

  /// Sets whether a swipe goes back or forward in the web views in the view. No swipe does here.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/webviewbackforwardnavigationgestures(_:)>.
  public func webViewBackForwardNavigationGestures(
    _ value: WebView.BackForwardNavigationGesturesBehavior
  ) -> some View {
    if !value.isDisabled {
      UnsupportedMembers.wasSet("View.webViewBackForwardNavigationGestures: no swipe goes back and forward")
    }
    return self
  }

  /// Sets whether two fingers enlarge the pages of the web views in the view. They do not here.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/webviewmagnificationgestures(_:)>.
  public func webViewMagnificationGestures(_ value: WebView.MagnificationGesturesBehavior) -> some View {
    if !value.isDisabled {
      UnsupportedMembers.wasSet("View.webViewMagnificationGestures: pages keep their size")
    }
    return self
  }

  /// Sets whether touching and holding a link shows a preview. It does not here.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/webviewlinkpreviews(_:)>.
  public func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View {
    if !value.isDisabled { UnsupportedMembers.wasSet("View.webViewLinkPreviews: no preview of a link shows") }
    return self
  }
}
