import Foundation

extension UIApplication {
  /// The schemes that the apps on a new device handle.
  private static let systemSchemes: Set<String> = [
    "http", "https", "mailto", "tel", "telprompt", "sms", "facetime", "facetime-audio", "maps", "itms",
    "itms-apps", "itms-appss", "app-settings", "app-settings-notification", "calshow", "shareddocuments",
    "x-apple-reminderkit", "music", "podcasts", "shortcuts", "webcal", "ibooks", "contacts",
    "photos-redirect",
  ]

  /// The schemes that the app itself handles, by its Info.plist.
  private static var ownSchemes: Set<String> {
    let types = AppLaunch.current?.info["CFBundleURLTypes"] as? [[String: Any]] ?? []
    return Set(types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() })
  }

  /// Whether an installed app would open a URL: only the app itself and those that come with the device are
  /// installed.
  ///
  /// - Parameter url: the URL. On iOS the Info.plist must list its scheme; here it need not.
  public func canOpenURL(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    return Self.systemSchemes.contains(scheme) || Self.ownSchemes.contains(scheme)
  }

  /// Opens a URL externally. It is only reported to the host; nothing is opened on the machine.
  ///
  /// A URL with a scheme of the app itself is sent to its delegate, as on iOS.
  ///
  /// - Parameters:
  ///   - url: the URL to open.
  ///   - options: with `universalLinksOnly`, a web page is not opened, as no app handles it.
  ///   - completion: called on the main thread, a moment later, with whether the URL was opened.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let opened = openAtOnce(url, options: options)
    if let completion { UIKitHost.shared.clock.after(0) { completion(opened) } }
  }

  /// Opens a URL externally, as ``open(_:options:completionHandler:)`` does.
  ///
  /// - Parameters:
  ///   - url: the URL to open.
  ///   - options: with `universalLinksOnly`, a web page is not opened, as no app handles it.
  /// - Returns: whether the URL was opened.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    openAtOnce(url, options: options)
  }

  /// Opens a URL, and returns whether it was opened; the older form of ``open(_:options:completionHandler:)``.
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
