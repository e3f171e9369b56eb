import CurbcutUIKit
import Foundation

/// What is known of a page that a link leads to.
///
/// Follows <https://developer.apple.com/documentation/linkpresentation/lplinkmetadata>.
open class LPLinkMetadata: NSObject, NSCopying {
  /// The address that was asked for.
  open var originalURL: URL?
  /// The address of the page.
  open var url: URL?
  /// The title.
  open var title: String?
  /// The icon.
  open var iconProvider: NSItemProvider?
  /// The picture.
  open var imageProvider: NSItemProvider?
  /// The video.
  open var videoProvider: NSItemProvider?
  /// The address of the video.
  open var remoteVideoURL: URL?

  /// Creates metadata in which nothing is known.
  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = LPLinkMetadata()
    copy.originalURL = originalURL
    copy.url = url
    copy.title = title
    copy.iconProvider = iconProvider
    copy.imageProvider = imageProvider
    copy.videoProvider = videoProvider
    copy.remoteVideoURL = remoteVideoURL
    return copy
  }
}

/// Why nothing was found out about a page.
///
/// Follows <https://developer.apple.com/documentation/linkpresentation/lperror-swift.struct>.
public struct LPError: _SystemError {
  /// The reason.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = LPError

    /// It is not known.
    case unknown = 1
    /// The page could not be loaded.
    case metadataFetchFailed
    /// The app cancelled.
    case metadataFetchCancelled
    /// It took too long.
    case metadataFetchTimedOut
    /// It may not be loaded.
    case metadataFetchNotAllowed
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  /// The domain of the errors.
  public static var _nsErrorDomain: String { "LPErrorDomain" }

  /// It is not known.
  public static var unknown: Code { .unknown }
  /// The page could not be loaded.
  public static var metadataFetchFailed: Code { .metadataFetchFailed }
  /// The app cancelled.
  public static var metadataFetchCancelled: Code { .metadataFetchCancelled }
  /// It took too long.
  public static var metadataFetchTimedOut: Code { .metadataFetchTimedOut }
  /// It may not be loaded.
  public static var metadataFetchNotAllowed: Code { .metadataFetchNotAllowed }
}

/// Finds out about the page that a link leads to.
///
/// Nothing is loaded here: it fails, as on a device without a network.
/// Follows <https://developer.apple.com/documentation/linkpresentation/lpmetadataprovider>.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  /// Whether the icon, the picture and the video are loaded, too.
  open var shouldFetchSubresources = true
  /// After how many seconds it fails.
  open var timeout: TimeInterval = 30

  /// Creates a provider.
  public override init() { super.init() }

  /// Finds out about a page: it fails, on another thread.
  open func startFetchingMetadata(
    for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(nil, LPError(.metadataFetchFailed)) }
  }

  /// Finds out about a page: it fails.
  open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
    throw LPError(.metadataFetchFailed)
  }

  /// Ends it.
  open func cancel() {}
}

/// A link with the title and the picture of its page: one element, a link.
///
/// Follows <https://developer.apple.com/documentation/linkpresentation/lplinkview>.
open class LPLinkView: UIView {
  /// What is known of the page.
  open var metadata: LPLinkMetadata { didSet { update() } }
  private let title = UILabel()
  private let host = UILabel()
  private let url: URL?

  /// Creates a view for an address of which nothing is known yet.
  public init(url: URL) {
    metadata = LPLinkMetadata()
    metadata.url = url
    self.url = url
    super.init(frame: .zero)
    build()
  }

  /// Creates a view.
  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    url = metadata.url ?? metadata.originalURL
    super.init(frame: .zero)
    build()
  }

  public required init?(coder: NSCoder) { nil }

  private func build() {
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    title.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: .boldSystemFont(ofSize: 15))
    title.numberOfLines = 2
    host.font = .preferredFont(forTextStyle: .footnote)
    host.textColor = .secondaryLabel
    for label in [title, host] {
      label.adjustsFontForContentSizeCategory = true
      addSubview(label)
    }
    isAccessibilityElement = true
    accessibilityTraits = .link
    update()
  }

  private var address: URL? { metadata.url ?? metadata.originalURL ?? url }

  private func update() {
    let name = address?.host(percentEncoded: false).map {
      $0.hasPrefix("www.") ? String($0.dropFirst(4)) : $0
    }
    title.text = metadata.title ?? name ?? address?.absoluteString
    host.text = metadata.title == nil ? nil : name
    accessibilityLabel = [title.text, host.text].compactMap { $0 }.joined(separator: ", ")
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: 300, height: 1_000)) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = min(size.width, 300)
    let inner = CGSize(width: width - 32, height: size.height)
    let heights = [title, host].map { $0.text == nil ? 0 : $0.sizeThatFits(inner).height }
    return CGSize(width: width, height: heights.reduce(20, +))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(bounds.width - 32, 0)
    var y: CGFloat = 10
    for label in [title, host] where label.text != nil {
      let height = label.sizeThatFits(CGSize(width: width, height: bounds.height)).height
      label.frame = CGRect(x: 16, y: y, width: width, height: height)
      y += height
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, bounds.contains(touch.location(in: self)) { openLink() }
    super.touchesEnded(touches, with: event)
  }

  open override func accessibilityActivate() -> Bool { openLink() }

  @discardableResult
  private func openLink() -> Bool {
    guard let address else { return false }
    UIApplication.shared.open(address)
    return true
  }
}
