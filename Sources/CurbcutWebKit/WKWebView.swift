@_spi(AccessibilityDefaults) import CurbcutUIKit
import Foundation
import FoundationNetworking

/// A view that shows a page.
///
/// There is no browser engine here: the texts, headings, links, images and controls of an HTML page are shown one below
/// the other, so that assistive technologies can read them. Style sheets and scripts are ignored. Pages come from the
/// app and its files; loading a network address fails as on a device without a connection.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkwebview>.
@preconcurrency @MainActor
open class WKWebView: UIView {
  /// The configuration that the view was created with.
  open private(set) var configuration: WKWebViewConfiguration
  /// The navigation delegate; not retained.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The delegate for native user interface; not retained.
  open weak var uiDelegate: (any WKUIDelegate)? {
    didSet { if uiDelegate != nil { UnsupportedMembers.wasSet("WKWebView.uiDelegate: it is never asked") } }
  }
  /// The scroll view that contains the page.
  public let scrollView = UIScrollView(frame: .zero)
  /// The URL of the page; nil before one has been loaded.
  open private(set) var url: URL?
  /// The title of the page; empty if it has none.
  open private(set) var title: String? = ""
  /// Whether a page is being loaded; always false, since pages load synchronously.
  open var isLoading: Bool { false }
  /// The fraction of the page that has been loaded, from 0 to 1.
  open var estimatedProgress: Double { url == nil && pageViews.isEmpty ? 0 : 1 }
  /// Whether everything in the page was loaded securely; false for pages of the app.
  open var hasOnlySecureContent: Bool { false }
  /// Whether a swipe goes back or forward; false by default.
  @Unsupported("WKWebView.allowsBackForwardNavigationGestures: no swipe goes back and forward")
  open var allowsBackForwardNavigationGestures = false
  /// Whether touching and holding a link shows a preview; true by default.
  @Unsupported("WKWebView.allowsLinkPreview: no preview of a link shows")
  open var allowsLinkPreview = true
  /// The colour beyond the page's edges; nil for the system's.
  @Unsupported("WKWebView.underPageBackgroundColor: there is nothing beyond the page's edges")
  open var underPageBackgroundColor: UIColor! = UIColor.systemBackground
  /// The colour that the page asks for around it; nil, as none does here.
  open var themeColor: UIColor? { nil }
  /// Whether the page can be inspected from a Mac; false by default. No Mac looks at it.
  open var isInspectable = false
  /// How large the page is shown; 1 by default.
  @Unsupported("WKWebView.pageZoom: pages have the system's text sizes")
  open var pageZoom: CGFloat = 1
  /// How far the edges of the view are covered, in points; not at all by default.
  @Unsupported("WKWebView.obscuredContentInsets: the page begins at the edges of the view")
  open var obscuredContentInsets = UIEdgeInsets.zero
  /// Whether text can be found in the page; false by default.
  @Unsupported("WKWebView.isFindInteractionEnabled: no text is searched for")
  open var isFindInteractionEnabled = false
  /// What the app keeps of the view, and gives back to show the same again; nil before a page was shown.
  open var interactionState: Any? {
    get { url }
    set { if let url = newValue as? URL, url != self.url { load(url, because: .other) } }
  }
  /// What the view shows pages for, such as `print`; nil by default.
  @Unsupported("WKWebView.mediaType: style sheets are ignored")
  open var mediaType: String? = nil
  /// The user agent string; nil by default.
  @Unsupported("WKWebView.customUserAgent: no server is asked")
  open var customUserAgent: String? = nil

  /// An entry in the history.
  private struct Visit {
    var html: String
    var url: URL?
  }

  private var visits: [Visit] = []
  private var current = -1
  private var pageViews: [UIView] = []
  private lazy var placeholder = PlaceholderView(kind: .web)

  /// Creates a view without a page.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    scrollView.backgroundColor = .systemBackground
    scrollView.alwaysBounceVertical = true
    // Subviews from a storyboard already exist, and belong above the page.
    insertSubview(scrollView, at: 0)
    scrollView.addSubview(placeholder)
  }

  // MARK: Loading

  /// Shows a page from a string. Addresses in it are relative to the base URL.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    navigate(.other, to: baseURL ?? Self.blank) { string }
  }

  /// Shows a file of the app.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    load(URL, because: .other)
  }

  /// Shows data: `text/html` as a page, other text as plain text. Loading fails for any other type.
  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    navigate(.other, to: baseURL) {
      guard MIMEType.hasPrefix("text/") else { throw URLError(.cannotDecodeContentData) }
      let text = String(decoding: data, as: UTF8.self)
      return MIMEType == "text/html" ? text : Self.page(ofPlainText: text)
    }
  }

  /// Shows the file that a request is for. For a network address, loading fails.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    var request = request
    return RequestAddress.of(&request).flatMap { load($0, because: .other) }
  }

  private static let blank = URL(fileURLWithPath: "/")

  private static func page(ofPlainText text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .split(separator: "\n").map { "<p>\($0)</p>" }.joined()
  }

  /// Shows the page at an address.
  @discardableResult
  final func open(_ url: URL) -> WKNavigation? { load(url, because: .other) }

  /// The pages that have been shown, in their order.
  final var visited: [(title: String?, url: URL)] {
    visits.map { (HTMLPage(html: $0.html).title, $0.url ?? Self.blank) }
  }

  /// The number of the present page among those that have been shown; -1 before one was.
  final var placeInHistory: Int { current }

  @discardableResult
  private func load(_ url: URL, because type: WKNavigationType) -> WKNavigation? {
    navigate(type, to: url) {
      guard url.isFileURL else { throw URLError(.notConnectedToInternet) }
      let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
      return ["html", "htm", "xhtml"].contains(url.pathExtension.lowercased())
        ? text : Self.page(ofPlainText: text)
    }
  }

  private func navigate(
    _ type: WKNavigationType, to url: URL, html: () throws -> String
  ) -> WKNavigation? {
    var policy = WKNavigationActionPolicy.cancel
    let action = WKNavigationAction(type, url, in: self)
    if let navigationDelegate {
      let preferences = configuration.defaultWebpagePreferences ?? WKWebpagePreferences()
      navigationDelegate.webView(self, decidePolicyFor: action, preferences: preferences) { answer, _ in
        policy = answer
      }
    } else {
      policy = .allow
    }
    guard policy == .allow else { return nil }
    let navigation = WKNavigation()
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    do {
      let html = try html()
      visits = Array(visits.prefix(current + 1)) + [Visit(html: html, url: url == Self.blank ? nil : url)]
      current = visits.count - 1
      navigationDelegate?.webView(self, didCommit: navigation)
      show(visits[current])
      navigationDelegate?.webView(self, didFinish: navigation)
    } catch {
      navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
    }
    return navigation
  }

  /// Shows the page again. Returns nil when there is none.
  @discardableResult
  open func reload() -> WKNavigation? { revisit(current) }

  /// Does nothing, since pages load synchronously.
  open func stopLoading() {}

  /// Whether there is a page to go back to.
  open var canGoBack: Bool { current > 0 }
  /// Whether there is a page to go forward to.
  open var canGoForward: Bool { current + 1 < visits.count }

  /// Goes back one page. Returns nil when there is none.
  @discardableResult
  open func goBack() -> WKNavigation? { canGoBack ? revisit(current - 1) : nil }

  /// Goes forward one page. Returns nil when there is none.
  @discardableResult
  open func goForward() -> WKNavigation? { canGoForward ? revisit(current + 1) : nil }

  /// Shows a page of the history again. Returns nil when there is none.
  @discardableResult
  final func revisit(_ place: Int) -> WKNavigation? {
    guard visits.indices.contains(place) else { return nil }
    current = place
    let navigation = WKNavigation()
    navigationDelegate?.webView(self, didCommit: navigation)
    show(visits[place])
    navigationDelegate?.webView(self, didFinish: navigation)
    return navigation
  }

  /// Calls the handler with an error, since scripts cannot be run here.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, URLError(.unsupportedURL)) }

  // MARK: The page

  private func show(_ visit: Visit) {
    let page = HTMLPage(html: visit.html)
    url = visit.url
    title = page.title ?? ""
    placeholder.removeFromSuperview()
    for view in pageViews { view.removeFromSuperview() }
    pageViews = page.pieces.map { view(for: $0, language: page.language) }
    for view in pageViews { scrollView.addSubview(view) }
    setNeedsLayout()
    if window != nil { UIAccessibility.post(notification: .layoutChanged, argument: nil) }
  }

  private func view(for piece: HTMLPage.Piece, language: String?) -> UIView {
    switch piece {
    case .heading(let level, let text):
      let styles: [UIFont.TextStyle] = [.largeTitle, .title1, .title2, .title3, .headline, .headline]
      let label = label(text, styles[min(max(level, 1), 6) - 1], language)
      label.accessibilityTraits = [.staticText, .header, .webContent]
      label.accessibilityAttributedLabel = NSAttributedString(
        string: text, attributes: [.accessibilityTextHeadingLevel: level])
      return label
    case .text(let text): return label(text, .body, language)
    case .link(let text, let address):
      let link = WebLink(text: text) { [weak self] in self?.follow(address) }
      link.accessibilityLanguage = language
      return link
    case .image(let description):
      let label = label(description, .caption1, language)
      label.accessibilityTraits = [.image, .webContent]
      return label
    case .button(let title):
      let button = UIButton(type: .system)
      button.setTitle(title.isEmpty ? SystemWord.submit.text : title, for: .normal)
      button.contentHorizontalAlignment = .leading
      button.accessibilityTraits = [.button, .webContent]
      button.accessibilityLanguage = language
      return button
    case .field(let name, let value):
      let field = UITextField(frame: .zero)
      field.borderStyle = .roundedRect
      field.text = value
      field.accessibilityLabel = name.isEmpty ? nil : name
      field.accessibilityLanguage = language
      return field
    }
  }

  private func label(_ text: String, _ style: UIFont.TextStyle, _ language: String?) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.accessibilityTraits = [.staticText, .webContent]
    label.accessibilityLanguage = language
    return label
  }

  private func follow(_ address: String) {
    guard let target = URL(string: address, relativeTo: url) else { return }
    _ = load(target.absoluteURL, because: .linkActivated)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    placeholder.frame = scrollView.bounds
    let width = max(0, bounds.width - 16)
    var y: CGFloat = 8
    for view in pageViews {
      let room = CGSize(width: width, height: CGFloat.greatestFiniteMagnitude)
      let height = max(view.sizeThatFits(room).height, view is UIControl ? 34 : 0)
      view.frame = CGRect(x: 8, y: y, width: width, height: height)
      y += height + 8
    }
    scrollView.contentSize = CGSize(width: bounds.width, height: pageViews.isEmpty ? 0 : y)
  }
}

/// A link in a page.
private final class WebLink: UIControl {
  private let label = UILabel()
  private let follow: () -> Void

  init(text: String, follow: @escaping () -> Void) {
    self.follow = follow
    super.init(frame: .zero)
    label.isAccessibilityElement = false
    label.text = text
    label.font = .preferredFont(forTextStyle: .body)
    label.textColor = .link
    label.numberOfLines = 0
    addSubview(label)
    addAction(UIAction { _ in follow() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { label.sizeThatFits(size) }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: WebLink.self, over: UIControl.accessibilityDefaults
  ) { answers, inherited in
    answers.isElement = { _ in true }
    answers.label = { link in link.label.text }
    answers.traits = { link in inherited.traits(of: link).union([.link, .webContent]) }
    answers.activate = { link in
      link.follow()
      return true
    }
  }
}
