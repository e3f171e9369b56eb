import Foundation

extension UIApplication {
  /// The schemes that the apps of a new device answer.
  private static let systemSchemes: Set<String> = [
    "http", "https", "mailto", "tel", "telprompt", "sms", "facetime", "facetime-audio", "maps", "itms",
    "itms-apps", "itms-appss", "app-settings", "app-settings-notification", "calshow", "shareddocuments",
    "x-apple-reminderkit", "music", "podcasts", "shortcuts", "webcal", "ibooks", "contacts",
    "photos-redirect",
  ]

  /// The schemes that the app itself answers, by its Info.plist.
  private static var ownSchemes: Set<String> {
    let types = AppLaunch.current?.info["CFBundleURLTypes"] as? [[String: Any]] ?? []
    return Set(types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() })
  }

  /// Whether some app would open a URL: those that come with the device are there, others are not.
  ///
  /// - Parameter url: of a scheme that the Info.plist need not list here; on iOS it must.
  public func canOpenURL(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    return Self.systemSchemes.contains(scheme) || Self.ownSchemes.contains(scheme)
  }

  /// Opens a URL outside of the app. The host is told which; nothing is opened on the machine.
  ///
  /// A URL of the app's own comes back to its delegate, as on iOS.
  ///
  /// - Parameters:
  ///   - url: what to open.
  ///   - options: with `universalLinksOnly`, a web page is not opened, for there is no app for it.
  ///   - completion: hears whether something opened the URL; on the main thread, a moment later.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let opened = openAtOnce(url, options: options)
    if let completion { UIKitHost.shared.clock.after(0) { completion(opened) } }
  }

  /// Opens a URL outside of the app, as ``open(_:options:completionHandler:)`` does.
  ///
  /// - Parameters:
  ///   - url: what to open.
  ///   - options: with `universalLinksOnly`, a web page is not opened, for there is no app for it.
  /// - Returns: whether something opened the URL.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    openAtOnce(url, options: options)
  }

  /// Opens a URL; the old form, which nothing tells whether it worked.
  @discardableResult
  public func openURL(_ url: URL) -> Bool { openAtOnce(url, options: [:]) }

  private func openAtOnce(_ url: URL, options: [OpenExternalURLOptionsKey: Any]) -> Bool {
    let mustBeApp = options[.universalLinksOnly] as? Bool ?? false
    guard canOpenURL(url), !(mustBeApp && url.scheme?.hasPrefix("http") == true) else { return false }
    if let scheme = url.scheme?.lowercased(), Self.ownSchemes.contains(scheme) {
      UIKitHost.shared.send(url)
    } else {
      UIKitHost.shared.appOpened(url)
    }
    return true
  }
}
