import CurbcutSafariServices
import CurbcutUIKit
import Foundation

/// Opens a URL.
///
/// Follows <https://developer.apple.com/documentation/swiftui/openurlaction>.
@MainActor
public struct OpenURLAction: Sendable {
  private let handler: (@MainActor (URL) -> Result)?

  /// What became of a URL.
  public struct Result: Sendable {
    enum Kind { case handled, discarded, system(URL?, prefersInApp: Bool) }
    let kind: Kind

    /// The handler has opened the URL.
    public static let handled = Result(kind: .handled)
    /// The handler has left the URL.
    public static let discarded = Result(kind: .discarded)
    /// The system is to open the URL.
    public static let systemAction = Result(kind: .system(nil, prefersInApp: false))
    /// The system is to open another URL.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url, prefersInApp: false)) }
    /// The system is to open the URL, or another one, within the app where it can.
    ///
    /// - Parameters:
    ///   - url: the other URL; nil for the one that the action was called with.
    ///   - prefersInApp: whether a web page is shown in a browser within the app.
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result {
      Result(kind: .system(url, prefersInApp: prefersInApp))
    }
  }

  /// Creates an action.
  public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  nonisolated init() { handler = nil }

  /// Opens a URL.
  public func callAsFunction(_ url: URL) { self(url) { _ in } }

  /// Opens a URL, and tells whether it was accepted.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    open(url, prefersInApp: false, completion)
  }

  /// Opens a URL, a web page in a browser within the app if that is preferred.
  ///
  /// [callAsFunction(_:prefersInApp:)](https://developer.apple.com/documentation/swiftui/openurlaction/callasfunction(_:prefersinapp:))
  /// - Parameters:
  ///   - url: the URL. Only pages of the web can be shown within the app; others are opened as usual.
  ///   - prefersInApp: whether to stay in the app.
  public func callAsFunction(_ url: URL, prefersInApp: Bool) {
    open(url, prefersInApp: prefersInApp) { _ in }
  }

  private func open(_ url: URL, prefersInApp: Bool, _ completion: @escaping (Bool) -> Void) {
    let result = handler?(url) ?? .systemAction(prefersInApp: prefersInApp)
    switch result.kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other, let staysInApp):
      let target = other ?? url
      guard staysInApp, let screen = Self.browser(for: target), let front = Self.frontController else {
        return UIApplication.shared.open(target, completionHandler: completion)
      }
      front.present(screen, animated: true) { completion(true) }
    }
  }

  private static func browser(for url: URL) -> SFSafariViewController? {
    guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme) else { return nil }
    return SFSafariViewController(url: url)
  }

  /// The controller above all others of the window in use.
  private static var frontController: UIViewController? {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let windows = scenes.flatMap(\.windows)
    var front = (windows.first(where: \.isKeyWindow) ?? windows.first)?.rootViewController
    while let above = front?.presentedViewController, !above.isBeingDismissed { front = above }
    return front
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}

extension EnvironmentValues {
  /// Opens a URL.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/openurl>.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
